import { operations, uploadTypes } from "@mentorkit/core/uploads"
import { bind } from "../bind.js"

export const uploads = bind(operations, {
  startUpload: {
    route: "POST /uploads",
    summary: "Begin to send a file in chunks; the answer tells their size and how many there are.",
    message: "Upload started successfully.",
    status: 201,
    failures: { TooManyUploads: 422, UploadQuotaExceeded: 422 },
    serverError: "Failed to start the upload."
  },
  sendChunk: {
    route: "PUT /uploads/:id/chunks/:index",
    summary:
      "Send one chunk, in any order, several at a time if you like. The same bytes again are a success; other bytes for a chunk that is there are refused.",
    message: "Chunk stored successfully.",
    body: "stream",
    inMemory: true,
    headers: { content_digest: ["Content-Digest"], sha256: ["X-Chunk-Sha256"] },
    failures: { UploadNotFound: 404, UploadCompleted: 409, ChunkDiffers: 409, DigestMismatch: 422 },
    serverError: "Failed to store the chunk."
  },
  getUpload: {
    route: "GET /uploads/:id",
    summary: "One of your uploads with the chunks that have arrived, so that you can send the others.",
    message: "Upload fetched successfully.",
    failures: { UploadNotFound: 404 },
    serverError: "Failed to fetch the upload."
  },
  readUpload: {
    route: "GET ~/uploads/:id/file",
    summary:
      "The file of a completed upload, by the address that its sender is told. It ends with its time, with the upload and with the account.",
    message: "The file.",
    stream: {
      field: "file",
      types: uploadTypes,
      shown: "signed"
    },
    unknownBy: { reader: "UploadNotFound", expires: "UploadNotFound", signature: "UploadNotFound" },
    failures: { UploadNotFound: 404 },
    serverError: "Failed to read the file."
  },
  completeUpload: {
    route: "POST /uploads/:id/complete",
    summary: "Put the chunks together once all of them are there; what the file is, is told by its bytes.",
    message: "Upload completed successfully.",
    failures: { UploadNotFound: 404, UploadIncomplete: 422, UnsupportedUpload: 422, DigestMismatch: 422 },
    serverError: "Failed to complete the upload."
  },
  deleteUpload: {
    route: "DELETE /uploads/:id",
    summary: "Give up one of your uploads, completed or not, with all that was sent for it.",
    message: "Upload deleted successfully.",
    failures: { UploadNotFound: 404 },
    serverError: "Failed to delete the upload."
  }
})
