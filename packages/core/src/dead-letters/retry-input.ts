/** Chooses the dead letters to retry: by ids, or a whole lane. */
import { fieldProblem, type Problem, type RawInput } from "../kernel/index.js"

const isTold = (value: unknown): boolean => value !== undefined && value !== null && value !== ""

/** Exactly one of both: a slip must not retry a whole lane. */
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
