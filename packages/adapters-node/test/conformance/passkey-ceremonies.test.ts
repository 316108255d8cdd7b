import { passkeyCeremonies } from "@mentorkit/adapters-node"
import { checkConformance, passkeyCeremoniesConformance } from "@mentorkit/core/testing"
import { afterAll, describe, it } from "vitest"

const rpId = "example.com"
const origins = ["https://app.example.com", "https://www.example.com"] as const

checkConformance(
  { describe, it, afterAll },
  passkeyCeremoniesConformance({ rpId, origins }),
  passkeyCeremonies({ rpId, rpName: "Mentorkit", origins })
)
