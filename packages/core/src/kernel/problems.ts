/** Problems of an input, in the wording that clients know. */
import { Array, SchemaAST as AST, Either, Order, type ParseResult, Schema } from "effect"
import { asksForItems, kindOf, limitOf, limitSentenceOf, sentencesOf, typeOf } from "./wording.js"

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

/** For problems found after reading data, reported together. */
export const refuseProblems = (problems: ReadonlyArray<Problem>): Either.Either<void, InvalidInput> =>
  Array.isNonEmptyReadonlyArray(problems) ? Either.left(new InvalidInput({ problems })) : Either.void

/** Field name as Laravel writes it: "slot_ids" is "slot ids", its elements "slot ids.0". */
const label = (path: Path) => path.join(".").replaceAll("_", " ")

/** `fieldProblem(["valid_until"], "must be a valid date")` */
export const fieldProblem = (path: Path, text: string): Problem => ({
  path,
  message: `The ${label(path)} field ${text}.`
})

export const requiredProblem = (path: Path): Problem => fieldProblem(path, "is required")
export const prohibitedProblem = (path: Path): Problem => fieldProblem(path, "is prohibited")
/** Reported on the field itself, not on its repetition: "The password field confirmation does not match." */
export const unconfirmedProblem = (path: Path): Problem => fieldProblem(path, "confirmation does not match")
/** Laravel's wording has no "field" in these two. */
export const invalidProblem = (path: Path): Problem => ({ path, message: `The selected ${label(path)} is invalid.` })
export const takenProblem = (path: Path): Problem => ({ path, message: `The ${label(path)} has already been taken.` })

const say = (path: Path, text: string | undefined) =>
  text === undefined ? invalidProblem(path) : fieldProblem(path, text)

/** A problem whose wording an outer schema may still replace. */
interface Draft extends Problem {
  readonly isMissing: boolean
}
const missing = (path: Path): Draft => ({ ...requiredProblem(path), isMissing: true })
const wrong = (path: Path, text: string | undefined): Draft => ({ ...say(path, text), isMissing: false })

/** A megabyte may hold half a million mistakes; nobody reads more than the first of a field. */
const maxOfAField = 100

/** Reports the expected kind in place of inner problems, unless the value is missing. */
const asKind = (inner: ReadonlyArray<Draft>, path: Path, kind: string | undefined): ReadonlyArray<Draft> =>
  kind === undefined ? inner : inner.map((one) => (one.isMissing ? one : wrong(path, kind)))

/** A schema's sentences concern its own value, not what lies inside. */
const inSentences = (drafts: ReadonlyArray<Draft>, path: Path, ast: AST.AST): ReadonlyArray<Draft> => {
  const { invalid, required } = sentencesOf(ast)
  if (invalid === undefined && required === undefined) return drafts
  return drafts.map((one) => {
    const own = one.path.length === path.length ? (one.isMissing ? required : invalid) : undefined
    return own === undefined ? one : { ...one, message: own }
  })
}

const isNothing = (ast: AST.AST): boolean =>
  AST.isUndefinedKeyword(ast) || AST.isVoidKeyword(ast) || (AST.isLiteral(ast) && ast.literal === null)

/** Every member of a union fails; reports the one that the value comes closest to, else the first. */
const closest = (issues: ReadonlyArray<ParseResult.ParseIssue>, path: Path): ReadonlyArray<Draft> => {
  const meant = issues.filter((one) => !(one._tag === "Type" && isNothing(one.ast)))
  const said = (meant.length === 0 ? issues : meant).map((one) => draftsOf(one, path))
  return said.find((drafts) => drafts.some((one) => one.path.length > path.length)) ?? said[0] ?? []
}

const ofRefinement = (issue: ParseResult.Refinement, path: Path): ReadonlyArray<Draft> => {
  if (issue.kind === "From") return asKind(draftsOf(issue.issue, path), path, kindOf(issue.ast))
  if (globalThis.Array.isArray(issue.actual) && issue.actual.length === 0 && asksForItems(issue.ast)) {
    return [missing(path)]
  }
  const said = limitSentenceOf(issue.ast)
  if (said !== undefined) return [{ path, message: said, isMissing: false }]
  return [wrong(path, kindOf(issue.ast) ?? limitOf(issue.ast))]
}

const ofMissing = ({ ast }: ParseResult.Missing, path: Path): ReadonlyArray<Draft> => {
  // An empty list lacks its first element; for people the list is missing.
  if (typeof path.at(-1) === "number") return [missing(path.slice(0, -1))]
  return inSentences([missing(path)], path, ast.type)
}

const draftsOf = (issue: ParseResult.ParseIssue, path: Path): ReadonlyArray<Draft> => {
  switch (issue._tag) {
    case "Pointer":
      return draftsOf(issue.issue, [
        ...path,
        ...Array.ensure(issue.path).map((key) => (typeof key === "symbol" ? "" : key))
      ])
    case "Composite": {
      const issues = Array.take(Array.ensure(issue.issues), maxOfAField)
      const drafts = AST.isUnion(issue.ast) ? closest(issues, path) : issues.flatMap((one) => draftsOf(one, path))
      return inSentences(drafts, path, issue.ast)
    }
    case "Transformation":
      return inSentences(asKind(draftsOf(issue.issue, path), path, kindOf(issue.ast)), path, issue.ast)
    case "Refinement":
      return inSentences(ofRefinement(issue, path), path, issue.ast)
    case "Missing":
      return ofMissing(issue, path)
    case "Type": {
      const isGiven = issue.actual !== undefined && issue.actual !== null
      const draft = isGiven ? wrong(path, kindOf(issue.ast) ?? typeOf(issue.ast)) : missing(path)
      return inSentences([draft], path, issue.ast)
    }
    default:
      return [wrong(path, undefined)]
  }
}

export const problemsOf = (issue: ParseResult.ParseIssue, path: Path = []): ReadonlyArray<Problem> =>
  draftsOf(issue, path).map(({ message, path }) =>
    path.length === 0 ? { path, message: "The given data was invalid." } : { path, message }
  )

const firstOfEach = (problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> => {
  const seen = new Map<unknown, number>()
  return problems.filter(({ path: [field] }) => {
    const count = (seen.get(field) ?? 0) + 1
    seen.set(field, count)
    return count <= maxOfAField
  })
}

const byField = (fields: ReadonlyArray<string>) =>
  Order.mapInput(Order.number, ({ path }: Problem) => fields.indexOf(String(path[0])))
/** Of a list, all of the first element before the second. */
const byElement = Order.mapInput(Order.number, ({ path }: Problem) => (typeof path[1] === "number" ? path[1] : -1))

/** In the order of the input's fields; the same sentence about a value once. */
export const inOrder = (fields: ReadonlyArray<string>, problems: ReadonlyArray<Problem>): ReadonlyArray<Problem> => {
  const distinct = new Map(firstOfEach(problems).map((one) => [JSON.stringify([one.path, one.message]), one]))
  return Array.sort(distinct.values(), Order.combine(byField(fields), byElement))
}
