/** Requests that work for the operations of uploads. */
import { unwrap } from "@mentorkit/client"
import { film } from "@mentorkit/test-kit/files/films"
import { SentFile } from "../forms.js"
import { newMember } from "../market.js"
import { addressedBy, completedUpload, sendChunk, startUpload } from "../uploads.js"
import type { MakeWishes } from "../wishes.js"

const bytes = film(100)

/** One person has an upload for everything that can be done with one. */
export const wishes: MakeWishes = async ({ host }) => {
  const { client, token } = await newMember(host, "Uma Klein")
  const [open, whole, unwanted] = [
    await startUpload(client, bytes.length),
    await startUpload(client, bytes.length),
    await startUpload(client, bytes.length)
  ]
  unwrap(await sendChunk(client, whole, 0, bytes))
  const { upload_id: read, url } = await completedUpload(client, bytes)
  return {
    "uploads.startUpload": {
      input: { purpose: "chat_file", filename: "notes.pdf", size: 1000, mime: "application/pdf" },
      token
    },
    "uploads.sendChunk": {
      input: { id: open, index: 0, payload: new SentFile(bytes, "0", "application/octet-stream") },
      token
    },
    "uploads.getUpload": { input: { id: open }, token },
    "uploads.readUpload": { input: { id: read, ...addressedBy(url) } },
    "uploads.completeUpload": { input: { id: whole }, token },
    "uploads.deleteUpload": { input: { id: unwanted }, token }
  }
}
