/** Uploads to a host whose disk is full: what cannot be stored is refused, leaves nothing, and comes later. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Failure, type Result, unwrap } from "@mentorkit/client"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import { film } from "@mentorkit/test-kit/files/films"
import { fillDisk, fillDiskAfter, hasFullDevice } from "@mentorkit/test-kit/files/full-disk"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { afterAll, assert, describe, it } from "vitest"
import { newMember } from "../support/market.js"
import { sendChunk, startUpload } from "../support/uploads.js"

const bytes = film(3 * chunkSize)

// The file system's own ENOSPC, by /dev/full; at once, and once half a chunk or half the film lies on the disk.
describe.skipIf(!hasFullDevice)("uploads to a full disk", () => {
  const filesDir = mkdtempSync(join(tmpdir(), "mentorkit-films-"))
  const host = useHost("PGlite", { filesDir })
  afterAll(() => rmSync(filesDir, { recursive: true, force: true }))

  /** Stored files and unfinished ones. */
  const onDisk = () =>
    readdirSync(filesDir, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [entry.name] : []
    )
  const registered = () => host().sql((sql) => sql`select key from stored_files`)
  const chunksOf = (id: string) => host().sql((sql) => sql`select index from upload_chunks where upload_id = ${id}`)

  const fills: Readonly<Record<string, (bytes: number) => Promise<() => unknown>>> = {
    "at once": async () => fillDisk(filesDir),
    "in the middle": (room) => fillDiskAfter(room, filesDir)
  }

  // Falls where it is a fault of the host's (500), where half a file stays, where the chunks go before the film is there, and
  // where a chunk counts that is not there. Seen to fall without the `unlink` of the unfinished file in the folder's store, and
  // without `orGiveUp` around a chunk, whose registration stays then.
  it.each(Object.entries(fills))(
    "may go on later where it is full %s of a chunk and of the whole file",
    async (_, fill) => {
      const { client } = await newMember(host(), "Emil Voll")
      const id = await startUpload(client, bytes.length)
      const refused = async (room: number, work: () => Promise<Result<unknown, Failure>>) => {
        const there = onDisk()
        const emptied = await fill(room)
        const answer = await work().finally(emptied)
        if (answer.ok) assert.fail("it was no failure")
        assert.deepInclude(answer.error, { status: 503, code: "ServiceUnavailable" })
        assert.deepStrictEqual(onDisk(), there)
        await host().advance(60)
        assert.strictEqual((await registered()).length, there.length)
      }
      unwrap(await sendChunk(client, id, 2, bytes))
      await refused(chunkSize / 2, () => sendChunk(client, id, 0, bytes))
      assert.deepStrictEqual(await chunksOf(id), [{ index: 2 }])
      for (const index of [0, 1]) unwrap(await sendChunk(client, id, index, bytes))
      await refused(1.5 * chunkSize, () => client.uploads.completeUpload({ id }))
      assert.lengthOf(await chunksOf(id), 3)
      const { upload } = unwrap(await client.uploads.completeUpload({ id }))
      const whole = await fetch(upload.url ?? "")
      assert.isTrue(Buffer.from(await whole.arrayBuffer()).equals(bytes))
      unwrap(await client.uploads.deleteUpload({ id }))
      await host().advance(60)
      assert.deepStrictEqual([onDisk(), await registered()], [[], []])
    }
  )
})
