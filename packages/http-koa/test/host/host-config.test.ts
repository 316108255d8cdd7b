import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Exit, Redacted } from "effect"
import { configurationPage } from "../../src/host/configuration-page.js"
import { environmentVariables } from "../../src/host/environment-variables.js"
import { explain, hostConfig } from "../../src/host/host-config.js"

const read = (settings: Record<string, string>) =>
  hostConfig.pipe(
    Effect.mapError(explain),
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(settings)))),
    Effect.runPromiseExit
  )
const messageOf = async (settings: Record<string, string>) => {
  const exit = await read(settings)
  return Exit.isFailure(exit) && exit.cause._tag === "Fail" ? exit.cause.error : ""
}
const root = mkdtempSync(join(tmpdir(), "mentorkit-config-"))
afterAll(() => rmSync(root, { recursive: true }))
const folder = () => mkdtempSync(join(root, "data-"))
const production = {
  NODE_ENV: "production",
  APP_URL: "https://api.example.com/",
  FRONTEND_URL: "https://example.com",
  APP_SECRET: "x".repeat(32),
  GATEWAY: "offline",
  GATEWAY_SECRET: "y".repeat(16),
  SMTP_URL: "smtp://localhost"
}

describe("hostConfig", () => {
  it("development needs nothing and keeps its secret", async () => {
    const dataDir = folder()
    const [first, second] = await Promise.all([read({ DATA_DIR: dataDir }), read({ DATA_DIR: dataDir })])
    assert.isTrue(Exit.isSuccess(first) && Exit.isSuccess(second))
    if (!Exit.isSuccess(first) || !Exit.isSuccess(second)) return
    assert.strictEqual(first.value.port, 3000)
    assert.strictEqual(first.value.host, "127.0.0.1")
    assert.strictEqual(Redacted.value(first.value.appSecret), Redacted.value(second.value.appSecret))
    assert.isAtLeast(Redacted.value(first.value.appSecret).length, 32)
  })

  // Falls where a start takes what another one is writing, or writes over it.
  it("of hosts that start at once on one folder all have the same secret, and leave nothing else there", async () => {
    const dataDir = folder()
    const exits = await Promise.all(Array.from({ length: 8 }, () => read({ DATA_DIR: dataDir })))
    const secrets = exits.map((exit) => (Exit.isSuccess(exit) ? Redacted.value(exit.value.appSecret) : String(exit)))
    assert.lengthOf(new Set(secrets), 1)
    assert.deepStrictEqual(
      [readFileSync(join(dataDir, "app-secret"), "utf8"), readdirSync(dataDir)],
      [secrets[0], ["app-secret"]]
    )
    assert.strictEqual(statSync(join(dataDir, "app-secret")).mode & 0o777, 0o600)
  })

  it("production with everything it must have starts", async () => {
    const exit = await read(production)
    assert.isTrue(Exit.isSuccess(exit), String(exit))
    if (Exit.isSuccess(exit)) {
      assert.deepInclude(exit.value, { isProduction: true, appUrl: "https://api.example.com", host: "0.0.0.0" })
    }
  })

  it("reads what the offline gateway is to do to its events", async () => {
    const mischiefOf = async (text: string) => {
      const exit = await read({ ...production, GATEWAY_MISCHIEF: text })
      return Exit.isSuccess(exit) ? exit.value.gatewayMischief : undefined
    }
    assert.deepStrictEqual(await mischiefOf("seed=7,duplicate=0.3, delay=1"), {
      ...{ seed: 7, duplicate: 0.3, delay: 1, reorder: 0 }
    })
    const plain = await read(production)
    assert.isUndefined(Exit.isSuccess(plain) ? plain.value.gatewayMischief : null)
    for (const text of [
      "on",
      "delay",
      "delay=",
      "delay=2",
      "delay=-1",
      "seed=0.5",
      "other=1",
      "delay=1,,",
      "constructor=1"
    ]) {
      assert.match(await messageOf({ ...production, GATEWAY_MISCHIEF: text }), /GATEWAY_MISCHIEF: must be shares/, text)
    }
  })

  // Falls without the check: passkeys would be offered nowhere, and nobody would know why.
  it("has pages of passkeys on their domain or below it", async () => {
    const refused: ReadonlyArray<Record<string, string>> = [
      { PASSKEY_RP_ID: "example.org" },
      { PASSKEY_RP_ID: "app.example.com" },
      { PASSKEY_RP_ID: "ample.com" },
      { PASSKEY_ORIGINS: "https://app.example.com,https://www.example.com" }
    ]
    for (const settings of refused) {
      assert.include(await messageOf({ ...production, ...settings }), "PASSKEY_ORIGINS", JSON.stringify(settings))
    }
    const origins = "https://app.example.com, https://www.example.com:8443/"
    const exit = await read({ ...production, PASSKEY_RP_ID: "example.com", PASSKEY_ORIGINS: origins })
    assert.deepStrictEqual(Exit.isSuccess(exit) && exit.value.passkeys, {
      rpId: "example.com",
      rpName: "Mentorkit",
      origins: ["https://app.example.com", "https://www.example.com:8443"]
    })
  })

  it.each(["APP_URL", "FRONTEND_URL", "APP_SECRET", "GATEWAY_SECRET", "SMTP_URL"])(
    "production without %s does not start and names it",
    async (name) => {
      const message = await messageOf({ ...production, [name]: "" })
      assert.include(message, name)
      const { [name as keyof typeof production]: _, ...without } = production
      assert.include(await messageOf(without), `${name} is missing`)
    }
  )

  it.each([
    ["PORT", "many"],
    ["PORT", "70000"],
    ["APP_URL", "api.example.com"],
    ["APP_SECRET", "short"],
    ["GATEWAY", "online"],
    ["TRUSTED_PROXIES", "-1"],
    ["NODE_ENV", "staging"],
    ["LOG_LEVEL", "loud"],
    ["DEMO_MARKET", "yes"],
    ["GOOGLE_ISSUER", "http://accounts.example.com"],
    ["GITHUB_ISSUER", "http://localhost.example.com"],
    ["OAUTH_CALLBACK_URL", "https://app.example.com/oauth"],
    ["OAUTH_CALLBACK_URL", "https://app.example.com/{provider}?next=1"],
    ["OAUTH_BROWSER_BINDING", "false"],
    ["PASSKEY_RP_ID", "https://example.com"],
    ["PASSKEY_RP_ID", "127.0.0.1"],
    ["PASSKEY_ORIGINS", "https://app.example.com/sign-in"],
    ["PASSKEY_ORIGINS", "app.example.com"],
    ["MEETING_URL", "http://meet.example.com"],
    ["MEETING_URL", "meet.example.com"],
    ["MEETING_URL", "javascript:alert(1)//"],
    ["MEETING_URL", "https://someone:secret@meet.example.com"],
    ["MEETING_URL", "https://meet.example.com/?room="],
    ["SMS_URL", "http://sid:token@api.example.com"],
    ["SMS_URL", "https://api.twilio.com"],
    ["SMS_URL", "sid:token@api.twilio.com"],
    ["SMTP_URL", "mail.example.com"],
    ["SMTP_URL", "mail.example.com:465"],
    ["SMTP_URL", "https://mail.example.com"],
    // Falls without the check: no browser says "*" or a name without a scheme, so all would be refused without a word.
    ["CORS_ORIGINS", "*"],
    ["CORS_ORIGINS", "app.example.com"],
    ["CORS_ORIGINS", "https://app.example.com, https://app.example.com/sign-in"]
  ])("%s=%s is named", async (name, value) => {
    const message = await messageOf({ DATA_DIR: folder(), [name]: value })
    assert.match(message, new RegExp(`\\b${name}\\b`))
  })

  it("an app of its own scheme may call as well as a page", async () => {
    const exit = await read({ ...production, CORS_ORIGINS: "https://app.example.com/, capacitor://localhost" })
    assert.deepStrictEqual(Exit.isSuccess(exit) && exit.value.corsOrigins, [
      "https://app.example.com",
      "capacitor://localhost"
    ])
  })

  it("sessions are held on the public Jitsi server unless told, in the clear on this machine only", async () => {
    const meetingUrlOf = async (settings: Record<string, string>) => {
      const exit = await read({ ...production, ...settings })
      return Exit.isSuccess(exit) ? exit.value.meetingUrl : undefined
    }
    assert.strictEqual(await meetingUrlOf({}), "https://meet.jit.si")
    assert.strictEqual(await meetingUrlOf({ MEETING_URL: "https://example.com/meet/" }), "https://example.com/meet")
    assert.strictEqual(await meetingUrlOf({ MEETING_URL: "http://localhost:8443" }), "http://localhost:8443")
  })

  it("a service for texts goes with its sender", async () => {
    const url = "https://sid:token@api.twilio.com"
    assert.include(await messageOf({ ...production, SMS_URL: url }), "SMS_FROM is missing")
    assert.include(await messageOf({ ...production, SMS_FROM: "+15005550006" }), "SMS_URL is missing")
    assert.notInclude(await messageOf({ ...production, SMS_URL: "http://sid:token@example.com" }), "token@example")
    const exit = await read({ ...production, SMS_URL: url, SMS_FROM: "+15005550006" })
    assert.strictEqual(Exit.isSuccess(exit) && exit.value.sms?.from, "+15005550006")
  })

  it.each(["GOOGLE", "LINKEDIN", "GITHUB"])(
    "half a client at %s does not start, and names the other half",
    async (name) => {
      const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`]
      const withoutSecret = await messageOf({ DATA_DIR: folder(), [id]: "x" })
      assert.include(withoutSecret, `${secret} is missing`)
      assert.notInclude(withoutSecret, `${id} is missing`)
      const withoutId = await messageOf({ DATA_DIR: folder(), [secret]: "hush-hush" })
      assert.include(withoutId, `${id} is missing`)
      assert.notInclude(withoutId, "hush-hush")
      assert.isTrue(Exit.isSuccess(await read({ DATA_DIR: folder(), [id]: "x", [secret]: "hush-hush" })))
    }
  )

  it("signs in by nobody unless told, and finds providers where they are", async () => {
    const plain = await read({ DATA_DIR: folder() })
    assert.isTrue(Exit.isSuccess(plain))
    if (Exit.isSuccess(plain)) {
      assert.deepStrictEqual(plain.value.oauth, {
        clients: { google: undefined, "linkedin-openid": undefined, github: undefined },
        callbackUrl: undefined,
        isBoundToBrowser: true
      })
    }
    const given = await read({
      DATA_DIR: folder(),
      LINKEDIN_CLIENT_ID: "x",
      LINKEDIN_CLIENT_SECRET: "y",
      OAUTH_CALLBACK_URL: "https://app.example.com/signed-in/{provider}/",
      OAUTH_BROWSER_BINDING: "off"
    })
    assert.isTrue(Exit.isSuccess(given))
    if (Exit.isSuccess(given)) {
      const { callbackUrl, clients, isBoundToBrowser } = given.value.oauth
      assert.deepInclude(clients["linkedin-openid"], { clientId: "x", issuer: "https://www.linkedin.com/oauth" })
      assert.isUndefined(clients.google)
      assert.deepStrictEqual([callbackUrl, isBoundToBrowser], ["https://app.example.com/signed-in/{provider}", false])
    }
  })

  const stripe = { STRIPE_SECRET_KEY: "sk_live_0123456789", STRIPE_WEBHOOK_SECRET: "whsec_0123456789ab" }
  const { GATEWAY: _gateway, GATEWAY_SECRET: _secret, ...withoutGateway } = production

  // Falls if the play gateway could still be bound, or its settings were still asked for.
  it("a key of Stripe's binds Stripe, in production instead of all that the offline gateway needs", async () => {
    const exit = await read({
      ...withoutGateway,
      ...stripe,
      STRIPE_WEBHOOK_SECRET: "whsec_of_today_01, whsec_of_before_0"
    })
    assert.isTrue(Exit.isSuccess(exit), String(exit))
    if (!Exit.isSuccess(exit)) return
    const { stripe: bound } = exit.value
    assert.strictEqual(bound?.apiBase, "https://api.stripe.com")
    assert.deepStrictEqual(
      bound?.webhookSecrets.map((one) => Redacted.value(one)),
      ["whsec_of_today_01", "whsec_of_before_0"]
    )
    assert.include(
      await messageOf(withoutGateway),
      "STRIPE_SECRET_KEY (or GATEWAY=offline with GATEWAY_SECRET) is missing"
    )
    const forced = await read({ ...production, ...stripe })
    assert.isTrue(Exit.isSuccess(forced) && forced.value.stripe === undefined)
  })

  it("a key of Stripe's without the secret of its webhooks does not start, anywhere", async () => {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe
    for (const around of [withoutGateway, { DATA_DIR: folder() }]) {
      const message = await messageOf({ ...around, STRIPE_SECRET_KEY })
      assert.include(message, "STRIPE_WEBHOOK_SECRET is missing")
      assert.notInclude(message, STRIPE_SECRET_KEY)
    }
    assert.include(await messageOf({ DATA_DIR: folder(), STRIPE_WEBHOOK_SECRET }), "STRIPE_SECRET_KEY is missing")
    // Beside all else that is missing: nobody should have to start twice to hear of it.
    const { SMTP_URL: _, ...incomplete } = withoutGateway
    const both = await messageOf({ ...incomplete, STRIPE_SECRET_KEY })
    for (const name of ["SMTP_URL", "STRIPE_WEBHOOK_SECRET"]) assert.include(both, `${name} is missing`)
    assert.include(
      await messageOf({ ...stripe, STRIPE_WEBHOOK_SECRET: "short,", DATA_DIR: folder() }),
      "STRIPE_WEBHOOK"
    )
    assert.include(
      await messageOf({ ...stripe, STRIPE_API_URL: "http://stripe.example.com", DATA_DIR: folder() }),
      "STRIPE_API_URL"
    )
  })

  // Falls where PostgreSQL never has a demo market, or where a production may have one.
  it("fills the embedded database with a demo market, PostgreSQL if it is told to, and a production never", async () => {
    const demoMarketOf = async (settings: Record<string, string>) => {
      const exit = await read({ DATA_DIR: folder(), ...settings })
      return Exit.isSuccess(exit) ? exit.value.demoMarket : String(exit)
    }
    const DATABASE_URL = "postgres://127.0.0.1/mentorkit"
    assert.deepStrictEqual([await demoMarketOf({}), await demoMarketOf({ DATABASE_URL })], [true, false])
    assert.isTrue(await demoMarketOf({ DATABASE_URL, DEMO_MARKET: "on" }))
    assert.isFalse(await demoMarketOf({ DEMO_MARKET: "off" }))
    assert.isFalse(await demoMarketOf(production))
    const { SMTP_URL: _, ...incomplete } = production
    const message = await messageOf({ ...incomplete, DEMO_MARKET: "on" })
    assert.include(message, "DEMO_MARKET: cannot be on when NODE_ENV is production")
    assert.include(message, "SMTP_URL is missing")
    assert.isFalse(await demoMarketOf({ ...production, DEMO_MARKET: "off" }))
  })

  it("tells all mistakes at once and no secret", async () => {
    const message = await messageOf({ DATA_DIR: folder(), PORT: "x", APP_SECRET: "hush-hush", APP_URL: "nowhere" })
    for (const name of ["PORT", "APP_SECRET", "APP_URL"]) assert.include(message, name)
    assert.notInclude(message, "hush-hush")
  })

  it("is what docs/configuration.md says", () => {
    const page = readFileSync(new URL("../../../../docs/configuration.md", import.meta.url), "utf8")
    assert.strictEqual(page, configurationPage(), "Run `npm run docs`.")
    for (const name of Object.keys(environmentVariables)) assert.include(page, `\`${name}\``)
  })
})
