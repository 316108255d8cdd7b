/** Sends codes, within limits. */
import { DateTime, Effect, Option } from "effect"
import { Ids, Outbox, Settings, secondsUntil } from "../kernel/index.js"
import type { Purpose } from "./attempts.js"
import { CodeThrottled } from "./errors.js"
import { OneTimeCodeRequested } from "./events.js"
import { OneTimeCodeId } from "./ids.js"
import { codeLife, type OneTimeCode, type Question } from "./one-time-code.js"
import { OneTimeCodeRepository } from "./ports.js"
import { codeCooldownSeconds, codesPerHour } from "./settings.js"

const signIns: ReadonlyArray<Purpose> = ["sign_in"]
const otherPurposes: ReadonlyArray<Purpose> = ["settings", "phone", "confirmation"]

export interface CodeToSend extends Question, Pick<OneTimeCode, "method" | "phoneNumber"> {}

/** Both take part in the caller's transaction, which holds the lock of the account; the message goes out after the commit. */
export const makeCodeSender = Effect.gen(function* () {
  const codes = yield* OneTimeCodeRepository
  const outbox = yield* Outbox
  const settings = yield* Settings
  const ids = yield* Ids

  const throttled = (until: DateTime.Utc, now: DateTime.Utc) =>
    DateTime.greaterThan(until, now) ? new CodeThrottled({ retryAfterSeconds: secondsUntil(until, now) }) : Effect.void

  /**
   * Whoever has the password could otherwise have any number of text messages sent at our cost. Sign-ins are counted apart:
   * what somebody with a stolen token has sent must not keep the owner out.
   */
  const withinTheHour = Effect.fnUntraced(function* ({ purpose, userId }: CodeToSend, now: DateTime.Utc) {
    const counted = purpose === "sign_in" ? signIns : otherPurposes
    const sent = yield* codes.listSentSince(userId, counted, DateTime.subtract(now, { hours: 1 }))
    const oldestThatCounts = sent[sent.length - (yield* settings.get(codesPerHour))]
    if (oldestThatCounts !== undefined) yield* throttled(DateTime.add(oldestThatCounts, { hours: 1 }), now)
  })

  /** Within the limit of the hour only: a sign-in may send at once. */
  const send = Effect.fnUntraced(function* (sending: CodeToSend, now: DateTime.Utc) {
    yield* withinTheHour(sending, now)
    const id = OneTimeCodeId.make(yield* ids.uuid)
    yield* codes.add({ ...sending, id, createdAt: now, expiresAt: DateTime.addDuration(now, codeLife) })
    yield* outbox.append(OneTimeCodeRequested, { userId: sending.userId, codeId: id }, now)
  })

  /** What somebody asks for by a button: once a minute. */
  const sendAgain = Effect.fnUntraced(function* (sending: CodeToSend, now: DateTime.Utc) {
    const last = yield* codes.findLastSentAt(sending.userId, sending.purpose, sending.method)
    const seconds = yield* settings.get(codeCooldownSeconds)
    if (Option.isSome(last)) yield* throttled(DateTime.add(last.value, { seconds }), now)
    yield* send(sending, now)
  })

  return { send, sendAgain }
})
