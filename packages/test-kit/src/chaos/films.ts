/** People who send films in chunks, through whichever host takes them, and do not give up when one dies. */
import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Client } from "@mentorkit/client"
import { film } from "../files/films.js"
import { pathsIn } from "../files/folders.js"
import type { Finding } from "./audit.js"
import type { Dice } from "./dice.js"
import type { Acknowledged } from "./journal.js"
import type { OwnMarket } from "./own-market.js"

const chunkSize = 1024 * 1024
const mostTries = 6

interface Sending {
  readonly client: Client
  readonly dice: Dice
  readonly id: string
  readonly bytes: Buffer<ArrayBuffer>
}

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex")

const sendOne = ({ bytes, client, dice, id }: Sending, index: number) => {
  const payload = new Blob([bytes.subarray(index * chunkSize, (index + 1) * chunkSize)])
  return client.uploads.sendChunk(
    { id, index, payload },
    { timeoutMs: dice.chance(0.1) ? dice.between(1, 60) : 30_000 }
  )
}

/** Each missing chunk twice, which is to two hosts as often as not. False where they are not there after some tries. */
const sendMissing = async (sending: Sending): Promise<boolean> => {
  const { bytes, client, id } = sending
  const indexes = Array.from({ length: Math.ceil(bytes.length / chunkSize) }, (_, index) => index).reverse()
  for (let tries = 0; tries < mostTries; tries++) {
    const found = await client.uploads.getUpload({ id })
    if (!found.ok) continue
    const { received_chunks: received } = found.data.upload
    const missing = indexes.filter((index) => !received.includes(index))
    if (missing.length === 0) return true
    await Promise.all([...missing, ...missing].map((index) => sendOne(sending, index)))
  }
  return false
}

const remove = async ({ client, id }: Sending, journal: Acknowledged) => {
  const removed = await client.uploads.deleteUpload({ id })
  if (removed.ok) journal.removed.push({ id })
}

/** Asked for twice at once; most people change their minds, some of them meanwhile. */
const finish = async (sending: Sending, journal: Acknowledged) => {
  const { bytes, client, dice, id } = sending
  const sha256 = sha256Of(bytes)
  const [isKept, isHasty] = [dice.chance(0.4), dice.chance(0.4)]
  const complete = () => client.uploads.completeUpload({ id, sha256 })
  const hasty = !isKept && isHasty ? remove(sending, journal) : undefined
  const all = await Promise.all([complete(), complete()])
  await hasty
  for (const completed of all) {
    if (completed.ok && completed.data.upload.sha256 !== sha256)
      journal.unlike.push({ first: sha256, second: completed })
  }
  if (!isKept) return remove(sending, journal)
  if (all.some(({ ok }) => ok)) journal.uploaded.push({ id })
}

export const sendFilm = async (client: Client, dice: Dice, journal: Acknowledged): Promise<void> => {
  const bytes = film(dice.between(1, dice.chance(0.3) ? 1_300_000 : 100_000), dice.between(1, 2 ** 30))
  const input = { purpose: "chat_file", filename: "film.mp4", mime: "video/mp4", size: bytes.length } as const
  const begun = await client.uploads.startUpload(input)
  if (!begun.ok) return
  const sending = { client, dice, bytes, id: begun.data.upload.upload_id }
  if (await sendMissing(sending)) await finish(sending, journal)
  else await remove(sending, journal)
}

type Place = Pick<OwnMarket, "database" | "filesDir">

const findingOf = (check: string, rows: ReadonlyArray<object>): ReadonlyArray<Finding> =>
  rows.length === 0 ? [] : [{ check, rows }]

/** Where a file lies; its first line says of what kind it is. */
const digestAt = async (filesDir: string, key: string): Promise<string> => {
  const stored = await readFile(join(filesDir, `${key}.file`)).catch(() => Buffer.alloc(0))
  return sha256Of(stored.subarray(stored.indexOf("\n") + 1))
}

export const damagedFilms = async ({ database, filesDir }: Place): Promise<ReadonlyArray<Finding>> => {
  const rows = await database.query<{ readonly key: string; readonly sha256: string }>(`
    select file_key as key, sha256 from uploads where file_key is not null
    union all select file_key, sha256 from upload_chunks`)
  const damaged: Array<object> = []
  for (const { key, sha256 } of rows) {
    const digest = await digestAt(filesDir, key)
    if (digest !== sha256) damaged.push({ key, sha256, digest })
  }
  return findingOf("a file that is not what was sent, or is not there", damaged)
}

/** Once nobody has an upload any more. */
export const filesLeft = async ({ database, filesDir }: Place): Promise<ReadonlyArray<Finding>> => {
  const paths = (await pathsIn(filesDir)).filter((path) => path.endsWith(".file"))
  const registered = await database.query<object>("select key, state from stored_files")
  return findingOf("a file of an upload that nobody has any more", [...registered, ...paths.map((path) => ({ path }))])
}
