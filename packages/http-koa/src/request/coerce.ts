/** Paths, queries, headers and forms are all strings: turns them into what the input asks for. */
import type { Operation } from "@mentorkit/core/kernel"
import { SchemaAST as AST } from "effect"
import type { Fields } from "./received-fields.js"

interface Kind {
  /** And nothing else: what may be one value or several is left as it comes. */
  readonly isList: boolean
  readonly isNumber: boolean
  readonly isBoolean: boolean
}

const membersOf = (ast: AST.AST): ReadonlyArray<AST.AST> => (AST.isUnion(ast) ? ast.types.flatMap(membersOf) : [ast])

const isNothing = (ast: AST.AST) => AST.isUndefinedKeyword(ast) || (AST.isLiteral(ast) && ast.literal === null)

const kindOf = (ast: AST.AST): Kind => {
  const members = membersOf(ast)
  const elements = members.flatMap((one) => (AST.isTupleType(one) ? [...one.elements, ...one.rest] : []))
  const all = [...members, ...elements.flatMap(({ type }) => membersOf(type))]
  const isLiteral = (kind: string) => all.some((one) => AST.isLiteral(one) && typeof one.literal === kind)
  return {
    isList: members.some(AST.isTupleType) && members.every((one) => AST.isTupleType(one) || isNothing(one)),
    isNumber: all.some(AST.isNumberKeyword) || isLiteral("number"),
    isBoolean: all.some(AST.isBooleanKeyword) || isLiteral("boolean")
  }
}

/** Text that does not look like a number stays text, and fails validation as that. */
const scalar = ({ isBoolean, isNumber }: Kind, value: unknown): unknown =>
  isNumber && typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value)
    ? Number(value)
    : isBoolean && (value === "true" || value === "1")
      ? true
      : isBoolean && (value === "false" || value === "0")
        ? false
        : value

/** Fields of other names are left alone; one value where a list is wanted is a list of one. */
export const coercer = ({ input }: Operation): ((raw: Fields) => Fields) => {
  const kinds = new Map<unknown, Kind>(
    AST.getPropertySignatures(AST.encodedAST(input.ast)).map(({ name, type }) => [name, kindOf(type)])
  )
  const coerce = (name: string, value: unknown): unknown => {
    const kind = kinds.get(name)
    if (kind === undefined) return value
    if (!Array.isArray(value)) return kind.isList ? [scalar(kind, value)] : scalar(kind, value)
    return value.map((one) => scalar(kind, one))
  }
  return (raw) => Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, coerce(name, value)]))
}
