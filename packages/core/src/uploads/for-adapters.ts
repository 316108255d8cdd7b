/** What adapters and hosts use of uploads beside its public door: `@mentorkit/core/uploads/ports`. */
export * from "./ports.js"
export type { CompletedFile, Upload, UploadChunk, UploadUsage } from "./upload.js"
