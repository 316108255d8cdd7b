import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { transactionMethods as transactionMethodsTables } from "../migrations/20261122_0710_transaction_methods.js"
import { methodRepository } from "./method-repository.js"
import { methodTypeRepository } from "./method-type-repository.js"
import { personalData } from "./personal-data.js"
import { sealLabel } from "./sealed-values.js"

export const transactionMethods = manifest({
  repositories: Layer.mergeAll(methodTypeRepository, methodRepository),
  migrations: [transactionMethodsTables],
  personalData,
  obligations: [],
  sealed: [{ table: "transaction_methods", key: "id", column: "sealed_values", labelOf: sealLabel }]
})
