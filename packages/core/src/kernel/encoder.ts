/**
 * Encodes results as `Schema.encode` does, but several times faster: schemas become plain functions once, where Effect
 * walks through a chain of parsers and boxes for every value. Whatever is not plain here is left to Effect, and so is
 * the explanation of a value that does not fit.
 */
import { SchemaAST as AST, Effect, Either, Option, ParseResult, Schema } from "effect"

type Encode = (value: unknown) => unknown

/** Thrown for a value that does not fit; nobody looks at it. */
const unfit = new Error("The value does not fit its schema")

const refuse = (): never => {
  throw unfit
}

const unwrap = (result: Effect.Effect<unknown, unknown, unknown>): unknown =>
  Either.isEither(result) && Either.isRight(result) ? result.right : refuse()

const options: AST.ParseOptions = {}

const byEffect = (ast: AST.AST): Encode => {
  const encode = ParseResult.encodeUnknownEither(Schema.make<unknown, unknown>(ast))
  return (value) => unwrap(encode(value))
}

const when =
  (fits: (value: unknown) => boolean): Encode =>
  (value) =>
    fits(value) ? value : refuse()

const ofRefinement = (ast: AST.Refinement): Encode => {
  const inner = compile(ast.from)
  return (value) => {
    const encoded = inner(value)
    return Option.isNone(ast.filter(value, options, ast)) ? encoded : refuse()
  }
}

const ofTransformation = (ast: AST.Transformation): Encode => {
  const { transformation } = ast
  if (AST.isTypeLiteralTransformation(transformation)) return byEffect(ast)
  const [to, from] = [compile(ast.to), compile(ast.from)]
  if (AST.isComposeTransformation(transformation)) return (value) => from(to(value))
  return (value) => from(unwrap(transformation.encode(to(value), options, ast, value)))
}

const ofDeclaration = (ast: AST.Declaration): Encode => {
  const encode = ast.encodeUnknown(...ast.typeParameters)
  return (value) => unwrap(encode(value, options, ast))
}

const ofStruct = (ast: AST.TypeLiteral): Encode => {
  const { indexSignatures, propertySignatures } = ast
  if (indexSignatures.length > 0 || propertySignatures.length === 0) return byEffect(ast)
  const fields = propertySignatures.map(({ isOptional, name, type }) => ({ isOptional, name, encode: compile(type) }))
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse()
    const input = value as Readonly<Record<PropertyKey, unknown>>
    const output: Record<PropertyKey, unknown> = {}
    for (const { encode, isOptional, name } of fields) {
      if (isOptional && !Object.hasOwn(input, name)) continue
      output[name] = encode(input[name])
    }
    return output
  }
}

/** Lists, also those that must not be empty. */
const ofList = (ast: AST.TupleType): Encode => {
  const [rest, ...more] = ast.rest
  if (rest === undefined || more.length > 0 || ast.elements.some((one) => one.isOptional)) return byEffect(ast)
  const first = ast.elements.map((one) => compile(one.type))
  const others = compile(rest.type)
  return (value) => {
    if (!Array.isArray(value) || value.length < first.length) return refuse()
    return value.map((one: unknown, index) => (first[index] ?? others)(one))
  }
}

/** Literals, and one other schema beside them: `NullOr`, optional fields, enumerations. */
const ofUnion = (ast: AST.Union): Encode => {
  const literals = new Set<unknown>(ast.types.flatMap((one) => (AST.isLiteral(one) ? one.literal : [])))
  if (ast.types.some(AST.isUndefinedKeyword)) literals.add(undefined)
  const [other, ...more] = ast.types.filter((one) => !AST.isLiteral(one) && !AST.isUndefinedKeyword(one))
  if (more.length > 0) return byEffect(ast)
  const encode = other === undefined ? refuse : compile(other)
  return (value) => (literals.has(value) ? value : encode(value))
}

const compileOnce = (ast: AST.AST): Encode => {
  switch (ast._tag) {
    case "StringKeyword":
      return when((value) => typeof value === "string")
    case "NumberKeyword":
      return when((value) => typeof value === "number")
    case "BooleanKeyword":
      return when((value) => typeof value === "boolean")
    case "Literal":
      return when((value) => value === ast.literal)
    case "UnknownKeyword":
    case "AnyKeyword":
      return (value) => value
    case "Refinement":
      return ofRefinement(ast)
    case "Transformation":
      return ofTransformation(ast)
    case "Declaration":
      return ofDeclaration(ast)
    case "TypeLiteral":
      return ofStruct(ast)
    case "TupleType":
      return ofList(ast)
    case "Union":
      return ofUnion(ast)
    default:
      return byEffect(ast)
  }
}

const compile = (ast: AST.AST): Encode =>
  // Options of its own are for Effect to obey.
  ast.annotations[AST.ParseOptionsAnnotationId] === undefined ? compileOnce(ast) : byEffect(ast)

/** A result that cannot be encoded is our mistake, never the caller's: a defect. */
export const encoder = <A, I>(schema: Schema.Schema<A, I>): ((value: unknown) => Effect.Effect<unknown>) => {
  const encode = compile(schema.ast)
  const explain = Schema.encodeUnknown(schema)
  return (value) => {
    try {
      return Effect.succeed(encode(value))
    } catch {
      return Effect.orDie(explain(value))
    }
  }
}
