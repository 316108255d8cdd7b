/** Which of the host's secrets derived something that is still open, while the secret is being changed. */
import { Array, Effect, type Option } from "effect"
import { Secrets } from "./secrets.js"

/** The token of a label whose hash a row has. None where the secret that derived it is not known any more. */
export const tokenOfHash = (label: string, tokenHash: string): Effect.Effect<Option.Option<string>, never, Secrets> =>
  Effect.flatMap(Secrets, ({ derivations, hash }) =>
    Effect.flatMap(derivations(label), (tokens) =>
      Effect.findFirst(tokens, (token) => Effect.map(hash(token), (one) => one === tokenHash))
    )
  )

/** Both are whole groups of base64url, so that the text stays the same where it is decoded and encoded again. */
const randomBytes = 33
const randomLength = 44
const markLength = 8

const marksOf = (random: string) =>
  Effect.map(
    Effect.flatMap(Secrets, ({ derivations }) => derivations(`kernel.mark:${random}`)),
    Array.map((derived) => derived.slice(0, markLength))
  )

/**
 * Random text for one use that tells by its end under which secret it was made, so that what was derived for it can be
 * derived again. The mark proves nothing: whether the text is ours is for its row to say.
 */
export const newMarkedText: Effect.Effect<string, never, Secrets> = Effect.gen(function* () {
  const random = yield* (yield* Secrets).random(randomBytes)
  const [mark] = yield* marksOf(random)
  return `${random}${mark}`
})

/** What a label derives under the secret that the marked text was made under; under the first one if it has no mark. */
export const derivedBeside = (marked: string, label: string): Effect.Effect<string, never, Secrets> =>
  Effect.gen(function* () {
    const derived = yield* (yield* Secrets).derivations(label)
    const marks = yield* marksOf(marked.slice(0, randomLength))
    return derived[marks.indexOf(marked.slice(randomLength))] ?? derived[0]
  })
