/** Wording of a value's problems; `problems.ts` adds the field's name. */
import { SchemaAST as AST, Schema } from "effect"

const WordingId: unique symbol = Symbol.for("@mentorkit/Wording")
const LimitWordingId: unique symbol = Symbol.for("@mentorkit/LimitWording")
const LimitSentenceId: unique symbol = Symbol.for("@mentorkit/LimitSentence")
const SentencesId: unique symbol = Symbol.for("@mentorkit/Sentences")

/** Annotation of a schema: "The starts at field must be a valid date." */
export const wording = (text: string): { readonly [WordingId]: string } => ({ [WordingId]: text })

/** For a limit: used only for values of the right kind. */
export const limitWording = (text: string): { readonly [LimitWordingId]: string } => ({ [LimitWordingId]: text })

/** For a limit, as a whole sentence of the spec: "Each document may not be larger than 5 MB." */
export const limitSentence = (text: string): { readonly [LimitSentenceId]: string } => ({ [LimitSentenceId]: text })

export const limitSentenceOf = (ast: AST.Annotated): string | undefined => {
  const said = ast.annotations[LimitSentenceId]
  return typeof said === "string" ? said : undefined
}

export interface Sentences {
  /** Used for a missing value. */
  readonly required?: string
  /** Used in place of everything else. */
  readonly invalid?: string
}

/** Annotates a schema with whole sentences of the spec, which win over our wording. */
export const sentences = (said: Sentences): { readonly [SentencesId]: Sentences } => ({ [SentencesId]: said })

export const sentencesOf = (ast: AST.Annotated): Sentences => Object(ast.annotations[SentencesId])

const ofEffect = new Map<unknown, string>([
  [Schema.UUIDSchemaId, "must be a valid UUID"],
  [Schema.IntSchemaId, "must be an integer"]
])

/** The expected kind of value; reported even if the underlying type is wrong. */
export const kindOf = (ast: AST.AST): string | undefined => {
  const own = ast.annotations[WordingId]
  return typeof own === "string" ? own : ofEffect.get(ast.annotations[AST.SchemaIdAnnotationId])
}

interface Limits {
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly multipleOf?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
}

const limitsOf = (ast: AST.AST): Limits => Object(ast.annotations[AST.JSONSchemaAnnotationId])

/** A list with at least one item is `required`. */
export const asksForItems = (ast: AST.AST): boolean => (limitsOf(ast).minItems ?? 0) > 0

const range = (low: number | undefined, high: number | undefined, unit: string): string | undefined => {
  if (low === undefined && high === undefined) return undefined
  if (low === high) return `must be ${low}${unit}`
  if (high === undefined) return `must be at least ${low}${unit}`
  return low === undefined ? `must not be greater than ${high}${unit}` : `must be between ${low} and ${high}${unit}`
}

const items = (low: number | undefined, high: number | undefined): string | undefined => {
  if (low === undefined && high === undefined) return undefined
  if (low === high) return `must contain ${low} items`
  if (high === undefined) return `must have at least ${low} items`
  return low === undefined ? `must not have more than ${high} items` : `must have between ${low} and ${high} items`
}

const open = ({ exclusiveMaximum, exclusiveMinimum, multipleOf }: Limits): string | undefined =>
  exclusiveMinimum !== undefined
    ? `must be greater than ${exclusiveMinimum}`
    : exclusiveMaximum !== undefined
      ? `must be less than ${exclusiveMaximum}`
      : multipleOf !== undefined
        ? `must be a multiple of ${multipleOf}`
        : undefined

/** Wording of a refinement's limit, from its annotation or JSON schema. */
export const limitOf = (ast: AST.AST): string | undefined => {
  const own = ast.annotations[LimitWordingId]
  if (typeof own === "string") return own
  const limits = limitsOf(ast)
  return (
    range(limits.minimum, limits.maximum, "") ??
    range(limits.minLength, limits.maxLength, " characters") ??
    items(limits.minItems, limits.maxItems) ??
    open(limits) ??
    (limits.pattern === undefined ? undefined : "format is invalid")
  )
}

export const typeOf = (ast: AST.AST): string | undefined => {
  switch (ast._tag) {
    case "TupleType":
      return "must be an array"
    case "TypeLiteral":
      return "must be an object"
    case "StringKeyword":
      return "must be a string"
    case "NumberKeyword":
      return "must be a number"
    case "BooleanKeyword":
      return "must be true or false"
    default:
      return undefined
  }
}
