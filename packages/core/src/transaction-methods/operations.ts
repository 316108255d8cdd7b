/** The operations of payout methods: types for admins, methods for mentors. */
import { Schema } from "effect"
import { described, namedOperations, operation } from "../kernel/index.js"
import { MethodTypeEdit, NewMethodType } from "./definition-input.js"
import { definitionProblems } from "./definition-rules.js"
import {
  MethodHasOpenWithdrawal,
  MethodTypeInUse,
  MethodTypeNotFound,
  TooManyMethodTypes,
  TooManyTransactionMethods,
  TransactionMethodNotFound
} from "./errors.js"
import { TransactionMethodId, TransactionMethodTypeId } from "./ids.js"
import { NewMethod } from "./method-input.js"
import { MethodTypeResource, TransactionMethodResource } from "./resources.js"

/** 12,000 options with three fields each, those that nest others, and some room. */
const maxValuesOfType = 50_000

export const operations = namedOperations("transactionMethods", {
  listTypes: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({
      types: described(Schema.Array(MethodTypeResource), "The active types, the oldest first.")
    }),
    failures: []
  }),
  listMethods: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({
      methods: described(Schema.Array(TransactionMethodResource), "Your payout methods, the newest first; at most 20."),
      transaction_methods: described(Schema.Array(TransactionMethodResource), "Deprecated: the same as `methods`.")
    }),
    failures: []
  }),
  addMethod: operation({
    access: "mentor",
    input: NewMethod,
    success: Schema.Struct({ method: described(TransactionMethodResource, "The new method.") }),
    failures: [TooManyTransactionMethods],
    idempotent: true
  }),
  makeDefault: operation({
    access: "mentor",
    input: Schema.Struct({ id: TransactionMethodId }),
    success: Schema.Struct({ method: described(TransactionMethodResource, "The method, now the default one.") }),
    failures: [TransactionMethodNotFound]
  }),
  deleteMethod: operation({
    access: "mentor",
    input: Schema.Struct({ id: TransactionMethodId }),
    success: Schema.Struct({}),
    failures: [TransactionMethodNotFound, MethodHasOpenWithdrawal]
  }),
  listAllTypes: operation({
    access: "admin",
    input: Schema.Struct({}),
    success: Schema.Struct({
      transaction_method_types: described(
        Schema.Array(MethodTypeResource),
        "All types, inactive ones included, the oldest first; at most 50."
      )
    }),
    failures: []
  }),
  createType: operation({
    access: "admin",
    input: NewMethodType,
    rules: definitionProblems,
    maxValues: maxValuesOfType,
    success: Schema.Struct({ transaction_method_type: described(MethodTypeResource, "The new type.") }),
    failures: [TooManyMethodTypes],
    idempotent: true
  }),
  updateType: operation({
    access: "admin",
    input: Schema.Struct({ id: TransactionMethodTypeId, ...MethodTypeEdit.fields }),
    rules: definitionProblems,
    maxValues: maxValuesOfType,
    success: Schema.Struct({ transaction_method_type: described(MethodTypeResource, "The type after the change.") }),
    failures: [MethodTypeNotFound]
  }),
  deleteType: operation({
    access: "admin",
    input: Schema.Struct({ id: TransactionMethodTypeId }),
    success: Schema.Struct({}),
    failures: [MethodTypeNotFound, MethodTypeInUse]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
