/** What a host that died in the middle of an upload has left on the machine's disk. */
import { existsSync } from "node:fs"
import { utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { assert, it } from "vitest"
import { newUploadFolder, removeAbandonedUploads, removeFolder } from "../../src/request/upload-folders.js"

const hours = 60 * 60

it("folders of uploads that nobody answers any more are removed, and those of today's requests stay", async () => {
  const [old, young] = [await newUploadFolder(), await newUploadFolder()]
  await writeFile(join(old, "0"), "a passport")
  const then = Date.now() / 1000 - 2 * hours
  await utimes(old, then, then)
  await removeAbandonedUploads()
  assert.deepStrictEqual([existsSync(old), existsSync(young)], [false, true])
  await removeFolder(young)
})
