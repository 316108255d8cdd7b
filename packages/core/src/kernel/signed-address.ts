/**
 * Addresses of files that not everybody may see. An `<img>` and a `<video>` send no token, so the address itself says who
 * reads and until when, signed by the host. It opens nothing by itself: whether that person may see the file is asked of
 * its row at each request.
 */
import { DateTime, Duration, Effect, Option, Schema } from "effect"
import { described } from "./described.js"
import { UserId } from "./ids.js"
import { makeSignatures } from "./signatures.js"
import { Integer } from "./wire.js"

/** Query fields of such an address. */
export const signedFields = {
  reader: described(UserId, "Whom the address was made for."),
  expires: described(
    Integer.pipe(Schema.greaterThanOrEqualTo(1)),
    "When the address ends, in seconds since 1970.",
    1_790_000_000
  ),
  signature: described(
    Schema.String.pipe(Schema.pattern(/^[\w-]{43}$/)),
    "The host's signature of the file, the reader and the time.",
    "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"
  )
}
const SignedFields = Schema.Struct(signedFields)
export type SignedFields = typeof SignedFields.Type

/** What an address leads to. */
export interface SignedFile {
  /** "uploads.file": no two kinds share addresses. */
  readonly kind: string
  readonly id: string
}

/**
 * Addresses end at whole windows, so that whoever asks again soon is told the same one, and a browser takes the file that
 * it has. One lives for a window at least and for two at most: longer than a film is watched.
 */
const window = Duration.hours(3)

const expiryAt = (now: DateTime.Utc): number =>
  (Math.floor(DateTime.toEpochMillis(now) / Duration.toMillis(window)) + 2) * Duration.toSeconds(window)

const labelOf = ({ id, kind }: SignedFile, { expires, reader }: Omit<SignedFields, "signature">) =>
  `kernel.signedAddress:${kind}:${id}:${reader}:${expires}`

export const makeSignedAddresses = Effect.map(makeSignatures, (signatures) => ({
  /** `sign(file, reader)`: the query of the file's address, from "?" on. */
  sign: Effect.fnUntraced(function* (file: SignedFile, reader: UserId) {
    const expires = expiryAt(yield* DateTime.now)
    const signature = yield* signatures.sign(labelOf(file, { reader, expires }))
    return `?reader=${reader}&expires=${expires}&signature=${signature}`
  }),

  /** Whose address it is; none if it is not ours, of another file, or over. */
  readerOf: Effect.fnUntraced(function* (file: SignedFile, { signature, ...signed }: SignedFields) {
    if (signed.expires * 1000 <= DateTime.toEpochMillis(yield* DateTime.now)) return Option.none()
    const isOurs = yield* signatures.isOurs(labelOf(file, signed), signature)
    return isOurs ? Option.some(signed.reader) : Option.none()
  })
}))
