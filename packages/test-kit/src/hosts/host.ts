/** The real host on a free port, put together as `npm start` puts it together, on a fresh database. */
import { SqlClient } from "@effect/sql"
import { type Client, createClient, unwrap } from "@mentorkit/client"
import type { ThreadMembers } from "@mentorkit/core/broadcasting/ports"
import type { PasswordHasher } from "@mentorkit/core/identity/ports"
import { type Frame, Realtime } from "@mentorkit/core/kernel/ports"
import type { MailHeaders } from "@mentorkit/core/notifications/ports"
import { demoPassword } from "@mentorkit/http-koa/internal/demo-market"
import type { HostConfig } from "@mentorkit/http-koa/internal/host-config"
import { engineOf } from "@mentorkit/http-koa/internal/host-services"
import { startHost } from "@mentorkit/http-koa/main"
import { Clock, Effect, Exit, Layer, Redacted, Scope } from "effect"
import { afterAll, beforeAll } from "vitest"
import { breadthOn, newPostgresUrl, pglite } from "../databases/engines.js"
import { newFolder } from "../files/folders.js"
import { until } from "../waiting/until.js"
import { demoPglite, newDemoPostgres } from "./demo-databases.js"
import { advance } from "./dev-clock.js"

/** A whole configuration, so that no test depends on the environment it runs in. */
const testConfig: HostConfig = {
  isProduction: false,
  host: "127.0.0.1",
  port: 0,
  appUrl: undefined,
  frontendUrl: undefined,
  databaseUrl: undefined,
  databaseSchema: undefined,
  databaseConnections: 10,
  migrateOnStart: true,
  demoMarket: true,
  dataDir: "",
  // Each host gets a folder of its own.
  // Each host gets its own; nobody writes to this one.
  filesDir: "no-files",
  s3: undefined,
  appSecret: Redacted.make("the secret of hosts under test, long"),
  appSecretPrevious: undefined,
  stripe: undefined,
  gatewaySecret: Redacted.make("the gateway's secret"),
  gatewayMischief: undefined,
  smtpUrl: undefined,
  mailFrom: "Mentorkit <no-reply@localhost>",
  sms: undefined,
  // A client at GitHub, which is asked nothing before somebody comes back from there.
  oauth: {
    clients: {
      google: undefined,
      "linkedin-openid": undefined,
      github: { clientId: "tests", clientSecret: Redacted.make("of tests"), issuer: "http://127.0.0.1:9" }
    },
    callbackUrl: undefined,
    isBoundToBrowser: true
  },
  meetingUrl: "https://meet.example.com",
  corsOrigins: [],
  trustedProxies: 0,
  passkeys: { rpId: undefined, rpName: "Mentorkit", origins: [] },
  realtime: {
    key: "mentorkit",
    secret: undefined,
    maxConnections: 20_000,
    maxConnectionsPerAddress: 20_000,
    maxOpeningsPerAddress: 100_000,
    maxMessagesPerAddress: 100_000
  },
  shutdownSeconds: 5,
  shutdownDelaySeconds: 0,
  logLevel: "error",
  logFormat: "json",
  metricsToken: undefined,
  tracing: undefined,
  keepAliveSeconds: 75,
  maxInFlight: 500,
  maxBodiesPerAddress: 64,
  // The machine that runs the tests may be slow for reasons of its own.
  maxDelayMillis: 0,
  databaseWaitSeconds: 10,
  databaseLockWaitSeconds: 10
}

export type HostEngine = "PGlite" | "PostgreSQL"
/** For `describe.each`. */
export const everyHostEngine: ReadonlyArray<HostEngine> = ["PGlite", "PostgreSQL"]
/** One of them unless somebody wants both, as with `engines`. */
export const hostEngines = everyHostEngine.filter(breadthOn)

/** A port that was free a moment ago may be taken by somebody else before the host is ready to listen. */
const retryTakenPort = Effect.retry({ times: 3, while: (error) => Object(error)._tag === "CannotListen" })

/** What stands in for a part of the host. */
export interface HostParts {
  readonly upgrades?: Parameters<typeof startHost>[2]
  /** Who is in which thread, as long as there is no chat to say so. */
  readonly threads?: Layer.Layer<ThreadMembers>
}

const onEngine = (name: HostEngine, config: HostConfig, { threads, upgrades }: HostParts) => {
  const start = (own: HostConfig, engine = engineOf(own)) =>
    startHost(own, threads === undefined ? engine : Layer.merge(engine, threads), upgrades)
  if (config.databaseUrl !== undefined) return start(config)
  const { demoMarket } = config
  if (name === "PGlite") return start(config, demoMarket ? demoPglite(testConfig) : pglite)
  const newUrl = demoMarket ? newDemoPostgres(testConfig) : newPostgresUrl
  return Effect.flatMap(newUrl, (url) => start({ ...config, databaseUrl: Redacted.make(url) }))
}

export interface SentMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: MailHeaders
}

type Started = Effect.Effect.Success<ReturnType<typeof startHost>>

const helpersOf = ({ kit, selfUrl: baseUrl }: Started) => {
  const mails = async (to: string) => {
    const response = await fetch(`${baseUrl}/dev/mailbox.json?to=${encodeURIComponent(to)}`)
    return (await response.json()) as ReadonlyArray<SentMail>
  }

  const clientOf = (token?: string): Client => createClient({ baseUrl, ...(token !== undefined && { token }) })

  const codes = async (email: string) =>
    (await mails(email)).flatMap(({ text }) => /Your code is (\d{6})/.exec(text)?.[1] ?? [])

  /** Answers the mailed code where one is asked for. */
  const signIn = async (email: string, password: string) => {
    const before = (await codes(email)).length
    const login = unwrap(await clientOf().identity.login({ email, password }))
    if (!login.requires_two_factor) return login.token
    const [code = ""] = await until("a sign-in code", async () => {
      const sent = await codes(email)
      return sent.length > before ? sent : undefined
    })
    return unwrap(await clientOf(login.token).twoFactor.challenge({ code })).token
  }

  return {
    baseUrl,
    /** A client that calls with this token, or as a guest. */
    clientOf,
    /** Answers a full token. */
    signIn,
    signInAdmin: () => signIn("admin@demo.test", demoPassword),
    /** What was sent to this address, newest first. */
    mails,
    /** The newest mail to an address with this in its subject; waits until it is there, as it is sent after the fact. */
    mail: (to: string, subject: string) =>
      until(`a mail "${subject}" to ${to}`, async () => (await mails(to)).find((one) => one.subject.includes(subject))),
    /** The host's time, in milliseconds. */
    now: () => kit.runtime.runSync(Clock.currentTimeMillis),
    /** Moves the host's clock forward and has everything done that is due by then; answers the host's time. */
    advance: (seconds: number): Promise<string> => advance(baseUrl, seconds),
    /** Straight into the host's database, for what no client may see or do. */
    sql: <Row extends object>(
      statement: (sql: SqlClient.SqlClient) => Effect.Effect<ReadonlyArray<Row>, unknown>
    ): Promise<ReadonlyArray<Row>> => kit.runtime.runPromise(Effect.flatMap(SqlClient.SqlClient, statement)),
    /** As whatever happens on the host does it. */
    publish: (frame: Frame): Promise<void> =>
      kit.runtime.runPromise(Effect.flatMap(Realtime, ({ publish }) => publish(frame))),
    /** Beside the requests, by the host's own hasher, until the signal says so. */
    hashing: (work: Effect.Effect<void, never, PasswordHasher>, signal: AbortSignal) =>
      kit.runtime.runPromiseExit(work, { signal })
  }
}

export type TestHost = ReturnType<typeof helpersOf>

/** The URL of a database of its own, with the demo market in it. */
export const demoPostgresUrl = newDemoPostgres(testConfig)

/** A host in a scope of the caller's, with the demo market in it unless it is a production's. */
export const newHost = async (
  engine: HostEngine,
  scope: Scope.Scope,
  config: Partial<HostConfig> = {},
  parts: HostParts = {}
): Promise<TestHost> => {
  const filesDir = await Effect.runPromise(Scope.extend(newFolder, scope))
  const whole = { ...testConfig, filesDir, demoMarket: config.isProduction !== true, ...config }
  const started = await Effect.runPromise(Scope.extend(retryTakenPort(onEngine(engine, whole, parts)), scope))
  return helpersOf(started)
}

/** One host for all tests of the block. */
export const useHost = (engine: HostEngine, config: Partial<HostConfig> = {}): (() => TestHost) => {
  let scope: Scope.CloseableScope
  let host: TestHost
  beforeAll(async () => {
    scope = await Effect.runPromise(Scope.make())
    host = await newHost(engine, scope, config)
    // A worker's first one makes the demo market and all that follows of it: on a machine that is many times slower, minutes.
  }, 600_000)
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return () => host
}
