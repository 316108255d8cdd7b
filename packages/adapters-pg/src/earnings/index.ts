import { Layer } from "effect"
import { journalSeals } from "./journal-seals.js"
import { ledger } from "./ledger.js"

export const earningsRepositories = Layer.mergeAll(ledger, journalSeals)
