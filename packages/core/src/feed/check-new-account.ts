import { DateTime, Effect } from "effect"
import type { CommentId } from "../comments/index.js"
import { Settings, type UserId } from "../kernel/index.js"
import type { PostId } from "./ids.js"
import { isNewAt, mayEditAsNew, mayWriteAsNew } from "./new-account.js"
import { PostRepository } from "./ports.js"
import { newAccountDays, newAccountLinks, newAccountRepetitions, newAccountTextsPerDay } from "./settings.js"

interface Author {
  readonly id: UserId
  readonly createdAt: DateTime.Utc
}

/** Of an account that is locked, so that its texts come one after the other. */
export const makeCheckNewAccount = Effect.gen(function* () {
  const { countWritten } = yield* PostRepository
  const settings = yield* Settings

  const isNew = Effect.fnUntraced(function* ({ createdAt }: Author) {
    return isNewAt(createdAt, yield* DateTime.now, yield* settings.get(newAccountDays))
  })
  const limits = Effect.all({
    textsPerDay: settings.get(newAccountTextsPerDay),
    links: settings.get(newAccountLinks),
    repetitions: settings.get(newAccountRepetitions)
  })
  const written = Effect.fnUntraced(function* ({ id }: Author, body: string, except?: CommentId | PostId) {
    const since = DateTime.subtract(yield* DateTime.now, { days: 1 })
    return yield* countWritten({ author: id, since, body, except })
  })

  return {
    beforeWriting: Effect.fnUntraced(function* (author: Author, body: string, beside?: ReadonlyArray<string>) {
      if (yield* isNew(author)) yield* mayWriteAsNew(body, yield* written(author, body), yield* limits, beside)
    }),
    beforeEditing: Effect.fnUntraced(function* (
      author: Author,
      body: string,
      edited: CommentId | PostId,
      beside: Effect.Effect<ReadonlyArray<string>> = Effect.succeed([])
    ) {
      if (!(yield* isNew(author))) return
      yield* mayEditAsNew(body, yield* written(author, body, edited), yield* limits, yield* beside)
    })
  }
})
