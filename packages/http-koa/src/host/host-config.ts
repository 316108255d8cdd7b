/** The configuration of a host, as it works with it: from the environment, defaults filled in. */
import { join } from "node:path"
import type { OAuthProvider } from "@mentorkit/core/oauth/ports"
import { ConfigError, Effect, Option, type Redacted } from "effect"
import type { TracingConfig } from "../observability/tracing.js"
import { missingHalves, missingInProduction, readEnvironment } from "./environment-variables.js"
import { type S3Config, s3Of } from "./file-variables.js"
import { type StripeConfig, stripeOf } from "./gateway-variables.js"
import { keptSecret } from "./kept-secret.js"
import { type RealtimeConfig, realtimeOf } from "./realtime-variables.js"
import { foreignOrigins, type PasskeyConfig, relyingPartyOf } from "./relying-party.js"
import type { MischiefConfig } from "./variable-kinds.js"

interface OAuthClientConfig {
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  readonly issuer: string
}

export interface OAuthConfig {
  /** Undefined: nobody signs in by this provider. */
  readonly clients: { readonly [P in OAuthProvider]: OAuthClientConfig | undefined }
  /** With `{provider}` in it. Undefined: this host's own. */
  readonly callbackUrl: string | undefined
  /** Whether a sign-in ends in the browser that began it. */
  readonly isBoundToBrowser: boolean
}

export interface HostConfig {
  readonly isProduction: boolean
  readonly host: string
  readonly port: number
  readonly appUrl: string | undefined
  readonly frontendUrl: string | undefined
  readonly databaseUrl: Redacted.Redacted | undefined
  readonly databaseSchema: string | undefined
  readonly databaseConnections: number
  readonly migrateOnStart: boolean
  /** Whether an empty database is filled with it. */
  readonly demoMarket: boolean
  readonly dataDir: string
  readonly appSecret: Redacted.Redacted
  /** Undefined: only what `appSecret` made is read. */
  readonly appSecretPrevious: Redacted.Redacted | undefined
  /** The folder of uploaded files, where there is no bucket. */
  readonly filesDir: string
  /** Undefined: uploaded files lie in `filesDir`. */
  readonly s3: S3Config | undefined
  /** Undefined: the offline gateway. */
  readonly stripe: StripeConfig | undefined
  readonly gatewaySecret: Redacted.Redacted
  /** Undefined: the offline gateway tells everything once, at once and in order. */
  readonly gatewayMischief: MischiefConfig | undefined
  readonly smtpUrl: Redacted.Redacted | undefined
  readonly mailFrom: string
  /** Undefined: texts go to development's mailbox, and in production nowhere. */
  readonly sms: { readonly url: Redacted.Redacted; readonly from: string } | undefined
  readonly oauth: OAuthConfig
  /** The Jitsi server of sessions. */
  readonly meetingUrl: string
  readonly corsOrigins: ReadonlyArray<string>
  readonly trustedProxies: number
  readonly passkeys: PasskeyConfig
  readonly realtime: RealtimeConfig
  readonly shutdownSeconds: number
  /** How long a stop still serves, so that others hear of it first. */
  readonly shutdownDelaySeconds: number
  readonly logLevel: "debug" | "info" | "warn" | "error"
  readonly logFormat: "json" | "pretty"
  readonly metricsToken: Redacted.Redacted | undefined
  /** Undefined: no traces. */
  readonly tracing: TracingConfig | undefined
  /** How long a connection may be kept without a request. */
  readonly keepAliveSeconds: number
  readonly maxInFlight: number
  readonly maxBodiesPerAddress: number
  /** 0: never too busy. */
  readonly maxDelayMillis: number
  readonly databaseWaitSeconds: number
  readonly databaseLockWaitSeconds: number
}

type Values = Effect.Effect.Success<typeof readEnvironment>

const clientOf = (
  id: Option.Option<string>,
  secret: Option.Option<Redacted.Redacted>,
  issuer: string
): OAuthClientConfig | undefined =>
  Option.getOrUndefined(Option.zipWith(id, secret, (clientId, clientSecret) => ({ clientId, clientSecret, issuer })))

const missingData = (names: ReadonlyArray<string>, why: string): ReadonlyArray<ConfigError.ConfigError> =>
  names.length === 0 ? [] : [ConfigError.MissingData([...names], why)]

const publicAccounts = (demoMarket: Option.Option<"on" | "off">): ReadonlyArray<ConfigError.ConfigError> =>
  Option.contains(demoMarket, "on")
    ? [ConfigError.InvalidData(["DEMO_MARKET"], "cannot be on when NODE_ENV is production: anybody could be its admin")]
    : []

const refuseMistakes = (values: Values): Effect.Effect<void, ConfigError.ConfigError> => {
  const isProduction = values.NODE_ENV === "production"
  const [mistake, ...others] = [
    ...missingData(isProduction ? missingInProduction(values) : [], "required when NODE_ENV is production"),
    ...missingData(missingHalves(values), "the other half of its pair is there"),
    ...(isProduction ? publicAccounts(values.DEMO_MARKET) : [])
  ]
  return mistake === undefined ? Effect.void : Effect.fail(others.reduce(ConfigError.And, mistake))
}

const passkeysOf = (values: Values): Effect.Effect<PasskeyConfig, ConfigError.ConfigError> => {
  const passkeys: PasskeyConfig = {
    rpId: Option.getOrUndefined(values.PASSKEY_RP_ID),
    rpName: values.PASSKEY_RP_NAME,
    origins: values.PASSKEY_ORIGINS
  }
  const frontendUrl = Option.getOrElse(values.FRONTEND_URL, () => "http://localhost")
  const party = relyingPartyOf(passkeys, frontendUrl)
  const foreign = foreignOrigins(party)
  if (foreign.length === 0) return Effect.succeed(passkeys)
  const message = `${foreign.join(", ")} is neither on PASSKEY_RP_ID (${party.rpId}) nor below it`
  return Effect.fail(ConfigError.InvalidData(["PASSKEY_ORIGINS"], message))
}

const oauthOf = (values: Values): OAuthConfig => ({
  clients: {
    google: clientOf(values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET, values.GOOGLE_ISSUER),
    "linkedin-openid": clientOf(values.LINKEDIN_CLIENT_ID, values.LINKEDIN_CLIENT_SECRET, values.LINKEDIN_ISSUER),
    github: clientOf(values.GITHUB_CLIENT_ID, values.GITHUB_CLIENT_SECRET, values.GITHUB_ISSUER)
  },
  callbackUrl: Option.getOrUndefined(values.OAUTH_CALLBACK_URL),
  isBoundToBrowser: values.OAUTH_BROWSER_BINDING === "on"
})

const tracingOf = (values: Values): TracingConfig | undefined =>
  Option.getOrUndefined(
    Option.map(values.OTEL_EXPORTER_OTLP_ENDPOINT, (endpoint) => ({
      endpoint,
      serviceName: values.OTEL_SERVICE_NAME,
      ratio: values.OTEL_TRACES_SAMPLER_ARG
    }))
  )

const configOf = (values: Values, appSecret: Redacted.Redacted, passkeys: PasskeyConfig): HostConfig => {
  const isProduction = values.NODE_ENV === "production"
  const dataDir = values.DATA_DIR
  return {
    isProduction,
    host: Option.getOrElse(values.HOST, () => (isProduction ? "0.0.0.0" : "127.0.0.1")),
    port: values.PORT,
    appUrl: Option.getOrUndefined(values.APP_URL),
    frontendUrl: Option.getOrUndefined(values.FRONTEND_URL),
    databaseUrl: Option.getOrUndefined(values.DATABASE_URL),
    databaseSchema: Option.getOrUndefined(values.DATABASE_SCHEMA),
    databaseConnections: values.DATABASE_CONNECTIONS,
    migrateOnStart: values.MIGRATE_ON_START,
    demoMarket: Option.match(values.DEMO_MARKET, {
      onNone: () => !isProduction && Option.isNone(values.DATABASE_URL),
      onSome: (wish) => wish === "on"
    }),
    dataDir,
    appSecret,
    appSecretPrevious: Option.getOrUndefined(values.APP_SECRET_PREVIOUS),
    filesDir: Option.getOrElse(values.FILES_DIR, () => join(dataDir, "files")),
    s3: s3Of(values),
    stripe: stripeOf(values),
    gatewaySecret: Option.getOrElse(values.GATEWAY_SECRET, () => appSecret),
    gatewayMischief: Option.getOrUndefined(values.GATEWAY_MISCHIEF),
    smtpUrl: Option.getOrUndefined(values.SMTP_URL),
    mailFrom: values.MAIL_FROM,
    sms: Option.getOrUndefined(Option.zipWith(values.SMS_URL, values.SMS_FROM, (url, from) => ({ url, from }))),
    oauth: oauthOf(values),
    meetingUrl: values.MEETING_URL,
    corsOrigins: values.CORS_ORIGINS,
    trustedProxies: values.TRUSTED_PROXIES,
    passkeys,
    realtime: realtimeOf(values),
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    shutdownDelaySeconds: values.SHUTDOWN_DELAY_SECONDS,
    logLevel: values.LOG_LEVEL,
    logFormat: Option.getOrElse(values.LOG_FORMAT, () => (isProduction ? "json" : "pretty")),
    metricsToken: Option.getOrUndefined(values.METRICS_TOKEN),
    tracing: tracingOf(values),
    keepAliveSeconds: values.KEEP_ALIVE_SECONDS,
    maxInFlight: values.MAX_REQUESTS_IN_FLIGHT,
    maxBodiesPerAddress: values.MAX_BODIES_PER_ADDRESS,
    maxDelayMillis: values.MAX_EVENT_LOOP_DELAY_MS,
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS,
    databaseLockWaitSeconds: values.DATABASE_LOCK_WAIT_SECONDS
  }
}

/** Fails with one message that names every variable at fault. */
export const hostConfig: Effect.Effect<HostConfig, ConfigError.ConfigError> = Effect.gen(function* () {
  const values = yield* readEnvironment
  yield* refuseMistakes(values)
  const passkeys = yield* passkeysOf(values)
  const appSecret = yield* Option.match(values.APP_SECRET, {
    onNone: () => keptSecret(values.DATA_DIR),
    onSome: Effect.succeed
  })
  return configOf(values, appSecret, passkeys)
})

const sentencesOf = (error: ConfigError.ConfigError): ReadonlyArray<string> => {
  switch (error._op) {
    case "And":
      return [...sentencesOf(error.left), ...sentencesOf(error.right)]
    case "Or":
      return sentencesOf(error.right)
    case "MissingData":
      return error.path.map((name) => `${name} is missing: ${error.message}.`)
    default:
      return [`${error.path.join(".")}: ${error.message}`]
  }
}

/** The message about a wrong configuration, for the operator. */
export const explain = (error: ConfigError.ConfigError): string =>
  [
    "The host cannot start with this configuration:",
    ...sentencesOf(error).map((line) => `  ${line}`),
    "See docs/configuration.md."
  ].join("\n")
