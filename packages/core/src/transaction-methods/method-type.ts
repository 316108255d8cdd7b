/** A payout method type, as defined by an admin. */
import type { DateTime } from "effect"
import type { Currency } from "../kernel/index.js"
import type { TransactionMethodTypeId } from "./ids.js"
import type { InputType } from "./input-types.js"

/** An option of a select field. Other keys hold the options of dependent fields. */
export interface FieldOption {
  readonly value: string
  readonly label: string
  /** Of nested options, such as branches of a bank: null until it is sourced. */
  readonly routing_number?: string | null
  readonly [optionsKey: string]: ReadonlyArray<FieldOption> | string | null | undefined
}

export interface MethodField {
  /** In the admin's own casing. */
  readonly name: string
  readonly label: string
  readonly inputType: InputType
  readonly isRequired: boolean
  /** The select field whose chosen option holds the options of this one. */
  readonly dependsOn: string | null
  /** Where in the chosen option they are: "branches". */
  readonly optionsKey: string | null
  /** Of select fields that depend on none. */
  readonly options: ReadonlyArray<FieldOption> | null
}

export interface MethodDefinition {
  readonly name: string
  /** "{bank_name} {account_number}" */
  readonly titleTemplate: string
  /** Null: every currency. */
  readonly currencies: ReadonlyArray<Currency> | null
  readonly fields: ReadonlyArray<MethodField>
}

export interface TransactionMethodType extends MethodDefinition {
  readonly id: TransactionMethodTypeId
  /** "nagad": what clients know it by. */
  readonly type: string
  /** Offered to mentors. Existing methods stay either way. */
  readonly isActive: boolean
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}
