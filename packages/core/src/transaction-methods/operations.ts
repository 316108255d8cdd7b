/** The operations of payout methods: types for admins, methods for mentors. */
import { Schema } from "effect"
import { namedOperations, operation } from "../kernel/index.js"
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
  /** Types that a mentor can choose. */
  listTypes: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({ types: Schema.Array(MethodTypeResource) }),
    failures: []
  }),
  listMethods: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({
      methods: Schema.Array(TransactionMethodResource),
      /** Deprecated: `methods`. */
      transaction_methods: Schema.Array(TransactionMethodResource)
    }),
    failures: []
  }),
  addMethod: operation({
    access: "mentor",
    input: NewMethod,
    success: Schema.Struct({ method: TransactionMethodResource }),
    failures: [TooManyTransactionMethods],
    idempotent: true
  }),
  makeDefault: operation({
    access: "mentor",
    input: Schema.Struct({ id: TransactionMethodId }),
    success: Schema.Struct({ method: TransactionMethodResource }),
    failures: [TransactionMethodNotFound]
  }),
  deleteMethod: operation({
    access: "mentor",
    input: Schema.Struct({ id: TransactionMethodId }),
    success: Schema.Struct({}),
    failures: [TransactionMethodNotFound, MethodHasOpenWithdrawal]
  }),
  /** All types, inactive ones included. */
  listAllTypes: operation({
    access: "admin",
    input: Schema.Struct({}),
    success: Schema.Struct({ transaction_method_types: Schema.Array(MethodTypeResource) }),
    failures: []
  }),
  createType: operation({
    access: "admin",
    input: NewMethodType,
    rules: definitionProblems,
    maxValues: maxValuesOfType,
    success: Schema.Struct({ transaction_method_type: MethodTypeResource }),
    failures: [TooManyMethodTypes],
    idempotent: true
  }),
  updateType: operation({
    access: "admin",
    input: Schema.Struct({ id: TransactionMethodTypeId, ...MethodTypeEdit.fields }),
    rules: definitionProblems,
    maxValues: maxValuesOfType,
    success: Schema.Struct({ transaction_method_type: MethodTypeResource }),
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
