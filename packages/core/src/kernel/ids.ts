/** Identifiers that several domains share, and where new ones come from. */
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { uuidV7 } from "./uuid-v7.js"

/** One look at a value, as lists hold hundreds of ids. */
const lowerCaseUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** In either case. */
export const isUuid = (text: string): boolean => lowerCaseUuid.test(text.toLowerCase())

/** Lowercased on the way in: two spellings of one id must not be two keys of a map, a lock or a message. */
export const Uuid = Schema.transform(
  Schema.UUID.annotations({ jsonSchema: { type: "string", format: "uuid" } }),
  Schema.String.pipe(
    // Left to itself, whoever makes examples would try strings at random for ever.
    Schema.filter((text) => lowerCaseUuid.test(text), { arbitrary: () => (fc) => fc.uuid() })
  ),
  { strict: true, decode: (text) => text.toLowerCase(), encode: (uuid) => uuid }
)

export const UserId = Uuid.pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

export const MentorId = Uuid.pipe(Schema.brand("MentorId"))
export type MentorId = typeof MentorId.Type

/** A port, so that tests may choose the identifiers they expect. */
export class Ids extends Context.Tag("@mentorkit/Ids")<
  Ids,
  {
    readonly uuid: Effect.Effect<string>
  }
>() {
  static readonly layer = Layer.succeed(Ids, {
    uuid: Effect.map(Clock.currentTimeMillis, (now) => uuidV7(now, crypto.getRandomValues(new Uint8Array(16))))
  })
}
