/**
 * A host's secret is changed while people are in the middle of things: a link and a code that were mailed, an authenticator
 * app, backup codes, a payout method, a call that is sent again.
 */
import { secrets } from "@mentorkit/adapters-node"
import { resealCommand } from "@mentorkit/adapters-pg"
import { type Failure, type Result, unwrap } from "@mentorkit/client"
import { Secrets } from "@mentorkit/core/kernel/ports"
import { newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Option, Redacted, Scope } from "effect"
import { generateSync } from "otplib"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { type Member, mailedToken, newMember, newMentor } from "../support/market.js"

const [first, second] = ["the first secret of this host, long", "the second secret of this host, long"] as const
const wallet = { type: "nagad", fields: { account_number: "01712345678", account_name: "Ada Marsh" } }
const repeated = { idempotencyKey: crypto.randomUUID() }
const newcomer = {
  full_name: "Nia New",
  email: `nia-${crypto.randomUUID()}@example.com`,
  password: "a password for tests"
}

const written: Array<string> = []
let scope: Scope.CloseableScope
let databaseUrl: string

beforeAll(async () => {
  for (const level of ["log", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => void written.push(parts.map(String).join(" ")))
  scope = await Effect.runPromise(Scope.make())
  databaseUrl = await Effect.runPromise(Scope.extend(newPostgresUrl, scope))
})
afterAll(async () => {
  vi.restoreAllMocks()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

/** Starts a host on the one database, has it used, and stops it. */
const withHost = async (secret: string, previous: string | undefined, use: (host: TestHost) => Promise<void>) => {
  const own = await Effect.runPromise(Scope.make())
  try {
    const config = {
      databaseUrl: Redacted.make(databaseUrl),
      demoMarket: mentor === undefined,
      appSecret: Redacted.make(secret),
      appSecretPrevious: previous === undefined ? undefined : Redacted.make(previous)
    }
    await use(await newHost("PostgreSQL", own, config))
  } finally {
    await Effect.runPromise(Scope.close(own, Exit.void))
  }
}

let mentor: Member | undefined
let link: string
let pending: { readonly token: string; readonly code: string }
let appSecret: string
let backupCodes: ReadonlyArray<string>
let methodId: string

const somebody = (): Member => mentor ?? assert.fail("nobody is there")

/** A step is used once, so each use takes a later one than the last. */
const appCode = (host: TestHost, stepsAhead: number) =>
  generateSync({ secret: appSecret, epoch: Math.floor(host.now() / 1000) + stepsAhead * 30 })

/** A sign-in as far as the question of the second factor. */
const begin = async (host: TestHost, { email, password }: Pick<Member, "email" | "password">) =>
  host.clientOf(unwrap(await host.clientOf().identity.login({ email, password })).token)

const addMethod = (host: TestHost) => host.clientOf(somebody().token).transactionMethods.addMethod(wallet, repeated)

const statusOf = (result: Result<unknown, Failure>) => (result.ok ? 200 : result.error.status)

const openedBy = async (host: TestHost, secret: string) => {
  const [row] = await host.sql<{ readonly sealed: string }>(
    (sql) => sql`select sealed_values as sealed from transaction_methods where id = ${methodId}`
  )
  const opened = Effect.flatMap(Secrets, ({ open }) => open(`transactionMethods.values:${methodId}`, row?.sealed ?? ""))
  return Effect.runPromise(Effect.provide(opened, secrets(Redacted.make(secret))))
}

const resealed = () =>
  Effect.runPromise(
    resealCommand([], { DATABASE_URL: databaseUrl, APP_SECRET: second, APP_SECRET_PREVIOUS: first }, secrets)
  )

describe("a host whose secret is changed", () => {
  it("has people in the middle of things", () =>
    withHost(first, undefined, async (host) => {
      const made = (await newMentor(host)).mentor
      const { twoFactor } = made.client
      appSecret = unwrap(await twoFactor.setUpTotp()).secret
      unwrap(await twoFactor.confirmTotp({ code: appCode(host, -1) }))
      const { backup_codes: codes } = unwrap(await twoFactor.enable({ method: "totp" }))
      backupCodes = codes ?? []
      const other = await newMember(host, "Theo Lind")
      const login = unwrap(await host.clientOf().identity.login(other))
      const [code = ""] = await until("a code", async () => {
        const sent = (await host.mails(other.email)).flatMap(({ text }) => /Your code is (\d{6})/.exec(text)?.[1] ?? [])
        return sent.length > 0 ? sent : undefined
      })
      pending = { token: login.token, code }
      unwrap(await host.clientOf().identity.register({ ...newcomer, password_confirmation: newcomer.password }))
      link = await mailedToken(host, newcomer.email)
      mentor = made
      methodId = unwrap(await addMethod(host)).method.id
      assert.lengthOf(backupCodes, 10)
    }))

  it("refuses codes and repetitions, and opens nothing, without the previous one", () =>
    withHost(second, undefined, async (host) => {
      assert.strictEqual(statusOf(await host.clientOf(pending.token).twoFactor.challenge({ code: pending.code })), 422)
      const client = await begin(host, somebody())
      assert.strictEqual(statusOf(await client.twoFactor.challengeByBackupCode({ code: backupCodes[0] ?? "" })), 422)
      assert.strictEqual(statusOf(await client.twoFactor.challenge({ code: appCode(host, 0) })), 500)
      assert.include(written.join("\n"), "A TOTP secret was sealed under another APP_SECRET.")
      const again = await addMethod(host)
      assert.strictEqual(again.ok ? "repeated" : again.error.code, "IdempotencyKeyReused")
      assert.isTrue(Option.isNone(await openedBy(host, second)))
    }))

  it("goes on with all of it while it knows both", () =>
    withHost(second, first, async (host) => {
      unwrap(await host.clientOf().identity.verifyEmail({ token: link }))
      unwrap(await host.clientOf(pending.token).twoFactor.challenge({ code: pending.code }))
      unwrap(await (await begin(host, somebody())).twoFactor.challenge({ code: appCode(host, 0) }))
      const client = await begin(host, somebody())
      const { remaining_backup_codes: left } = unwrap(
        await client.twoFactor.challengeByBackupCode({ code: backupCodes[0] ?? "" })
      )
      assert.strictEqual(left, 9)
      assert.strictEqual(statusOf(await client.twoFactor.challengeByBackupCode({ code: backupCodes[0] ?? "" })), 401)
      assert.strictEqual(unwrap(await addMethod(host)).method.id, methodId)
      const rows = await host.sql<{ readonly count: number }>(
        (sql) => sql`select count(*)::int as count from transaction_methods`
      )
      assert.strictEqual(rows[0]?.count, 1)

      assert.strictEqual(await resealed(), 0)
      for (const name of ["transaction_methods.sealed_values", "totp_credentials.secret"])
        assert.include(written, `${name}: 1 sealed anew, 0 were already, 0 cannot be opened`)
      assert.isTrue(Option.isSome(await openedBy(host, second)))
      assert.isTrue(Option.isNone(await openedBy(host, first)))
    }))

  it("reads what was sealed by the new one alone afterwards, and backup codes of before no more", () =>
    withHost(second, undefined, async (host) => {
      const client = await begin(host, somebody())
      assert.strictEqual(statusOf(await client.twoFactor.challengeByBackupCode({ code: backupCodes[1] ?? "" })), 422)
      unwrap(await client.twoFactor.challenge({ code: appCode(host, 1) }))
      const listed = await host.clientOf(somebody().token).transactionMethods.listMethods()
      assert.deepStrictEqual(
        unwrap(listed).methods.map(({ id }) => id),
        [methodId]
      )
      assert.isTrue(Option.isSome(await openedBy(host, second)))
    }))
})
