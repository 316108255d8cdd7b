/**
 * The form of long-lived tokens: `<id>|<secret>`. The row is found by its id and holds a hash of the secret, so that
 * neither a stolen table nor the time of a look-up tells a token.
 */
import { Effect, Option } from "effect"
import { Secrets } from "./secrets.js"

const secretBytes = 32

export const makeSecretTokens = Effect.map(Secrets, ({ hash, random }) => ({
  /** Makes a token for the row of this id, and the hash for the row. */
  make: Effect.fnUntraced(function* (id: string) {
    const secret = yield* random(secretBytes)
    return { token: `${id}|${secret}`, secretHash: yield* hash(secret) }
  }),

  /** The row id and the expected hash of a token. None for other text. */
  read: Effect.fnUntraced(function* <Id extends string>(token: string, isId: (text: unknown) => text is Id) {
    const [id, secret, ...more] = token.split("|")
    if (!isId(id) || secret === undefined || more.length > 0) return Option.none()
    return Option.some({ id, secretHash: yield* hash(secret) })
  })
}))
