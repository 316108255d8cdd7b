/** What is wrong with an input, in the words clients know. */
import { Array, SchemaAST as AST, Order, type ParseResult, Schema } from "effect"
import { kindOf, limitOf, typeOf } from "./wording.js"

export const Problem = Schema.Struct({
  path: Schema.Array(Schema.Union(Schema.String, Schema.Number)),
  /** A whole sentence. */
  message: Schema.String
})
export interface Problem extends Schema.Schema.Type<typeof Problem> {}
type Path = Problem["path"]

export class InvalidInput extends Schema.TaggedError<InvalidInput>()("InvalidInput", {
  problems: Schema.NonEmptyArray(Problem)
}) {
  override get message() {
    const [first, ...more] = this.problems
    return more.length === 0
      ? first.message
      : `${first.message} (and ${more.length} more error${more.length === 1 ? "" : "s"})`
  }
}

/** "slot_ids" is called "slot ids", but an element keeps its path: "slot_ids.0". */
const label = (path: Path) =>
  path.some((key) => typeof key === "number") ? path.join(".") : path.join(".").replaceAll("_", " ")

/** `fieldProblem(["valid_until"], "must be a valid date")` */
export const fieldProblem = (path: Path, text: string): Problem => ({
  path,
  message: `The ${label(path)} field ${text}.`
})

const required = (path: Path) => fieldProblem(path, "is required")
/** Laravel's own wording has no "field" in it. */
const invalid = (path: Path): Problem => ({ path, message: `The selected ${label(path)} is invalid.` })
const say = (path: Path, text: string | undefined) => (text === undefined ? invalid(path) : fieldProblem(path, text))

/** Says the kind of the value in place of what is wrong deeper down, unless nothing was given at all. */
const asKind = (inner: ReadonlyArray<Problem>, path: Path, kind: string | undefined) =>
  kind === undefined
    ? inner
    : inner.map((one) => (one.message === required(one.path).message ? one : fieldProblem(path, kind)))

export const problemsOf = (issue: ParseResult.ParseIssue, path: Path = []): ReadonlyArray<Problem> => {
  switch (issue._tag) {
    case "Pointer":
      return problemsOf(issue.issue, [
        ...path,
        ...Array.ensure(issue.path).map((key) => (typeof key === "symbol" ? "" : key))
      ])
    case "Composite": {
      const all = Array.ensure(issue.issues).flatMap((one) => problemsOf(one, path))
      // Every member of a union complains; the first is the one people mean.
      return AST.isUnion(issue.ast) ? all.slice(0, 1) : all
    }
    case "Transformation":
      return asKind(problemsOf(issue.issue, path), path, kindOf(issue.ast))
    case "Refinement":
      return issue.kind === "Predicate"
        ? [say(path, kindOf(issue.ast) ?? limitOf(issue.ast))]
        : asKind(problemsOf(issue.issue, path), path, kindOf(issue.ast))
    case "Missing":
      // An empty list lacks its first element; for people the list itself is missing.
      return [required(typeof path.at(-1) === "number" ? path.slice(0, -1) : path)]
    case "Type":
      return [
        issue.actual === undefined || issue.actual === null
          ? required(path)
          : say(path, kindOf(issue.ast) ?? typeOf(issue.ast))
      ]
    default:
      return [invalid(path)]
  }
}

/** In the order in which the input declares its fields, whoever found them; the same sentence once. */
export const inOrder = (fields: ReadonlyArray<string>, problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> =>
  Array.sortWith(
    Array.dedupeWith(problems, (a, b) => a.message === b.message),
    ({ path }) => fields.indexOf(String(path[0])),
    Order.number
  )
