import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { TransactionMethods } from "./service.js"

export const transactionMethods = manifest(domain<Operations, TransactionMethods>(operations, TransactionMethods), {
  layer: TransactionMethods.layer
})
