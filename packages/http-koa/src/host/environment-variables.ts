/**
 * Every environment variable of the host, once: what the start reads, what a mistake is told about, and what the docs list.
 * `Settings` are something else: in the database, and changed by an admin while the host runs.
 */
import { Config, Option } from "effect"
import { fileVariables } from "./file-variables.js"
import { gatewayVariables, missingOfGateway } from "./gateway-variables.js"
import { pressureVariables } from "./pressure-variables.js"
import { clientAt } from "./provider-variables.js"
import { realtimeVariables } from "./realtime-variables.js"
import {
  callbackTemplate,
  countRow,
  domain,
  isCallingOrigin,
  meetingServer,
  originsOf,
  postgresUrl,
  ratio,
  row,
  secret,
  smsUrl,
  smtpUrl,
  url
} from "./variable-kinds.js"

const google = clientAt("Google", "GOOGLE", "https://accounts.google.com")
const linkedIn = clientAt("LinkedIn", "LINKEDIN", "https://www.linkedin.com/oauth")
const gitHub = clientAt("GitHub", "GITHUB", "https://github.com", ", such as a GitHub Enterprise")

export const environmentVariables = {
  NODE_ENV: row({
    description: "`production` turns off `/dev`, refuses the demo market, and makes the secrets below mandatory.",
    config: Config.literal(
      "development",
      "production",
      "test"
    )("NODE_ENV").pipe(Config.withDefault("development" as const)),
    development: "development",
    production: "production"
  }),
  HOST: row({
    description: "The address to listen on.",
    config: Config.option(Config.nonEmptyString("HOST")),
    development: "127.0.0.1",
    production: "0.0.0.0"
  }),
  PORT: countRow("PORT", {
    min: 0,
    max: 65_535,
    byDefault: 3000,
    description: "The port to listen on; 0 takes a free one."
  }),
  APP_URL: row({
    description:
      "Where clients reach this host. Links to pages and downloads start with it, never with the Host header.",
    config: Config.option(url("APP_URL")),
    development: "http://localhost:PORT",
    production: "required"
  }),
  FRONTEND_URL: row({
    description: "Where the front end is: links in mails and the return from a checkout lead there.",
    config: Config.option(url("FRONTEND_URL")),
    development: "small pages of the host's own under APP_URL/dev",
    production: "required"
  }),
  DATABASE_URL: row({
    description: "A PostgreSQL 15 or newer, such as postgres://user:password@host:5432/mentorkit.",
    config: Config.option(postgresUrl("DATABASE_URL")),
    development: "embedded PGlite in DATA_DIR",
    production: "embedded PGlite in DATA_DIR"
  }),
  DATABASE_SCHEMA: row({
    description: "The schema for all tables, so that they go into a database that has others.",
    config: Config.option(Config.nonEmptyString("DATABASE_SCHEMA")),
    development: "the one that has been migrated already (`public`, in the first releases), else `mentorkit`",
    production: "the one that has been migrated already (`public`, in the first releases), else `mentorkit`"
  }),
  DATABASE_CONNECTIONS: countRow("DATABASE_CONNECTIONS", {
    min: 2,
    max: 500,
    byDefault: 10,
    description:
      "Connections to PostgreSQL that this host opens at most, beside three for vitals and messages. Half of them, four at most, are for background work."
  }),
  DATABASE_WAIT_SECONDS: countRow("DATABASE_WAIT_SECONDS", {
    min: 1,
    max: 60,
    byDefault: 5,
    description: "How long a request waits for a free connection before it is answered with 503."
  }),
  DATABASE_LOCK_WAIT_SECONDS: countRow("DATABASE_LOCK_WAIT_SECONDS", {
    min: 1,
    max: 60,
    byDefault: 3,
    description:
      "How long a statement of a request waits for a lock before the request is answered with 503. Waits for several locks add up. Once somebody has waited in vain, and until five seconds without that have passed, most requests of this host wait for a quarter of a second at most. Background work waits longer."
  }),
  DEMO_MARKET: row({
    description:
      "`on` fills a database without accounts with a demo market: mentors to look at, and accounts to sign in with. Their password is public, so production refuses it.",
    config: Config.option(Config.literal("on", "off")("DEMO_MARKET")),
    development: "on; off with DATABASE_URL",
    production: "off; `on` is refused"
  }),
  MIGRATE_ON_START: row({
    description:
      "Whether a start brings the database up to date. `false`: it refuses while something is missing; see `npm run migrate`.",
    config: Config.boolean("MIGRATE_ON_START").pipe(Config.withDefault(true)),
    development: "true",
    production: "true"
  }),
  DATA_DIR: row({
    description: "The folder of the embedded database and of what belongs to it. One process at a time.",
    config: Config.nonEmptyString("DATA_DIR").pipe(Config.withDefault(".mentorkit")),
    development: ".mentorkit",
    production: ".mentorkit"
  }),
  APP_SECRET: row({
    description:
      "Links, codes and sealed secrets are made with it. At least 32 random characters, the same on every host of one database. [How to change it](operating.md#changing-app_secret).",
    config: Config.option(secret("APP_SECRET", 32)),
    development: "made once, kept in DATA_DIR",
    production: "required"
  }),
  APP_SECRET_PREVIOUS: row({
    description: "The secret before APP_SECRET: what was made with it is still read. For the time of a change.",
    config: Config.option(secret("APP_SECRET_PREVIOUS", 32)),
    development: "none",
    production: "none"
  }),
  ...fileVariables,
  ...gatewayVariables,
  SMTP_URL: row({
    description: "The mail server, such as smtps://user:password@mail.example.com:465.",
    config: Config.option(smtpUrl("SMTP_URL")),
    development: "the mailbox at /dev/mailbox",
    production: "required"
  }),
  MAIL_FROM: row({
    description: "The sender of every mail. Set it: most mail servers refuse the default.",
    config: Config.nonEmptyString("MAIL_FROM").pipe(Config.withDefault("Mentorkit <no-reply@localhost>")),
    development: "Mentorkit <no-reply@localhost>",
    production: "Mentorkit <no-reply@localhost>"
  }),
  SMS_URL: row({
    description:
      "The service for text messages: https://sid:token@api.twilio.com, or another one with Twilio's API. Goes with SMS_FROM.",
    config: Config.option(smsUrl("SMS_URL")),
    development: "the mailbox at /dev/mailbox",
    production: "no texts: SMS cannot be taken up as a second factor"
  }),
  SMS_FROM: row({
    description: "The sender of every text: a number such as +15005550006, or the id of a messaging service (MG…).",
    config: Config.option(Config.nonEmptyString("SMS_FROM")),
    development: "none",
    production: "none"
  }),
  GOOGLE_CLIENT_ID: google.id,
  GOOGLE_CLIENT_SECRET: google.secret,
  GOOGLE_ISSUER: google.issuer,
  LINKEDIN_CLIENT_ID: linkedIn.id,
  LINKEDIN_CLIENT_SECRET: linkedIn.secret,
  LINKEDIN_ISSUER: linkedIn.issuer,
  GITHUB_CLIENT_ID: gitHub.id,
  GITHUB_CLIENT_SECRET: gitHub.secret,
  GITHUB_ISSUER: gitHub.issuer,
  OAUTH_CALLBACK_URL: row({
    description:
      "Where providers send browsers back to, with `{provider}` in it: this host, or a page of the front end that hands the query on.",
    config: Config.option(callbackTemplate("OAUTH_CALLBACK_URL")),
    development: "APP_URL/api/v1/oauth/{provider}/callback",
    production: "APP_URL/api/v1/oauth/{provider}/callback"
  }),
  OAUTH_BROWSER_BINDING: row({
    description:
      "`on`: a sign-in ends in the browser that began it, told by a cookie. `off` for front ends that cannot call with credentials.",
    config: Config.literal("on", "off")("OAUTH_BROWSER_BINDING").pipe(Config.withDefault("on" as const)),
    development: "on",
    production: "on"
  }),
  MEETING_URL: row({
    description: "The Jitsi server on which both sides of a session meet, each in a room of its own.",
    config: meetingServer("MEETING_URL").pipe(Config.withDefault("https://meet.jit.si")),
    development: "https://meet.jit.si",
    production: "https://meet.jit.si"
  }),
  CORS_ORIGINS: row({
    description: "Origins of browsers that may call the API, separated by commas: https://app.example.com",
    config: originsOf("CORS_ORIGINS", isCallingOrigin),
    development: "none",
    production: "none"
  }),
  TRUSTED_PROXIES: countRow("TRUSTED_PROXIES", {
    min: 0,
    max: 10,
    byDefault: 0,
    description: "How many proxies of yours stand before this host. The client's address is taken from behind them."
  }),
  PASSKEY_RP_ID: row({
    description:
      "The domain that passkeys belong to, such as example.com: the pages' own or one above it. With another one all passkeys are lost.",
    config: Config.option(domain("PASSKEY_RP_ID")),
    development: "the host name of the first origin",
    production: "the host name of the first origin"
  }),
  PASSKEY_ORIGINS: row({
    description: "Origins of the pages on which people register passkeys and sign in with them, separated by commas.",
    config: originsOf("PASSKEY_ORIGINS"),
    development: "the origin of FRONTEND_URL",
    production: "the origin of FRONTEND_URL"
  }),
  PASSKEY_RP_NAME: row({
    description: "What authenticators call this product.",
    config: Config.nonEmptyString("PASSKEY_RP_NAME").pipe(Config.withDefault("Mentorkit")),
    development: "Mentorkit",
    production: "Mentorkit"
  }),
  ...realtimeVariables,
  ...pressureVariables,
  LOG_LEVEL: row({
    description: "`debug`, `info`, `warn` or `error`.",
    config: Config.literal("debug", "info", "warn", "error")("LOG_LEVEL").pipe(Config.withDefault("info" as const)),
    development: "info",
    production: "info"
  }),
  LOG_FORMAT: row({
    description: "`json`, one object a line, or `pretty`. Requests are told at `info` in production, else at `debug`.",
    config: Config.option(Config.literal("json", "pretty")("LOG_FORMAT")),
    development: "pretty",
    production: "json"
  }),
  METRICS_TOKEN: row({
    description: "`GET /metrics` takes it as a bearer token. At least 16 characters.",
    config: Config.option(secret("METRICS_TOKEN", 16)),
    development: "`/metrics` answers programs on the same machine only",
    production: "`/metrics` answers programs on the same machine only"
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: row({
    description: "An OpenTelemetry collector that takes OTLP over HTTP, such as http://collector:4318.",
    config: Config.option(url("OTEL_EXPORTER_OTLP_ENDPOINT")),
    development: "no traces",
    production: "no traces"
  }),
  OTEL_SERVICE_NAME: row({
    description: "The name of this service in traces.",
    config: Config.nonEmptyString("OTEL_SERVICE_NAME").pipe(Config.withDefault("mentorkit")),
    development: "mentorkit",
    production: "mentorkit"
  }),
  OTEL_TRACES_SAMPLER_ARG: row({
    description: "The share of traces that is kept, from 0 to 1. A request that brings a trace goes on as that says.",
    config: ratio("OTEL_TRACES_SAMPLER_ARG").pipe(Config.withDefault(1)),
    development: "1",
    production: "1"
  })
}

type Table = typeof environmentVariables
type Values = { readonly [Name in keyof Table]: Config.Config.Success<Table[Name]["config"]> }

/** The raw values, every mistake told at once with the variable's name. */
export const readEnvironment: Config.Config<Values> = Config.all(
  // `Config.all` keeps the names; the mapped type says what it cannot infer.
  Object.fromEntries(Object.entries(environmentVariables).map(([name, { config }]) => [name, config])) as {
    [Name in keyof Table]: Table[Name]["config"]
  }
) as Config.Config<Values>

/** Names of what production must be given and was not. */
export const missingInProduction = (values: Values): ReadonlyArray<string> => [
  ...Object.entries(environmentVariables).flatMap(([name, { production }]) => {
    const value: unknown = values[name as keyof Table]
    return production === "required" && Option.isOption(value) && Option.isNone(value) ? [name] : []
  }),
  ...missingOfGateway(values)
]

/** Variables that say nothing without each other. */
const pairs: ReadonlyArray<readonly [keyof Table, keyof Table]> = [
  // Without the second nobody would hear of a payment.
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["SMS_URL", "SMS_FROM"],
  ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["LINKEDIN_CLIENT_ID", "LINKEDIN_CLIENT_SECRET"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"]
]

const isGiven = (value: unknown) => Option.isOption(value) && Option.isSome(value)

/** Names of what was left out although the other half of the pair was given. */
export const missingHalves = (values: Values): ReadonlyArray<string> =>
  pairs.flatMap(([one, other]) =>
    isGiven(values[one]) === isGiven(values[other]) ? [] : [isGiven(values[one]) ? other : one]
  )
