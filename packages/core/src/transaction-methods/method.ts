/** How a mentor wants to be paid out. */
import type { DateTime } from "effect"
import type { Currency, MentorId } from "../kernel/index.js"
import type { Card } from "./cards.js"
import type { TransactionMethodId, TransactionMethodTypeId } from "./ids.js"

/** A value as it may be shown to its mentor. */
export interface MaskedValue {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** A value as whoever sends the money needs it. It is told with the label of its day: definitions may change. */
export interface MethodValue extends MaskedValue {
  /** What the chosen option of a select field is called; else the value itself. */
  readonly text: string
  /** Of the chosen option, such as a branch of a bank. */
  readonly routingNumber: string | null
}

export interface TransactionMethod {
  readonly id: TransactionMethodId
  readonly mentorId: MentorId
  readonly typeId: TransactionMethodTypeId
  /** "nagad" */
  readonly type: string
  /** Masked: it may be shown to its mentor. */
  readonly title: string
  /** A card is only shown, and never paid out to. */
  readonly isPayable: boolean
  /** What its type can pay out at present; null is every currency. */
  readonly currencies: ReadonlyArray<Currency> | null
  readonly masked: ReadonlyArray<MaskedValue>
  /** All that is kept of a card; null where it is none. */
  readonly card: Card | null
  /**
   * In full, for nobody but admins who send money. Null where there are none: of a card, of an erased account, and
   * where the host's secret has changed since.
   */
  readonly values: ReadonlyArray<MethodValue> | null
  readonly isDefault: boolean
  readonly createdAt: DateTime.Utc
  readonly deletedAt: DateTime.Utc | null
}
