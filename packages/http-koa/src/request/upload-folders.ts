/** Where the files of a request lie while it is answered: a folder each, which nobody else on the machine may enter. */
import { randomBytes } from "node:crypto"
import { mkdtemp, open, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

const prefix = "mentorkit-upload-"
/** No request takes that long. */
const abandonedMillis = 60 * 60_000

export const newUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`))

export const removeFolder = (path: string): Promise<void> => rm(path, { recursive: true, force: true })

/** Rejects where no request could put a file down now. */
export const checkUploads = async (): Promise<void> => {
  const folder = await newUploadFolder()
  try {
    const file = await open(join(folder, "check"), "wx")
    await file
      .writeFile(randomBytes(64 * 1024))
      .then(() => file.sync())
      .finally(() => file.close())
  } finally {
    await removeFolder(folder)
  }
}

const isAbandoned = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > abandonedMillis,
    () => false
  )

/** Removes what hosts on this machine left behind that died in the middle of a request. */
export const removeAbandonedUploads = async (): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    const path = join(tmpdir(), name)
    if (name.startsWith(prefix) && (await isAbandoned(path))) await removeFolder(path)
  }
}
