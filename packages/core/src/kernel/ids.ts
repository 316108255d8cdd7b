/** Ids that several domains share, and the source of new ones. */
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { described } from "./described.js"
import { uuidV7 } from "./uuid-v7.js"

/** One check of a value, since lists have hundreds of ids. */
const lowerCaseUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Case-insensitive. */
export const isUuid = (text: string): boolean => lowerCaseUuid.test(text.toLowerCase())

/** Decoded to lower case: two spellings of an id must not be two keys. */
export const Uuid = Schema.transform(
  Schema.UUID.annotations({ jsonSchema: { type: "string", format: "uuid" } }),
  Schema.String.pipe(
    // Otherwise generators of examples would try random strings for ever.
    Schema.filter((text) => lowerCaseUuid.test(text), { arbitrary: () => (fc) => fc.uuid() })
  ),
  { strict: true, decode: (text) => text.toLowerCase(), encode: (uuid) => uuid }
)

export const UserId = described(Uuid.pipe(Schema.brand("UserId")), "Id of a person's account.")
export type UserId = typeof UserId.Type

export const MentorId = described(
  Uuid.pipe(Schema.brand("MentorId")),
  "Id of a mentor profile; not that of the account."
)
export type MentorId = typeof MentorId.Type

/** A port, so that tests can choose ids. */
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
