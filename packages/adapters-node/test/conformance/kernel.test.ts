import { passwordHasher, secrets } from "@mentorkit/adapters-node"
import { checkConformance, passwordHasherConformance, secretsConformance } from "@mentorkit/core/testing"
import { Layer, Redacted } from "effect"
import { afterAll, describe, it } from "vitest"

const runner = { describe, it, afterAll }

checkConformance(runner, passwordHasherConformance, passwordHasher)
checkConformance(
  runner,
  secretsConformance((secret, previous) =>
    secrets(Redacted.make(secret), previous === undefined ? {} : { previous: Redacted.make(previous) })
  ),
  Layer.empty
)
