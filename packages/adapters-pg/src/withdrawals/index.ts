import { Layer } from "effect"
import { payees } from "./payees.js"
import { withdrawalRepository } from "./withdrawal-repository.js"

export const withdrawalRepositories = Layer.mergeAll(withdrawalRepository, payees)
