/** Every port of payout methods on PostgreSQL. */
import { Layer } from "effect"
import { methodRepository } from "./method-repository.js"
import { methodTypeRepository } from "./method-type-repository.js"

export const transactionMethodRepositories = Layer.mergeAll(methodTypeRepository, methodRepository)
