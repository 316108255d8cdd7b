/** Accounts with second factors on a port, a clock that can be moved, and the codes that were sent. */
import { SqlClient } from "@effect/sql"
import { memoryRateLimiter } from "@mentorkit/adapters-pg"
import { createMentorkit, domains } from "@mentorkit/core"
import { loginsPerMinute } from "@mentorkit/core/identity"
import { type FactorMethod, PasswordHasher, UserRepository } from "@mentorkit/core/identity/ports"
import { digitsOfCode } from "@mentorkit/core/internal/two-factor"
import type { UserId } from "@mentorkit/core/kernel"
import { Settings } from "@mentorkit/core/kernel/ports"
import {
  challengesPerMinute,
  codesPerHour,
  OneTimeCodeId,
  phoneUpdatesPerMinute,
  TextMessagesAvailable
} from "@mentorkit/core/two-factor"
import type { Engine } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser, password } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Clock, DateTime, Effect, Layer, Redacted } from "effect"
import { generateSync } from "otplib"
import { afterAll, assert, beforeAll } from "vitest"
import { identity } from "../../src/routes/identity.js"
import { passkeys } from "../../src/routes/passkeys.js"
import { personalData } from "../../src/routes/personal-data.js"
import { twoFactor } from "../../src/routes/two-factor.js"
import { refusal } from "./answers.js"
import { serve } from "./mounted-server.js"
import { newLog } from "./operator-log.js"

/**
 * Stands still but for one millisecond each time that somebody looks: what comes later is later, and a slow machine
 * brings no code nearer to its end.
 */
const tickingClock = (start: number) => {
  let millis = start
  const system = Clock.make()
  const clock: Clock.Clock = {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: () => ++millis,
    currentTimeMillis: Effect.sync(() => ++millis),
    unsafeCurrentTimeNanos: () => system.unsafeCurrentTimeNanos(),
    currentTimeNanos: system.currentTimeNanos,
    sleep: (duration) => system.sleep(duration)
  }
  const advance = (by: number) => {
    millis += by
  }
  return { clock, now: () => millis, advance }
}

const minute = 60_000

const newSite = async (engine: Engine, canSendTexts: boolean) => {
  const { advance, clock, now } = tickingClock(Date.now())
  const { log, logging } = newLog()
  const kit = createMentorkit({
    domains: {
      identity: domains.identity,
      passkeys: domains.passkeys,
      personalData: domains.personalData,
      twoFactor: domains.twoFactor
    },
    services: Layer.mergeAll(memoryRateLimiter, Layer.setClock(clock)).pipe(
      Layer.provideMerge(world(engine)),
      Layer.provideMerge(Layer.merge(Layer.succeed(TextMessagesAvailable, canSendTexts), logging))
    )
  })
  const run = kit.runtime.runPromise
  const host = await serve(kit, [...identity, ...passkeys, ...personalData, ...twoFactor])
  const passwordHash = await run(Effect.flatMap(PasswordHasher, ({ hash }) => hash(Redacted.make(password))))
  await run(
    Effect.flatMap(Settings, ({ set }) =>
      Effect.all([
        set(challengesPerMinute, 10_000),
        set(loginsPerMinute, 10_000),
        set(codesPerHour, 1_000),
        set(phoneUpdatesPerMinute, 10_000)
      ])
    )
  )

  const post = (path: string, body: unknown = {}, token?: string, headers: Readonly<Record<string, string>> = {}) =>
    host.send("POST", path, { body, headers, ...(token !== undefined && { token }) })

  /** A row straight from the database. */
  const rows = <Row extends object>(
    statement: (sql: SqlClient.SqlClient) => Effect.Effect<ReadonlyArray<Row>, unknown>
  ) => run(Effect.flatMap(SqlClient.SqlClient, statement))

  /** What an app with this secret shows, by default now. */
  const appCode = (secret: string, stepsAhead = 0) =>
    generateSync({ secret, epoch: Math.floor(now() / 1000) + stepsAhead * 30 })

  /** The codes that were sent to the account, the newest first, as its holder reads them. */
  const codesOf = async (userId: UserId) => {
    const sent = await rows<{ readonly id: string }>(
      (sql) => sql`select id from one_time_codes where user_id = ${userId} order by created_at desc, id desc`
    )
    return Promise.all(sent.map(({ id }) => run(digitsOfCode(OneTimeCodeId.make(id)))))
  }
  const codeOf = async (userId: UserId) => (await codesOf(userId))[0] ?? assert.fail("no code was sent")

  /** Sets an authenticator app up, as its holder does. */
  const newApp = async (token: string) => {
    const { secret } = (await post("/2fa/totp/setup", {}, token)).body.data as { readonly secret: string }
    // A code of the step before, so that the present one is not used up by it.
    const { status } = await post("/2fa/totp/confirm", { code: appCode(secret, -1) }, token)
    assert.strictEqual(status, 200)
    return secret
  }

  /** Somebody who signs in by these methods, the first one by default. */
  const member = async (methods: ReadonlyArray<FactorMethod> = ["email"], hasPassword = true) => {
    const email = `grace-${crypto.randomUUID()}@example.test`
    const { userId } = await run(newUser({ email, ...(hasPassword && { passwordHash }) }))
    const token = await run(newToken(userId))
    const secret = methods.includes("totp") ? await newApp(token) : ""
    await run(
      Effect.gen(function* () {
        const [users, at] = [yield* UserRepository, yield* DateTime.now]
        if (methods.includes("sms"))
          yield* users.setPhone(userId, { phoneNumber: "+4930123456", phoneVerifiedAt: at }, at)
        const [first = null] = methods
        yield* users.setFactors(userId, { twoFactorMethods: methods, defaultTwoFactorMethod: first }, at)
      })
    )
    const login = (headers: Readonly<Record<string, string>> = {}) =>
      post("/login", { email, password }, undefined, headers)
    return {
      userId,
      email,
      /** A full one. */
      token,
      /** Of the authenticator app, where there is one. */
      secret,
      login,
      /** Signs in as far as the challenge; answers the pending token. */
      begin: async () => (await login()).body.data.token as string,
      code: () => codeOf(userId)
    }
  }

  return {
    host,
    kit,
    run,
    log,
    post,
    rows,
    now,
    member,
    codesOf,
    appCode,
    newApp,
    /** One that is not the right one. */
    wrong: (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0"),
    challenge: (token: string, body: object) => post("/2fa/challenge", body, token),
    /** The ten that come with the first explicit enabling. */
    backupCodesOf: async (token: string, method: FactorMethod = "email") =>
      (await post("/2fa/enable", { method }, token)).body.data.backup_codes as ReadonlyArray<string>,
    advance: (minutes: number) => advance(minutes * minute),
    /** The middle of a step, so that no step ends between making a code and its arrival. */
    settle: () => advance(30_000 - (now() % 30_000) + 5_000),
    close: async () => {
      host.close()
      await kit.close()
    }
  }
}

export type TwoFactorSite = Awaited<ReturnType<typeof newSite>>
export type Member = Awaited<ReturnType<TwoFactorSite["member"]>>

/** One site for all tests of the block. */
export const useTwoFactorSite = (engine: Engine, canSendTexts = true): (() => TwoFactorSite) => {
  let site: TwoFactorSite
  beforeAll(async () => {
    site = await newSite(engine, canSendTexts)
  })
  afterAll(() => site.close())
  return () => site
}

/** What every code that is not the right one is answered. */
export const invalidCode = { status: 422, code: "InvalidCode", body: refusal("The code is invalid or has expired.") }
export const challengeOver = {
  status: 401,
  code: "ChallengeOver",
  body: refusal("This sign-in has expired. Please sign in again.")
}
