/** What somebody who has a connection for a transaction may still send on it. */
import { begin, commit } from "./connection.js"

/** A connection goes on to others: what is late would run in the middle of their work. */
export class TransactionOver extends Error {
  override readonly name = "TransactionOver"
  constructor(
    message = "This transaction is over, and its connection may be somebody else's by now. Await what belongs to it inside of it, and begin outside of it what outlives it."
  ) {
    super(message)
  }
}

const endedByStatement =
  "A statement has ended the transaction that it was a part of: what came before it is committed or undone, and nothing more is done in it."

const isBegin = (text: string) => text === begin
/** A rollback to a savepoint ends nothing. */
const isEnd = (text: string) =>
  text === commit || /^\s*(?:abort|commit|end|rollback)(?:\s+(?:transaction|work))?[\s;]*$/i.test(text)

/** Of one connection, from when it was taken until it is given back. */
export const newHold = () => {
  let phase: "before" | "open" | "ended" = "before"
  let isGivenBack = false
  /** Of a transaction that somebody's statement has ended: whatever comes next in it hears why. */
  let untimely: TransactionOver | undefined
  return {
    /** Ask before each statement: undefined where it may be sent. */
    refusalOf: (text: string): TransactionOver | undefined => {
      if (isGivenBack) return new TransactionOver()
      return phase === "ended" && !isBegin(text) ? (untimely ?? new TransactionOver()) : undefined
    },
    /**
     * Call when the server has done a statement, with whether it is in a transaction now, where the driver tells that.
     * Answers what is wrong with that.
     */
    note: (text: string, isInside?: boolean): TransactionOver | undefined => {
      if (isBegin(text)) [phase, untimely] = ["open", undefined]
      if (isEnd(text)) phase = "ended"
      if (phase !== "open" || isInside !== false) return undefined
      phase = "ended"
      untimely = new TransactionOver(endedByStatement)
      return untimely
    },
    /** By what was sent. */
    isOpen: (): boolean => phase === "open",
    giveBack: (): void => {
      isGivenBack = true
    }
  }
}
export type Hold = ReturnType<typeof newHold>
