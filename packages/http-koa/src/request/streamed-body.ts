/** A body that is one file, streamed to the disk. */
import type { IncomingMessage } from "node:http"
import { PassThrough } from "node:stream"
import { uploadedFile } from "@mentorkit/core/kernel"
import { bodyTooLarge } from "./bad-request.js"
import type { BodyBudget } from "./body-budget.js"
import { fileName } from "./file-name.js"
import { type KeepFile, withKeptFiles } from "./kept-files.js"
import { pipeBody } from "./piped-body.js"
import { declaredLength, hasBody, rejectCompressed } from "./raw-body.js"
import type { ReceivedFields } from "./received-fields.js"

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

/** The file in the field `payload`; an empty body is none. */
export const readStreamed = async (
  request: IncomingMessage,
  maxBytes: number,
  uploads: BodyBudget
): Promise<ReceivedFields> => {
  if (!hasBody(request)) return { fields: {} }
  rejectCompressed(request)
  if (declaredLength(request) > maxBytes) throw bodyTooLarge()
  return withKeptFiles(uploads, async (keep) => {
    const kept = await keepBody(request, maxBytes, keep)
    const claimedType = request.headers["content-type"] ?? "application/octet-stream"
    return kept.size === 0 ? {} : { payload: uploadedFile({ ...kept, name: fileName(undefined), claimedType }) }
  })
}
