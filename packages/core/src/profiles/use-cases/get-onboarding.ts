import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import { OnboardingNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { OnboardingRepository } from "../ports.js"
import { makeReadOnboarding } from "../read-onboarding.js"

/** The caller's submission and its result. */
export const getOnboarding = Effect.gen(function* () {
  const onboardings = yield* OnboardingRepository
  const read = yield* makeReadOnboarding

  const handler: Handler<Operations, "getOnboarding"> = Effect.fnUntraced(function* ({ userId }, { role }) {
    const found = yield* onboardings.find(userId, role ?? null)
    const record = yield* Effect.mapError(found, () => new OnboardingNotFound())
    return { onboarding: yield* read(record) }
  })

  return handler
})
