/** Subscribers that run within: what they are made of, and where in the table of reactions they count. */

import {
  event,
  type HandlerWithin,
  type PayloadOf,
  type Reactions,
  reaction,
  reactionWithin,
  routesOf,
  subscribersWithinOf,
  subscriptionsOf
} from "@mentorkit/core/internal/kernel"
import { Ids } from "@mentorkit/core/kernel"
import { AuditLog } from "@mentorkit/core/kernel/ports"
import { Mailer } from "@mentorkit/core/notifications"
import { Cause, Context, Effect, Exit, Schema } from "effect"
import { describe, expect, it } from "vitest"

const Happened = event("demo.Happened", { thing: Schema.String }, ({ thing }) => thing)
type Hears = HandlerWithin<PayloadOf<typeof Happened>>
const silent: Hears = { run: () => Effect.void }

const stored = Context.make(AuditLog, { record: () => Effect.void })
const audited = reactionWithin("demo.audited", Effect.as(Effect.zipRight(Ids, AuditLog), silent))
const plain = reactionWithin("demo.plain", Effect.succeed(silent))
const mailed = reactionWithin("demo.mailed", Effect.as(Mailer, silent))
const later = reaction(
  { name: "demo.later", lane: "effects", priority: "high", effects: "database" },
  Effect.succeed(silent)
)
const table = { "demo.Happened": [plain, later, audited] } satisfies Reactions<typeof Happened, unknown>

describe("subscribers that run within", () => {
  it("are built in the order of the table, of the database's ports and ids", () => {
    const subscribers = Effect.runSync(subscribersWithinOf(table)(stored))
    expect(subscribers.get(Happened.tag)?.map(({ name }) => name)).toEqual(["demo.plain", "demo.audited"])
    expect(Effect.runSync(subscribersWithinOf({ "demo.Happened": [later] })(stored)).size).toBe(0)
  })

  it("have no delivery", () => {
    expect(
      routesOf(table)
        .get(Happened.tag)
        ?.map(({ name }) => name)
    ).toEqual(["demo.later"])
    const subscriptions = Effect.runSync(subscriptionsOf([Happened as never], table))
    expect(subscriptions.get(Happened.tag)?.subscribers.map(({ name }) => name)).toEqual(["demo.later"])
  })

  // Falls where they are made of whatever is around: somebody may have bound a mailer below the database.
  it("cannot be made of what reaches the world: it does not compile, and ends by name where somebody has it compile", () => {
    const building = subscribersWithinOf({ "demo.Happened": [mailed] })
    // @ts-expect-error the mailer is no port of the database
    const built = building(stored)
    const exit = Effect.runSyncExit(
      Effect.provideService(built, Mailer, { send: () => Effect.dieMessage("Nothing is to be sent.") })
    )
    const { cause, message } = Object(Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined)
    expect(message).toMatch(/^demo\.mailed runs within units of work/)
    expect(String(cause)).toContain("@mentorkit/Mailer")
  })

  it("are matched with their event by its payload", () => {
    const Other = event("demo.Other", { n: Schema.Number }, ({ n }) => `${n}`)
    // @ts-expect-error it hears something else
    const wrong = { "demo.Other": [plain] } satisfies Reactions<typeof Other, unknown>
    expect(wrong).toBeDefined()
  })
})
