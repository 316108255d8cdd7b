/** Every second factor on the real host: what arrives in the mailbox, and what is left in the database and in the log. */
import { endpoints } from "@mentorkit/http-koa"
import { type TestHost, useHost } from "@mentorkit/test-kit/hosts/host"
import { password } from "@mentorkit/test-kit/people/accounts"
import { until } from "@mentorkit/test-kit/waiting/until"
import { generateSync } from "otplib"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"

const number = "+4930777123"

/** As a front end calls; the answer's data, or all of it where it failed. */
const caller =
  (host: TestHost) => async (method: string, path: string, token?: string, body?: object, device?: string) => {
    const answer = await fetch(`${host.baseUrl}/api/v1${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(device !== undefined && { "x-trusted-device": device })
      },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was answered
    const { data, message } = (await answer.json()) as any
    return { status: answer.status, data, message }
  }

/** Every row of every table but of the mailbox, which holds what was sent. */
const everythingStored = async (host: TestHost): Promise<string> => {
  const tables = await host.sql<{ readonly schema: string; readonly name: string }>(
    (sql) => sql`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'dev_messages'`
  )
  assert.isAbove(tables.length, 20)
  const rows = await Promise.all(
    tables.map(({ name, schema }) =>
      host.sql<{ readonly row: string }>(
        (sql) => sql`select to_jsonb(t)::text as row from ${sql(schema)}.${sql(name)} t`
      )
    )
  )
  return rows
    .flat()
    .map(({ row }) => row)
    .join("\n")
}

/** Digits that stand alone: not a part of an id, or of a fraction of a second. */
const standsAlone = (code: string) => new RegExp(`(?<![\\da-f.+])${code}(?![\\da-f])`, "i")

describe("second factors on the real host", () => {
  const host = useHost("PGlite", { logLevel: "debug" })
  const call = (...args: Parameters<ReturnType<typeof caller>>) => caller(host())(...args)
  const log: Array<string> = []
  beforeAll(() => {
    vi.spyOn(console, "log").mockImplementation((...parts) => void log.push(parts.join(" ")))
  })
  afterAll(() => vi.restoreAllMocks())

  const email = `grace-${crypto.randomUUID()}@example.test`
  /** The newest code that was sent there and is none of those. */
  const newCode = (to: string, known: ReadonlyArray<string>) =>
    until(`a code to ${to}`, async () => {
      const [code] = (await host().mails(to)).flatMap(
        ({ text }) => /\b(\d{6})\b(?= is your code|\.)/.exec(text)?.[1] ?? []
      )
      return code === undefined || known.includes(code) ? undefined : code
    })

  const register = async () => {
    const names = { full_name: "Grace\r\nBcc: eve@example.test <b>Hopper</b>", email }
    await call("POST", "/register", undefined, { ...names, password, password_confirmation: password })
    const { text } = await host().mail(email, "Verify your email address")
    const token = /token=([\w-]+)/.exec(text)?.[1]
    return (await call("POST", "/verify-email", undefined, { token })).data.token as string
  }

  it("leads through all of them, tells their holder, and stores and logs nothing in the clear", async () => {
    const login = async (device?: string) => (await call("POST", "/login", undefined, { email, password }, device)).data
    const [secrets, codes]: [Array<string>, Array<string>] = [[], []]
    const keep = (token: string) => {
      secrets.push(token.split("|")[1] ?? token)
      return token
    }
    const sent = async (to: string) => {
      const code = await newCode(to, codes)
      codes.push(code)
      return code
    }

    keep(await register())
    const begun = await login()
    assert.deepInclude(begun, { requires_two_factor: true, two_factor_method: "email" })
    const answer = { code: await sent(email), trust_device: true }
    const signedIn = (await call("POST", "/2fa/challenge", keep(begun.token), answer)).data
    const token = keep(signedIn.token)
    const device = keep(signedIn.trusted_device_token)
    assert.isFalse((await login(device)).requires_two_factor)

    await call("POST", "/phone/update", token, { phone_number: number })
    assert.strictEqual((await call("POST", "/phone/verify", token, { code: await sent(number) })).status, 200)
    const { backup_codes: first } = (await call("POST", "/2fa/enable", token, { method: "sms" })).data
    // The default is another one, so that nobody is trusted any more.
    const byPhone = await login(device)
    assert.strictEqual(byPhone.two_factor_method, "sms")
    const texted = await sent(number)
    const trusted = await call("POST", "/2fa/challenge", keep(byPhone.token), { code: texted, trust_device: true })
    keep(trusted.data.token)
    keep(trusted.data.trusted_device_token)

    const { secret } = (await call("POST", "/2fa/totp/setup", token)).data
    const code = generateSync({ secret })
    assert.strictEqual((await call("POST", "/2fa/totp/confirm", token, { code })).status, 200)
    await call("POST", "/2fa/methods/enable", token, { method: "totp" })
    await call("PUT", "/2fa/default-method", token, { method: "totp" })
    const { backup_codes: second } = (await call("POST", "/2fa/backup-codes/regenerate", token)).data
    const { token: byBackup } = await login()
    const used = await call("POST", "/2fa/challenge/backup", keep(byBackup), { code: second[0], trust_device: true })
    keep(used.data.token)
    keep(used.data.trusted_device_token)
    const [{ id }] = (await call("GET", "/2fa/trusted-devices", token)).data.trusted_devices
    assert.strictEqual((await call("DELETE", `/2fa/trusted-devices/${id}`, token)).status, 200)
    secrets.push(secret, ...first, ...second)
    const { token: guessed } = await login()
    for (let i = 0; i < 6; i++) await call("POST", "/2fa/challenge", keep(guessed), { code: "x", method: "email" })
    // While everything is there, as turning it off removes most of it.
    const stored = await everythingStored(host())
    await call("POST", "/2fa/methods/disable", token, { method: "sms" })
    await call("POST", "/2fa/disable", token, { password })

    await toldTheHolder()
    assert.isAtLeast(secrets.length, 30)
    // Falls if a token is stored unhashed, a secret unsealed, or a code anywhere at all.
    for (const one of secrets) assert.notInclude(stored, one)
    for (const one of codes) assert.notMatch(stored, standsAlone(one))
    const logged = log.join("\n")
    assert.include(logged, "twoFactor.challenge")
    for (const one of [...secrets, number, email]) assert.notInclude(logged, one)
    for (const one of codes) assert.notMatch(logged, standsAlone(one))
  })

  const toldTheHolder = async () => {
    const subjects = [
      ...["Your sign-in code", "A device is trusted now", "Your phone number was verified"],
      ...["Your two-factor method has changed", "A two-factor method was added", "You have new backup codes"],
      ...["A backup code was used", "A device is not trusted any more", "Too many wrong codes"],
      ...["A two-factor method was removed", "Two-factor authentication is off"]
    ]
    for (const subject of subjects) await host().mail(email, subject)
    for (const { html, subject, text } of await host().mails(email)) {
      assert.notMatch(subject, /[\r\n]|Bcc/)
      // A name is on one line, and what is in it does nothing.
      assert.notMatch(text, /^Bcc:/m)
      assert.notInclude(html, "<b>")
      assert.match(text, /^Hello/)
      assert.match(html, /<title>[^<]+<\/title>/)
    }
  }

  it("a pending token opens nothing but the challenge, and a full one opens no challenge", async () => {
    const other = `ada-${crypto.randomUUID()}@example.test`
    const names = { full_name: "Ada", email: other, password, password_confirmation: password }
    await call("POST", "/register", undefined, names)
    const { text } = await host().mail(other, "Verify your email address")
    const full = (await call("POST", "/verify-email", undefined, { token: /token=([\w-]+)/.exec(text)?.[1] })).data
      .token
    const { token: pending } = (await call("POST", "/login", undefined, { email: other, password })).data
    const guarded = endpoints.filter(({ isAbsolute, operation }) => !isAbsolute && operation.access !== "public")
    assert.isAbove(guarded.length, 40)
    const wrongToken = guarded.map(async ({ method, operation, path }) => {
      const token = operation.access === "pending" ? full : pending
      const body = method === "GET" || method === "DELETE" ? undefined : {}
      const { status } = await call(method, path.replace(/:\w+/g, crypto.randomUUID()), token, body)
      return `${method} ${path} ${status}`
    })
    const expected = guarded.map(({ method, path }) => `${method} ${path} 403`)
    assert.deepStrictEqual(await Promise.all(wrongToken), expected)
    assert.strictEqual(guarded.filter(({ operation }) => operation.access === "pending").length, 3)
    // The pending token is none the worse for it.
    const code = await newCode(other, [])
    assert.strictEqual((await call("POST", "/2fa/challenge", pending, { code })).status, 200)
  })
})
