/** What an operation's exit becomes where something was broken off beside it, as parallel work is. */
import { createMentorkit, domains } from "@mentorkit/core"
import { BookingCards } from "@mentorkit/core/bookings/ports"
import { Dashboards } from "@mentorkit/core/dashboards"
import { Ledger } from "@mentorkit/core/earnings/ports"
import { type Caller, MentorId, UserId } from "@mentorkit/core/kernel"
import { MentorListings } from "@mentorkit/core/mentor-search/ports"
import { MentorRepository, MentorStatistics } from "@mentorkit/core/profiles/ports"
import { Cause, Effect, Exit, Fiber, Layer } from "effect"
import { afterEach, assert, describe, it } from "vitest"
import { replier } from "../../src/answer/reply.js"
import { dashboards as dashboardEndpoints } from "../../src/routes/dashboards.js"
import { endpoints, Later, Taken } from "../support/demo-domain.js"
import { kernelServices, tokens } from "../support/demo-services.js"
import { type Host, serve } from "../support/mounted-server.js"

const registering = endpoints.find(({ operation }) => operation.name === "demo.register") ?? assert.fail("no endpoint")
const { ofExit } = replier(registering, { prefix: "", isHttps: true })
const request = { method: "POST", headers: {}, url: () => new URL("https://api.test/register") }
const replyTo = (exit: Exit.Exit<unknown, unknown>) => ofExit(exit, {}, request)

/** A failure breaks off what goes on beside it, and its cause then names both. */
const beside = <E>(failing: Effect.Effect<never, E>) =>
  Effect.all([Effect.never, Effect.zipRight(Effect.yieldNow(), failing)], { concurrency: 2 })

describe("an exit with an interruption in it", () => {
  it.each([
    ["409", new Taken({ by: "Ada" }), 409],
    ["429", new Later({ retryAfterSeconds: 3 }), 429]
  ])("keeps the failure's own status: %s", async (_name, failure, status) => {
    const exit = await Effect.runPromiseExit(beside(Effect.fail(failure)))
    assert.isTrue(Exit.isInterrupted(exit), "the cause names the interruption as well")
    assert.strictEqual(replyTo(exit)?.status, status)
  })

  it("is a fault where it holds a defect, or a failure that nobody has declared", async () => {
    for (const failing of [Effect.dieMessage("the secret"), Effect.fail(new Error("undeclared"))]) {
      const exit = await Effect.runPromiseExit(beside<unknown>(failing))
      assert.isTrue(Exit.isInterrupted(exit))
      assert.isUndefined(replyTo(exit))
    }
  })

  it("is nobody's fault where there is nothing else: the client has gone", async () => {
    const exit = await Effect.runPromise(Effect.flatMap(Effect.fork(Effect.never), Fiber.interrupt))
    assert.isTrue(Exit.isFailure(exit) && Cause.isInterruptedOnly(exit.cause))
    assert.deepInclude(replyTo(exit), { status: 500 })
  })
})

const mentor: Caller = {
  _tag: "User",
  userId: UserId.make("0197f8a0-0000-7000-8000-00000000000a"),
  mentorId: MentorId.make("0197f8a0-0000-7000-8000-00000000000b"),
  roles: ["mentor"]
}

describe("dashboards, which read at the same time", () => {
  let host: Host | undefined
  afterEach(() => host?.close())

  /** One read breaks while all the others hang. */
  const services = Layer.mergeAll(
    ...[tokens, kernelServices],
    Layer.mock(BookingCards, { list: () => Effect.zipRight(Effect.yieldNow(), Effect.dieMessage("the secret")) }),
    Layer.mock(Ledger, { listBalances: () => Effect.never }),
    Layer.mock(MentorListings, { search: () => Effect.never }),
    Layer.mock(MentorRepository, { find: () => Effect.never }),
    Layer.mock(MentorStatistics, { find: () => Effect.never })
  )

  it.each(["/mentor/dashboard", "/mentee/dashboard"])("%s: one that fails is answered and reported", async (path) => {
    const { dashboards } = domains
    const kit = createMentorkit({ domains: { dashboards }, services: Layer.provideMerge(Dashboards.layer, services) })
    host = await serve(kit, dashboardEndpoints)
    assert.deepStrictEqual(await host.send("GET", path, { token: JSON.stringify(mentor) }), {
      status: 500,
      code: "ServerError",
      body: { status: "error", message: "Failed to fetch dashboard.", data: {} }
    })
    assert.deepStrictEqual(
      host.reported.map(({ message }) => message),
      ["the secret"]
    )
    await kit.close()
  })
})
