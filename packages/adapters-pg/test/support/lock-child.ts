/**
 * `hold <folder>`: takes the lock, says so and keeps it.
 * `contend <folder> <milliseconds>`: takes it as often as it can, and counts how often somebody else was inside too.
 */
import { mkdirSync, readdirSync, rmdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Either, Exit, Random, Scope } from "effect"
import { lockDataDir } from "../../src/database/engine/data-dir-lock.js"

const [mode, folder = "", millis = "0"] = process.argv.slice(2)
const say = (line: string) => Effect.sync(() => process.stdout.write(`${line}\n`))

const hold = lockDataDir(folder).pipe(
  Effect.zipRight(say("held")),
  Effect.zipRight(Effect.async<never>(() => void setInterval(() => undefined, 60_000))),
  Effect.scoped
)

/** As a process leaves it that dies: its number cannot be in use. */
const leaveAsDead = () => {
  const lock = readdirSync(folder).find((name) => name.startsWith("mentorkit-lock-"))
  if (lock !== undefined) writeFileSync(join(folder, lock), "99999999 1")
}

const contend = Effect.gen(function* () {
  const counts = { taken: 0, refused: 0, together: 0 }
  const until = performance.now() + Number(millis)
  while (performance.now() < until) {
    const scope = yield* Scope.make()
    const lock = yield* Effect.either(Scope.extend(lockDataDir(folder), scope))
    if (Either.isLeft(lock)) counts.refused++
    else {
      counts.taken++
      const inside = yield* Effect.either(Effect.try(() => mkdirSync(join(folder, "inside"))))
      if (Either.isLeft(inside)) counts.together++
      yield* Effect.sleep(yield* Random.nextIntBetween(0, 3))
      if (Either.isRight(inside)) rmdirSync(join(folder, "inside"))
      if (yield* Random.nextBoolean) leaveAsDead()
      else yield* Scope.close(scope, Exit.void)
    }
    yield* Effect.sleep(yield* Random.nextIntBetween(0, 3))
  }
  yield* say(JSON.stringify(counts))
})

process.stdin.once("end", () => process.exit()).resume()
Effect.runPromise(mode === "hold" ? hold : contend)
