/** The made-up domain on a server, for tests of bodies: whatever is sent, no file of it stays, and nothing is reported. */
import { existsSync, readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { until } from "@mentorkit/test-kit/waiting/until"
import { afterAll, afterEach, assert, beforeAll } from "vitest"
import { endpoints, newKit } from "./demo-domain.js"
import { type Host, serve } from "./mounted-server.js"

const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`mentorkit-upload-${process.pid}-`))

export const useBodySite = () => {
  const kit = newKit()
  const before = folders()
  let host: Host
  beforeAll(async () => {
    host = await serve(kit, endpoints)
  })
  /** Folders of requests that are under way. */
  const newFolders = () => folders().filter((name) => !before.includes(name))
  afterEach(() => {
    assert.deepStrictEqual(newFolders(), [])
    assert.isFalse(kit.seen.paths.some(existsSync))
    assert.deepStrictEqual(host.reported, [])
  })
  afterAll(() => host.close())
  return {
    kit,
    host: () => host,
    newFolders,
    someFolder: () => until("a folder", async () => (newFolders().length > 0 ? true : undefined)),
    noFolder: () => until("no folder", async () => (newFolders().length === 0 ? true : undefined))
  }
}
