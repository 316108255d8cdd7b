import { DateTime, Effect } from "effect"
import { Settings, type UserId } from "../kernel/index.js"
import { isNewAt, mayWriteAsNew } from "./new-account.js"
import { PostRepository } from "./ports.js"
import { newAccountDays, newAccountLinks, newAccountRepetitions, newAccountTextsPerDay } from "./settings.js"

interface Author {
  readonly id: UserId
  readonly createdAt: DateTime.Utc
}

/** `checkNewAccount(author, body)`: of an account that is locked, so that its texts come one after the other. */
export const makeCheckNewAccount = Effect.gen(function* () {
  const { countWritten } = yield* PostRepository
  const settings = yield* Settings

  return Effect.fnUntraced(function* ({ createdAt, id }: Author, body: string) {
    const now = yield* DateTime.now
    if (!isNewAt(createdAt, now, yield* settings.get(newAccountDays))) return
    const written = yield* countWritten(id, DateTime.subtract(now, { days: 1 }), body)
    yield* mayWriteAsNew(body, written, {
      textsPerDay: yield* settings.get(newAccountTextsPerDay),
      links: yield* settings.get(newAccountLinks),
      repetitions: yield* settings.get(newAccountRepetitions)
    })
  })
})
