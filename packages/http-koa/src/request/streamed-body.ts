/** A body that is one file, in memory or streamed to the disk. */
import { createHash } from "node:crypto"
import type { IncomingMessage } from "node:http"
import { PassThrough } from "node:stream"
import { headBytes, type UploadedFile, uploadedFile } from "@mentorkit/core/kernel"
import { bodyTooLarge } from "./bad-request.js"
import type { BodyShare } from "./body-budget.js"
import { newBodyBuffers } from "./body-buffers.js"
import { bodyLimit } from "./body-limits.js"
import { fileName } from "./file-name.js"
import { type KeepFile, withKeptFiles } from "./kept-files.js"
import { pipeBody } from "./piped-body.js"
import { collect, declaredLength, hasBody, rejectCompressed } from "./raw-body.js"
import type { BodyOptions } from "./receive-body.js"
import type { Fields, ReceivedFields } from "./received-fields.js"

type KeptFile = Omit<UploadedFile, "name" | "claimedType">

const payloadOf = ({ headers }: IncomingMessage, kept: KeptFile): Fields => {
  const claimedType = headers["content-type"] ?? "application/octet-stream"
  return kept.size === 0 ? {} : { payload: uploadedFile({ ...kept, name: fileName(undefined), claimedType }) }
}

const keepBody = async (request: IncomingMessage, maxBytes: number, keep: KeepFile) => {
  const [sink, stop] = [new PassThrough(), new AbortController()]
  const kept = keep(sink, stop.signal)
  try {
    return await pipeBody(request, sink, maxBytes, () => kept)
  } catch (error) {
    stop.abort()
    // Its folder can only be removed once nothing is written there any more.
    await kept.catch(() => {})
    throw error
  }
}

/** The share of a body that is to be kept in memory, all of it; none where there is no room. */
const shareFor = (request: IncomingMessage, { smallFiles }: Pick<BodyOptions, "smallFiles">): BodyShare | undefined => {
  const bytes = declaredLength(request)
  if (bytes === 0 || bytes > bodyLimit) return undefined
  const share = smallFiles.newShare()
  if (share.take(bytes)) return share
  share.giveBack()
  return undefined
}

const buffers = newBodyBuffers()

const readIntoMemory = async (request: IncomingMessage, share: BodyShare): Promise<ReceivedFields> => {
  const taken: Array<Buffer> = []
  const allocate = (bytes: number): Buffer => {
    const buffer = buffers.take(bytes)
    taken.push(buffer)
    return buffer
  }
  const giveBack = () => {
    for (const buffer of taken.splice(0)) buffers.giveBack(buffer)
    share.giveBack()
  }
  try {
    // It has taken what its whole length needs, and that is all that it may have.
    const room: BodyShare = { take: () => true, giveBack }
    const bytes = await collect(request, room, { allocate, leastBytes: declaredLength(request) })
    const digest = createHash("sha256").update(bytes).digest("hex")
    const head = Uint8Array.from(bytes.subarray(0, headBytes))
    const kept = { path: "", bytes, size: bytes.length, head, digest, isTruncated: false }
    return { fields: payloadOf(request, kept), dispose: async () => giveBack() }
  } catch (error) {
    giveBack()
    throw error
  }
}

/** The file in the field `payload`; an empty body is none. */
export const readStreamed = async (
  request: IncomingMessage,
  { inMemory, maxBytes }: { readonly inMemory: boolean; readonly maxBytes: number },
  bodies: Pick<BodyOptions, "smallFiles" | "uploads">
): Promise<ReceivedFields> => {
  if (!hasBody(request)) return { fields: {} }
  rejectCompressed(request)
  if (declaredLength(request) > maxBytes) throw bodyTooLarge(maxBytes)
  const share = inMemory ? shareFor(request, bodies) : undefined
  if (share !== undefined) return readIntoMemory(request, share)
  return withKeptFiles(bodies.uploads, async (keep) => payloadOf(request, await keepBody(request, maxBytes, keep)))
}
