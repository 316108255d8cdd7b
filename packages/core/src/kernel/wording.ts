/** The words for what is wrong with one value; `problems.ts` puts the field's name before them. */
import { SchemaAST as AST, Schema } from "effect"

const WordingId: unique symbol = Symbol.for("@mentorkit/Wording")

/** Annotates a schema of ours: "The starts at field must be a valid date." */
export const wording = (text: string): { readonly [WordingId]: string } => ({ [WordingId]: text })

const ofEffect = new Map<unknown, string>([
  [Schema.UUIDSchemaId, "must be a valid UUID"],
  [Schema.IntSchemaId, "must be an integer"]
])

/** What a value is meant to be; it is said even if the value is not of the underlying type at all. */
export const kindOf = (ast: AST.AST): string | undefined => {
  const own = ast.annotations[WordingId]
  return typeof own === "string" ? own : ofEffect.get(ast.annotations[AST.SchemaIdAnnotationId])
}

const limit = (limits: unknown, name: string): unknown =>
  Object.entries(Object(limits)).find(([key]) => key === name)?.[1]

export const limitOf = (ast: AST.AST): string | undefined => {
  const limits = ast.annotations[AST.JSONSchemaAnnotationId]
  const [minimum, maximum] = [limit(limits, "minimum"), limit(limits, "maximum")]
  const [shortest, longest] = [limit(limits, "minLength"), limit(limits, "maxLength")]
  return minimum !== undefined && maximum !== undefined
    ? `must be between ${minimum} and ${maximum}`
    : minimum !== undefined
      ? `must be at least ${minimum}`
      : maximum !== undefined
        ? `must not be greater than ${maximum}`
        : longest !== undefined
          ? `must not be greater than ${longest} characters`
          : shortest !== undefined
            ? `must be at least ${shortest} characters`
            : undefined
}

export const typeOf = (ast: AST.AST): string | undefined =>
  AST.isTupleType(ast)
    ? "must be an array"
    : AST.isTypeLiteral(ast)
      ? "must be an object"
      : AST.isStringKeyword(ast)
        ? "must be a string"
        : AST.isNumberKeyword(ast)
          ? "must be a number"
          : AST.isBooleanKeyword(ast)
            ? "must be true or false"
            : undefined
