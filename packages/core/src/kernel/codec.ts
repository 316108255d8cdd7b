/**
 * Decodes and encodes as `Schema` does, but several times faster: schemas become plain functions once, where Effect
 * walks through a chain of parsers and boxes for every value. Whatever is not plain here is left to Effect, and so is
 * the explanation of a value that does not fit.
 */
import { SchemaAST as AST, Effect, Either, Option, ParseResult, Schema } from "effect"

type Convert = (value: unknown) => unknown
type Direction = "decode" | "encode"

/** Thrown for a value that does not fit; never shown. */
const unfit = new Error("The value does not fit its schema")

const refuse = (): never => {
  throw unfit
}

const unwrap = (result: Effect.Effect<unknown, unknown, unknown>): unknown =>
  Either.isEither(result) && Either.isRight(result) ? result.right : refuse()

const options: AST.ParseOptions = {}

const byEffect = (ast: AST.AST, direction: Direction): Convert => {
  const schema = Schema.make<unknown, unknown>(ast)
  const convert =
    direction === "decode" ? ParseResult.decodeUnknownEither(schema) : ParseResult.encodeUnknownEither(schema)
  return (value) => unwrap(convert(value))
}

const when =
  (fits: (value: unknown) => boolean): Convert =>
  (value) =>
    fits(value) ? value : refuse()

const ofRefinement = (ast: AST.Refinement, direction: Direction): Convert => {
  const inner = compile(ast.from, direction)
  const check = (value: unknown) => (Option.isNone(ast.filter(value, options, ast)) ? value : refuse())
  if (direction === "decode") return (value) => check(inner(value))
  return (value) => {
    const encoded = inner(value)
    check(value)
    return encoded
  }
}

/** Fields with defaults, other names, or Options: each moves one field. */
const ofFieldMoves = ({ propertySignatureTransformations }: AST.TypeLiteralTransformation, direction: Direction) => {
  const moves = propertySignatureTransformations.map(({ decode, encode, from, to }) =>
    direction === "decode" ? { from, to, move: decode } : { from: to, to: from, move: encode }
  )
  return (value: unknown): unknown => {
    // What a struct has just made, so nobody else holds it.
    const fields = value as Record<PropertyKey, unknown>
    for (const { from, move, to } of moves) {
      const moved = move(Object.hasOwn(fields, from) ? Option.some(fields[from]) : Option.none())
      delete fields[from]
      if (Option.isSome(moved)) fields[to] = moved.value
    }
    return fields
  }
}

const ofTransformation = (ast: AST.Transformation, direction: Direction): Convert => {
  const { transformation } = ast
  const [first, second] = direction === "decode" ? [ast.from, ast.to] : [ast.to, ast.from]
  const [before, after] = [compile(first, direction), compile(second, direction)]
  if (AST.isComposeTransformation(transformation)) return (value) => after(before(value))
  if (AST.isTypeLiteralTransformation(transformation)) {
    // A list of fields is the only thing that moves can be made in.
    if (!AST.isTypeLiteral(first) || isOpen(first)) return byEffect(ast, direction)
    const move = ofFieldMoves(transformation, direction)
    return (value) => after(move(before(value)))
  }
  const transform = direction === "decode" ? transformation.decode : transformation.encode
  return (value) => after(unwrap(transform(before(value), options, ast, value)))
}

const ofDeclaration = (ast: AST.Declaration, direction: Direction): Convert => {
  const convert =
    direction === "decode" ? ast.decodeUnknown(...ast.typeParameters) : ast.encodeUnknown(...ast.typeParameters)
  return (value) => unwrap(convert(value, options, ast))
}

const isOpen = ({ indexSignatures, propertySignatures }: AST.TypeLiteral): boolean =>
  indexSignatures.length > 0 || propertySignatures.length === 0

const ofStruct = (ast: AST.TypeLiteral, direction: Direction): Convert => {
  if (isOpen(ast)) return byEffect(ast, direction)
  const fields = ast.propertySignatures.map(({ isOptional, name, type }) => ({
    isOptional,
    name,
    convert: compile(type, direction)
  }))
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return refuse()
    const input = value as Readonly<Record<PropertyKey, unknown>>
    const output: Record<PropertyKey, unknown> = {}
    for (const { convert, isOptional, name } of fields) {
      const isThere = Object.hasOwn(input, name)
      if (isOptional && !isThere) continue
      output[name] = convert(isThere ? input[name] : undefined)
    }
    return output
  }
}

/** Lists, including non-empty ones. */
const ofList = (ast: AST.TupleType, direction: Direction): Convert => {
  const [rest, ...more] = ast.rest
  if (rest === undefined || more.length > 0 || ast.elements.some((one) => one.isOptional)) {
    return byEffect(ast, direction)
  }
  const first = ast.elements.map((one) => compile(one.type, direction))
  const others = compile(rest.type, direction)
  return (value) => {
    if (!Array.isArray(value) || value.length < first.length) return refuse()
    return value.map((one: unknown, index) => (first[index] ?? others)(one))
  }
}

/** Types without null and undefined. */
const isSomething = (ast: AST.AST): boolean =>
  AST.isRefinement(ast)
    ? isSomething(ast.from)
    : ["StringKeyword", "NumberKeyword", "BooleanKeyword", "TypeLiteral", "TupleType", "Declaration"].includes(ast._tag)

const isConstant = (ast: AST.AST): ast is AST.Literal | AST.UndefinedKeyword =>
  AST.isLiteral(ast) || AST.isUndefinedKeyword(ast)

const constantOf = (ast: AST.Literal | AST.UndefinedKeyword): unknown => (AST.isLiteral(ast) ? ast.literal : undefined)

/** Constants, and one other schema beside them: `NullOr`, optional fields, enumerations. */
const ofUnion = (ast: AST.Union, direction: Direction): Convert => {
  const [other, ...more] = ast.types.filter((one) => !isConstant(one))
  if (more.length > 0) return byEffect(ast, direction)
  const constants = new Set(ast.types.filter(isConstant).map(constantOf))
  if (other === undefined) return when((value) => constants.has(value))
  // Effect tries members in order: a constant after the other schema counts only if that schema would not take it.
  const behind = ast.types.slice(ast.types.indexOf(other) + 1).filter(isConstant)
  const asked = direction === "decode" ? AST.encodedAST(other) : AST.typeAST(other)
  const isClear =
    behind.every((one) => (constantOf(one) ?? null) === null) && (behind.length === 0 || isSomething(asked))
  if (!isClear) return byEffect(ast, direction)
  const convert = compile(other, direction)
  return (value) => (constants.has(value) ? value : convert(value))
}

const compileOnce = (ast: AST.AST, direction: Direction): Convert => {
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
      return ofRefinement(ast, direction)
    case "Transformation":
      return ofTransformation(ast, direction)
    case "Declaration":
      return ofDeclaration(ast, direction)
    case "TypeLiteral":
      return ofStruct(ast, direction)
    case "TupleType":
      return ofList(ast, direction)
    case "Union":
      return ofUnion(ast, direction)
    default:
      return byEffect(ast, direction)
  }
}

const compile = (ast: AST.AST, direction: Direction): Convert =>
  // A schema with parse options of its own is left to Effect.
  ast.annotations[AST.ParseOptionsAnnotationId] === undefined ? compileOnce(ast, direction) : byEffect(ast, direction)

/** A result that cannot be encoded is our mistake: a defect. */
export const encoder = <A, I>(schema: Schema.Schema<A, I>): ((value: unknown) => Effect.Effect<unknown>) => {
  const encode = compile(schema.ast, "encode")
  const explain = Schema.encodeUnknown(schema)
  return (value) => {
    try {
      return Effect.succeed(encode(value))
    } catch {
      return Effect.orDie(explain(value))
    }
  }
}

/** Decodes a value, or reports all its problems at once. */
export const decoder = <A, I>(
  schema: Schema.Schema<A, I>
): ((value: unknown) => Either.Either<A, ParseResult.ParseError>) => {
  const decode = compile(schema.ast, "decode")
  const explain = Schema.decodeUnknownEither(schema, { errors: "all" })
  return (value) => {
    try {
      // What the compiled schema makes is of its type.
      return Either.right(decode(value) as A)
    } catch {
      return explain(value)
    }
  }
}
