/** Which dead letters are to be tried again: some by their ids, or all of a lane. */
import { fieldProblem, type Problem, type RawInput } from "../kernel/index.js"

const isTold = (value: unknown): boolean => value !== undefined && value !== null && value !== ""

/** Exactly one of the two ways, as a slip must not begin a lane of deliveries anew. */
export const retryProblems = ({ ids, lane, type }: RawInput): ReadonlyArray<Problem> => {
  if (!isTold(ids)) {
    if (isTold(lane)) return []
    return isTold(type)
      ? [fieldProblem(["lane"], "is required when type is present")]
      : [fieldProblem(["ids"], "is required when lane is not present")]
  }
  const others = Object.entries({ lane, type }).filter(([, value]) => isTold(value))
  return others.map(([name]) => fieldProblem([name], "is prohibited when ids is present"))
}
