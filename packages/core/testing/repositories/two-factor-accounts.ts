/** What the suites of two-factor need of identity: accounts, and ids of pending tokens. */
import { AccessTokenId } from "@mentorkit/core/identity"
import type { UserId } from "@mentorkit/core/kernel"
import { OneTimeCodeId } from "@mentorkit/core/two-factor"
import type { OneTimeCode, Question } from "@mentorkit/core/two-factor/ports"
import { DateTime, Effect } from "effect"
import { newId, newUser } from "../fixtures/people.js"

export const newAccount = Effect.map(newUser(), ({ id }) => id)

/** The challenge of a sign-in of its own. */
export const newQuestion = Effect.fnUntraced(function* (userId?: UserId) {
  const question: Question = {
    userId: userId ?? (yield* newAccount),
    purpose: "sign_in",
    tokenId: AccessTokenId.make(yield* newId)
  }
  return question
})

/** Not stored: a mailed code for a sign-in of a new account unless told. */
export const draftCode = Effect.fnUntraced(function* (fields: Partial<OneTimeCode> = {}) {
  const question = yield* newQuestion(fields.userId)
  const createdAt = fields.createdAt ?? (yield* DateTime.now)
  const code: OneTimeCode = {
    ...question,
    id: OneTimeCodeId.make(yield* newId),
    method: "email",
    phoneNumber: null,
    createdAt,
    expiresAt: DateTime.add(createdAt, { minutes: 10 }),
    ...fields
  }
  return code
})
