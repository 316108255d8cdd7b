/** Sweeps of uploads. */
import { DateTime, Effect } from "effect"
import { type Sweep, UnitOfWork } from "../kernel/index.js"
import { makeForgetUpload } from "./forget-upload.js"
import { UploadRepository } from "./ports.js"

/** Each may have 500 chunks, whose files are let go of one statement an upload. */
const batch = 20

export const uploadSweeps = Effect.gen(function* () {
  const uploads = yield* UploadRepository
  const forgetUpload = yield* makeForgetUpload
  const { transact } = yield* UnitOfWork

  const sweeps: ReadonlyArray<Sweep> = [
    {
      name: "uploads.forgetAbandoned",
      cron: "*/5 * * * *",
      run: Effect.gen(function* () {
        const expired = yield* uploads.lockExpired(yield* DateTime.now, batch)
        yield* Effect.forEach(expired, forgetUpload, { discard: true })
        return expired.length
      }).pipe(transact)
    }
  ]
  return sweeps
})
