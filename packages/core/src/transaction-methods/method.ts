/** A mentor's payout method. */
import type { DateTime } from "effect"
import type { Currency, MentorId } from "../kernel/index.js"
import type { Card } from "./cards.js"
import type { TransactionMethodId, TransactionMethodTypeId } from "./ids.js"

/** A masked value, for its mentor. */
export interface MaskedValue {
  readonly name: string
  readonly label: string
  readonly value: string
}

/** A full value, for admins who send money, with the label of its time: definitions may change. */
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
  /** Currencies of its type at present; null: all. */
  readonly currencies: ReadonlyArray<Currency> | null
  readonly masked: ReadonlyArray<MaskedValue>
  /** Card data; null for other methods. */
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
