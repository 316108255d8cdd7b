import { DateTime, Effect, Either, Option } from "effect"
import { type User, UserRepository } from "../../identity/index.js"
import {
  type User as Caller,
  type Handler,
  RateLimiter,
  Secrets,
  Settings,
  UnitOfWork,
  type UserId
} from "../../kernel/index.js"
import { makeAnswerCheck } from "../answer-check.js"
import { makeCodeSender } from "../code-sender.js"
import { CodeThrottled, InvalidCode, NoPhoneToVerify, SmsUnavailable } from "../errors.js"
import { makeFactorChanges } from "../factor-changes.js"
import type { Operations } from "../operations.js"
import { OneTimeCodeRepository, TextMessagesAvailable, TrustedDeviceRepository } from "../ports.js"
import { phoneUpdatesPerNumberAndHour } from "../settings.js"

const toPhoneStatusResource = ({ phoneNumber, phoneVerifiedAt }: Pick<User, "phoneNumber" | "phoneVerifiedAt">) => ({
  phone_number: phoneNumber,
  phone_verified_at: phoneVerifiedAt
})

const questionOf = (userId: UserId) => ({ userId, purpose: "phone", tokenId: null }) as const

/** Accounts cost nothing, texts do, and their receivers may be strangers: a number is texted so often and no more. */
const makeNumberGuard = Effect.gen(function* () {
  const limiter = yield* RateLimiter
  const secrets = yield* Secrets
  const settings = yield* Settings

  return Effect.fnUntraced(
    function* (phoneNumber: string) {
      const points = yield* settings.get(phoneUpdatesPerNumberAndHour)
      const bucket = `twoFactor.updatePhone:${yield* secrets.hash(phoneNumber)}`
      yield* limiter.consume(bucket, { points, seconds: 3600 })
    },
    Effect.catchTag("TooManyRequests", ({ retryAfterSeconds }) => new CodeThrottled({ retryAfterSeconds }))
  )
})

/** Sends a code to the number. */
export const updatePhone = Effect.gen(function* () {
  const users = yield* UserRepository
  const { transact } = yield* UnitOfWork
  const guardNumber = yield* makeNumberGuard
  const { sendAgain } = yield* makeCodeSender
  const textsAvailable = yield* TextMessagesAvailable
  const { lockCaller } = yield* makeFactorChanges

  const update = Effect.fnUntraced(function* (caller: Caller, phoneNumber: string) {
    const { userId } = caller
    const now = yield* DateTime.now
    const user = yield* lockCaller(caller)
    if (user.phoneNumber === phoneNumber && user.phoneVerifiedAt !== null)
      return { ...toPhoneStatusResource(user), code_sent_to: null }
    yield* sendAgain({ ...questionOf(userId), method: "sms", phoneNumber }, now)
    // Codes for signing in go on to the proven number until the new one is proven too.
    if (user.twoFactorMethods.includes("sms")) return { ...toPhoneStatusResource(user), code_sent_to: phoneNumber }
    const phone = { phoneNumber, phoneVerifiedAt: null }
    yield* users.setPhone(userId, phone, now)
    return { ...toPhoneStatusResource(phone), code_sent_to: phoneNumber }
  }, transact)

  const handler: Handler<Operations, "updatePhone"> = Effect.fnUntraced(function* (caller, input) {
    if (!textsAvailable) return yield* new SmsUnavailable()
    yield* guardNumber(input.phone_number)
    return yield* update(caller, input.phone_number)
  })

  return handler
})

/** The number that the code was sent to is the account's. */
export const verifyPhone = Effect.gen(function* () {
  const users = yield* UserRepository
  const codes = yield* OneTimeCodeRepository
  const devices = yield* TrustedDeviceRepository
  const { transact } = yield* UnitOfWork
  const { verify } = yield* makeAnswerCheck
  const { lockCaller, tell } = yield* makeFactorChanges

  const decide = Effect.fnUntraced(function* (caller: Caller, code: string) {
    const { userId } = caller
    const now = yield* DateTime.now
    const user = yield* lockCaller(caller)
    if (Option.isNone(yield* codes.find(questionOf(userId)))) return yield* new NoPhoneToVerify()
    const proof = yield* verify(questionOf(userId), { method: "sms", code }, now)
    // A wrong code is no failure of the transaction: its count has to stay.
    if (proof?._tag !== "Sent") return Either.left(new InvalidCode())
    const phone = { phoneNumber: proof.code.phoneNumber, phoneVerifiedAt: now }
    yield* users.setPhone(userId, phone, now)
    // Devices were trusted on the word of another phone.
    if (user.defaultTwoFactorMethod === "sms" && user.phoneNumber !== phone.phoneNumber)
      yield* devices.removeAll(userId)
    yield* tell(userId, "phone_verified", now)
    return Either.right(toPhoneStatusResource(phone))
  }, transact)

  const handler: Handler<Operations, "verifyPhone"> = (caller, { code }) => Effect.flatten(decide(caller, code))
  return handler
})
