/** Repositories, migrations and personal data are made of the manifests: a folder that no line names would be lost. */
import { existsSync, readdirSync } from "node:fs"
import { describe, expect, it } from "vitest"
import * as domains from "../src/domains.js"

const source = new URL("../src/", import.meta.url)
const folders = readdirSync(source).filter((name) => existsSync(new URL(`${name}/manifest.ts`, source)))

describe.each(folders.filter((name) => name !== "database"))("the domain %s", (folder) => {
  it("is in the list of domains", async () => {
    const manifests: ReadonlyArray<unknown> = Object.values(await import(new URL(`${folder}/manifest.ts`, source).href))
    const listed: ReadonlyArray<unknown> = Object.values(domains)
    expect(
      manifests.filter((one) => !listed.includes(one)),
      `adapters-pg/src/domains.ts has no line for ${folder}`
    ).toEqual([])
  })
})
