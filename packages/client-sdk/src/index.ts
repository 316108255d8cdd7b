export type { CallOptions } from "./call.js"
export { type ClientOptions, createClient } from "./client.js"
export * from "./generated/client.js"
export { items, type Page } from "./pages.js"
export {
  type Aborted,
  type Failed,
  type Failure,
  MentorkitError,
  type NetworkFailure,
  type Result,
  type Success,
  unwrap
} from "./result.js"
