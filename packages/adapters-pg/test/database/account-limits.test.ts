/** Limits by account where hosts share a database, through the one way to call an operation. */
import { assert, describe, it } from "@effect/vitest"
import { databaseRateLimiter, memoryRateLimiter } from "@mentorkit/adapters-pg"
import { createMentorkit } from "@mentorkit/core"
import { domain, guest, type Handlers, namedOperations, operation, setting, UserId } from "@mentorkit/core/kernel"
import { Authenticator } from "@mentorkit/core/kernel/ports"
import { type Engine, hostOn, newPostgresUrl, pglite, shared } from "@mentorkit/test-kit/databases/engines"
import { testSecrets } from "@mentorkit/test-kit/worlds/secrets"
import { Context, Effect, Layer, Schema } from "effect"
import { idempotencyStore } from "../../src/database/idempotency-store.js"
import { settings } from "../../src/database/settings.js"

const points = 7
const postsPerDay = setting({ key: "demo.posts_per_day", description: "", schema: Schema.Int, default: points })

const spec = { access: "user", input: Schema.Struct({}), success: Schema.Struct({}), failures: [] } as const
const operations = namedOperations("demo", {
  post: operation({ ...spec, accountLimit: { perDay: postsPerDay } }),
  share: operation({ ...spec, accountLimit: { perDay: postsPerDay } })
})
class Demo extends Context.Tag("Demo")<Demo, Handlers<typeof operations>>() {}

const handlers = Layer.succeed(Demo, { post: () => Effect.succeed({}), share: () => Effect.succeed({}) })
const nobody = Layer.succeed(Authenticator, {
  authenticate: () => Effect.succeed(guest),
  callerOf: () => Effect.succeed(guest)
})

const newHost = (engine: Engine, limiter: typeof databaseRateLimiter | typeof memoryRateLimiter) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const services = Layer.mergeAll(handlers, nobody, testSecrets, limiter, idempotencyStore, settings)
      const layer = Layer.orDie(Layer.provideMerge(services, engine))
      return createMentorkit({ domains: { demo: domain(operations, Demo) }, services: layer })
    }),
    (kit) => Effect.promise(() => kit.close())
  )
type Host = Effect.Effect.Success<ReturnType<typeof newHost>>

const tags = (hosts: ReadonlyArray<Host>, userId: UserId) =>
  Effect.forEach(
    Array.from({ length: 15 }, (_, index) => hosts[index % hosts.length]).flatMap((host) => host ?? []),
    (host, index) =>
      Effect.promise(async () => {
        const { demo } = host.as({ _tag: "User", userId, roles: [] })
        return (index % 3 === 0 ? demo.share({}) : demo.post({})).then(
          () => "through",
          (error: { readonly _tag?: unknown }) => error._tag
        )
      }),
    { concurrency: "unbounded" }
  )

const newUserId = Effect.sync(() => UserId.make(crypto.randomUUID()))

const assertAsManyAsPoints = (hosts: ReadonlyArray<Host>) =>
  Effect.gen(function* () {
    // Two accounts at once, on the same hosts.
    const rushes = yield* Effect.all([tags(hosts, yield* newUserId), tags(hosts, yield* newUserId)], {
      concurrency: "unbounded"
    })
    for (const answers of rushes) {
      const [through, refused] = ["through", "TooManyRequests"].map((tag) => answers.filter((one) => one === tag))
      assert.deepStrictEqual([through?.length, refused?.length], [points, 15 - points])
    }
  })

describe("of parallel calls of one account, of operations that share a limit, as many get through as it has points", () => {
  // Falls where a look is followed by a write, and where each host counts for itself.
  it.scopedLive("on two hosts of one PostgreSQL", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const hosts = yield* Effect.all([
        newHost(hostOn(url, 8), databaseRateLimiter),
        newHost(hostOn(url, 8), databaseRateLimiter)
      ])
      yield* assertAsManyAsPoints(hosts)
    })
  )

  it.scopedLive("on one host of PGlite, in its memory and in its database", () =>
    Effect.gen(function* () {
      const engine = yield* shared(pglite)
      yield* assertAsManyAsPoints([yield* newHost(engine, memoryRateLimiter)])
      yield* assertAsManyAsPoints([yield* newHost(engine, databaseRateLimiter)])
    })
  )
})
