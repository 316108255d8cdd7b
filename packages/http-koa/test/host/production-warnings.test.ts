/** What a production is told at its start. That it is told at all is seen in `process.test.ts`. */
import { refuseCommonPasswords } from "@mentorkit/core/identity"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { User } from "@mentorkit/core/internal/identity"
import type { Setting } from "@mentorkit/core/kernel"
import { Settings } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Layer, Logger, LogLevel, Option } from "effect"
import { assert, describe, it } from "vitest"
import { productionWarnings } from "../../src/host/production-warnings.js"

const strict = { [refuseCommonPasswords.key]: true }

/** What is logged at which level where these settings are stored. */
const told = (stored: Readonly<Record<string, unknown>>, demoAdmin?: Pick<User, "isActive" | "bannedAt" | "roles">) => {
  const lines: Array<string> = []
  const logger = Logger.make<unknown, void>(({ logLevel, message }) => void lines.push(`${logLevel.label} ${message}`))
  const settings = Settings.of({
    get: <A, I>({ default: standard, key }: Setting<A, I>) =>
      Effect.succeed(Object.hasOwn(stored, key) ? (stored[key] as A) : standard),
    set: () => Effect.die("nothing is set here")
  })
  Effect.runSync(
    productionWarnings.pipe(
      Effect.provideService(Settings, settings),
      // As much of an account as is looked at.
      Effect.provide(
        Layer.mock(UserRepository, { findByEmail: () => Effect.succeed(Option.fromNullable(demoAdmin as User)) })
      ),
      Effect.provide(Logger.replace(Logger.defaultLogger, logger)),
      Logger.withMinimumLogLevel(LogLevel.All)
    )
  )
  return lines
}

describe("a production that starts", () => {
  // Falls where nobody looks, or where the setting is not asked for.
  it("is warned while common passwords are allowed, and told how to refuse them", () => {
    for (const stored of [{}, { [refuseCommonPasswords.key]: false }]) {
      const [line = "", ...more] = told(stored)
      assert.match(line, /^WARN .*common passwords/)
      assert.include(line, "identity.refuse_common_passwords")
      assert.lengthOf(more, 0)
    }
  })

  it("is not warned once they are refused", () => {
    assert.deepStrictEqual(told(strict), [])
  })

  // Falls where the accounts of a demo market that somebody left behind are not looked for.
  it("is warned of an admin whose password everybody can read, until that one is banned", () => {
    const admin = { isActive: true, bannedAt: null, roles: ["admin" as const] }
    assert.match(told(strict, admin).join("\n"), /^WARN This database has the demo market.*@demo\.test.*$/)
    assert.deepStrictEqual(told(strict, { ...admin, bannedAt: DateTime.unsafeMake(0) }), [])
    assert.deepStrictEqual(told(strict, { ...admin, roles: ["mentee"] }), [])
  })
})
