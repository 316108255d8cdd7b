import { WithdrawalStatus } from "@mentorkit/core/withdrawals"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { withdrawals as withdrawalsTables } from "../migrations/20261122_0720_withdrawals.js"
import { payees } from "./payees.js"
import { personalData } from "./personal-data.js"
import { withdrawalRepository } from "./withdrawal-repository.js"

export const withdrawals = manifest({
  repositories: Layer.mergeAll(withdrawalRepository, payees),
  migrations: [withdrawalsTables],
  personalData,
  obligations: [],
  enumerations: { "withdrawals.status": WithdrawalStatus }
})
