/** How large an input may be before anybody looks at what is in it, and the words for what is larger. */
import type { OperationSpec } from "./operation.js"
import { fieldProblem, type Problem } from "./problems.js"

export interface InputBounds {
  /** Levels of lists and objects, the input itself being the first. */
  readonly deepest: number
  /** Items of one list: decoding costs time for each. */
  readonly longest: number
  /** Items of lists and fields of objects, at whatever depth. */
  readonly mostValues: number
}

/** Room enough for every operation that does not say that it needs more, and for fields that nobody reads. */
const usualValues = 2000

export const inputBoundsOf = ({ mostValues = usualValues }: Pick<OperationSpec, "mostValues">): InputBounds => ({
  deepest: 64,
  longest: 10_000,
  mostValues
})

type Path = Problem["path"]

/** Told of the whole field, however deep. */
export const tooDeepProblem = (path: Path, { deepest }: InputBounds): Problem =>
  fieldProblem(path.slice(0, 1), `must not be nested deeper than ${deepest} levels`)

export const isTooLong = (items: number, { longest }: InputBounds): boolean => items > longest

export const tooLongProblem = (path: Path, { longest }: InputBounds): Problem =>
  fieldProblem(path, `must not have more than ${longest} items`)

export const tooMuchProblem = ([field]: Path, { mostValues }: InputBounds): Problem =>
  field === undefined
    ? { path: [], message: `The input must not have more than ${mostValues} values.` }
    : fieldProblem([field], `must not have more than ${mostValues} values`)
