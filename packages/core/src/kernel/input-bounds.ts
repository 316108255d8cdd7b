/** Size limits of an input before decoding, and their problems. */
import type { OperationSpec } from "./operation.js"
import { fieldProblem, type Problem } from "./problems.js"

export interface InputBounds {
  /** Depth of lists and objects, the input being level one. */
  readonly deepest: number
  /** Items of one list: each costs decoding. */
  readonly longest: number
  /** Items and fields at all depths. */
  readonly maxValues: number
}

/** Enough for every operation that does not set its own limit, unknown fields included. */
const usualValues = 2000

export const inputBoundsOf = ({ maxValues = usualValues }: Pick<OperationSpec, "maxValues">): InputBounds => ({
  deepest: 64,
  longest: 10_000,
  maxValues
})

type Path = Problem["path"]

/** Reported on the whole field. */
export const tooDeepProblem = (path: Path, { deepest }: InputBounds): Problem =>
  fieldProblem(path.slice(0, 1), `must not be nested deeper than ${deepest} levels`)

export const isTooLong = (items: number, { longest }: InputBounds): boolean => items > longest

export const tooLongProblem = (path: Path, { longest }: InputBounds): Problem =>
  fieldProblem(path, `must not have more than ${longest} items`)

export const tooMuchProblem = ([field]: Path, { maxValues }: InputBounds): Problem =>
  field === undefined
    ? { path: [], message: `The input must not have more than ${maxValues} values.` }
    : fieldProblem([field], `must not have more than ${maxValues} values`)
