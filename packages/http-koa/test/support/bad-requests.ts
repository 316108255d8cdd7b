/** Requests that should not be made, out of the document: every field of an operation in every place, made wrong. */
import { bodyCalls } from "./bad-bodies.js"
import { bodyFieldCalls } from "./bad-fields.js"
import { headerCalls, misplacedCalls, pathCalls, queryCalls } from "./bad-places.js"
import type { BadCall, Input } from "./calls.js"
import type { Documented } from "./documented.js"

/** All of them; `input` is what the operation would like. */
export const badCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => [
  ...bodyFieldCalls(operation, input),
  ...bodyCalls(operation, input),
  ...pathCalls(operation, input),
  ...queryCalls(operation, input),
  ...headerCalls(operation, input),
  ...misplacedCalls(operation, input)
]
