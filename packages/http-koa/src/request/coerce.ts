/** Paths, queries, headers and forms are all strings: turns them into what the input asks for, at every depth. */
import type { Operation } from "@mentorkit/core/kernel"
import { SchemaAST as AST } from "effect"
import type { Fields } from "./received-fields.js"

/** What may stand in one place: the members of a union, or the one type. */
interface Kind {
  /** And nothing else: what may be one value or several is left as it comes. */
  readonly isList: boolean
  readonly isNumber: boolean
  readonly isBoolean: boolean
  /** Of a list. */
  readonly items: ReadonlyArray<AST.AST>
  readonly structs: ReadonlyArray<AST.TypeLiteral>
}

const membersOf = (ast: AST.AST): ReadonlyArray<AST.AST> =>
  AST.isUnion(ast) ? ast.types.flatMap(membersOf) : AST.isSuspend(ast) ? membersOf(ast.f()) : [ast]

const isNothing = (ast: AST.AST) => AST.isUndefinedKeyword(ast) || (AST.isLiteral(ast) && ast.literal === null)

const kindOf = (asts: ReadonlyArray<AST.AST>): Kind => {
  const members = asts.flatMap(membersOf)
  const items = members.flatMap((one) => (AST.isTupleType(one) ? [...one.elements, ...one.rest] : []))
  const all = [...members, ...items.flatMap(({ type }) => membersOf(type))]
  const isLiteral = (kind: string) => all.some((one) => AST.isLiteral(one) && typeof one.literal === kind)
  return {
    isList: members.some(AST.isTupleType) && members.every((one) => AST.isTupleType(one) || isNothing(one)),
    isNumber: all.some(AST.isNumberKeyword) || isLiteral("number"),
    isBoolean: all.some(AST.isBooleanKeyword) || isLiteral("boolean"),
    items: items.map(({ type }) => type),
    structs: members.filter(AST.isTypeLiteral)
  }
}

/** Whether the struct is not ruled out by what tells it from others, such as its `type`. */
const isMeant = ({ propertySignatures }: AST.TypeLiteral, value: Fields): boolean =>
  propertySignatures.every(({ name, type }) => {
    const own = value[String(name)]
    return !AST.isLiteral(type) || own === undefined || String(type.literal) === own
  })

const typesOf = (structs: ReadonlyArray<AST.TypeLiteral>, field: string): ReadonlyArray<AST.AST> =>
  structs.flatMap(({ indexSignatures, propertySignatures }) => {
    const own = propertySignatures.filter(({ name }) => name === field)
    return (own.length > 0 ? own : indexSignatures).map(({ type }) => type)
  })

const isPlain = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype

const coercion = (number: RegExp) => {
  /** Text that does not look like a number stays text, and fails validation as that. */
  const scalar = ({ isBoolean, isNumber }: Kind, value: unknown): unknown =>
    isNumber && typeof value === "string" && number.test(value)
      ? Number(value)
      : isBoolean && (value === "true" || value === "1")
        ? true
        : isBoolean && (value === "false" || value === "0")
          ? false
          : value

  const fieldsOf = (structs: ReadonlyArray<AST.TypeLiteral>, value: Fields): Fields => {
    const meant = structs.filter((one) => isMeant(one, value))
    return Object.fromEntries(
      Object.entries(value).map(([field, one]) => [field, as(kindOf(typesOf(meant, field)), one)])
    )
  }

  const item = (kind: Kind, value: unknown): unknown =>
    isPlain(value) || Array.isArray(value) ? as(kindOf(kind.items), value) : scalar(kind, value)

  /** One value where a list is wanted is a list of one. */
  const as = (kind: Kind, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => item(kind, one))
    if (isPlain(value)) return fieldsOf(kind.structs, value)
    return kind.isList ? [scalar(kind, value)] : scalar(kind, value)
  }

  /** Fields of other names are left alone. */
  return ({ input }: Operation): ((raw: Fields) => Fields) => {
    const kinds = new Map<unknown, Kind>(
      AST.getPropertySignatures(AST.encodedAST(input.ast)).map(({ name, type }) => [name, kindOf([type])])
    )
    return (raw) =>
      Object.fromEntries(
        Object.entries(raw).map(([name, value]) => {
          const kind = kinds.get(name)
          return [name, kind === undefined ? value : as(kind, value)]
        })
      )
  }
}

export const coercer = coercion(/^-?\d+(\.\d+)?$/)
/** Forms say what JSON says, very large and very small numbers too. */
export const formCoercer = coercion(/^-?\d+(\.\d+)?(e[+-]?\d+)?$/i)
