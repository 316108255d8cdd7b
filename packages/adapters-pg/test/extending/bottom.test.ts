/** What stands at the bottom of an embedder's stack and only sets something. */

import { assert, it } from "@effect/vitest"
import { createMentorkit, domains, stack } from "@mentorkit/core"
import { guest } from "@mentorkit/core/kernel"
import { emptyPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, Logger, Redacted } from "effect"
import { MigrateOnStart, Pg } from "../../src/index.js"

const { identity } = domains

it.scopedLive("a start that must not migrate refuses an empty database, and what is logged goes where it is sent", () =>
  Effect.gen(function* () {
    const url = yield* emptyPostgresUrl
    const logged: Array<string> = []
    const toMyLog = Logger.replace(
      Logger.defaultLogger,
      Logger.make(({ message }) => void logged.push(String(message)))
    )
    const layers = world(Layer.orDie(Pg.layer({ url: Redacted.make(url) })))
    const newKit = (migrates: boolean) =>
      createMentorkit({
        domains: { identity },
        services: Layer.provideMerge(layers, stack(toMyLog, Layer.succeed(MigrateOnStart, migrates)))
      })
    yield* Effect.promise(async () => {
      const refusing = newKit(false)
      const refused: unknown = await refusing
        .as(guest)
        .identity.getMe({})
        .catch((error: unknown) => error)
      assert.include(String(refused), "migrat")
      await refusing.close()
      const kit = newKit(true)
      await kit.runPromise(Effect.logWarning("heard"))
      assert.include(logged, "heard")
      await kit.close()
    })
  })
)
