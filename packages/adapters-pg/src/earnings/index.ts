export { ledger as earningsRepositories } from "./ledger.js"
