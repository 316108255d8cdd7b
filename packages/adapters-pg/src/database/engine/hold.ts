/** What somebody who has a connection for a transaction may still send on it. */
import { begin, commit } from "./connection.js"

/** A connection goes on to others: what is late would run in the middle of their work. */
export class TransactionOver extends Error {
  override readonly name = "TransactionOver"
  constructor() {
    super(
      "This transaction is over, and its connection may be somebody else's by now. Await what belongs to it inside of it, and begin outside of it what outlives it."
    )
  }
}

const isEnd = (text: string) => text === commit || /^rollback$/i.test(text)

/** Of one connection, from when it was taken until it is given back. */
export const newHold = () => {
  let isEnded = false
  let isGivenBack = false
  return {
    /** Ask before each statement: undefined where it may be sent. */
    refusalOf: (text: string): TransactionOver | undefined =>
      isGivenBack || (isEnded && text !== begin) ? new TransactionOver() : undefined,
    /** Call when the server has done a statement. */
    note: (text: string): void => {
      if (text === begin) isEnded = false
      if (isEnd(text)) isEnded = true
    },
    giveBack: (): void => {
      isGivenBack = true
    }
  }
}
export type Hold = ReturnType<typeof newHold>
