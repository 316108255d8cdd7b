/** Which operations answer with people, and whom they leave out: what they say themselves, held against their answers. */
import type { Operation, PeopleShown } from "@mentorkit/core/kernel"
import { SchemaAST as AST } from "effect"
import { endpoints } from "../routes/index.js"

/** Where one of these is, there is somebody. */
const namesOfPeople: ReadonlySet<string> = new Set(["username", "full_name", "avatar_url", "sender_username"])

const partsOf = (ast: AST.AST): ReadonlyArray<AST.AST> => {
  switch (ast._tag) {
    case "TypeLiteral":
      return [...ast.propertySignatures, ...ast.indexSignatures].map(({ type }) => type)
    case "TupleType":
      return [...ast.elements, ...ast.rest].map(({ type }) => type)
    case "Union":
      return ast.types
    case "Suspend":
      return [ast.f()]
    case "Refinement":
      return [ast.from]
    default:
      return []
  }
}

const hasPeople = (ast: AST.AST, seen = new Set<AST.AST>()): boolean => {
  if (seen.has(ast)) return false
  seen.add(ast)
  const isPerson =
    ast._tag === "TypeLiteral" && ast.propertySignatures.some(({ name }) => namesOfPeople.has(String(name)))
  return isPerson || partsOf(ast).some((part) => hasPeople(part, seen))
}

/** A sign-in has one of several answers. */
const answersOf = (ast: AST.AST): ReadonlyArray<AST.AST> => (ast._tag === "Union" ? ast.types : [ast])

/** Fields of the answer in which there are people. */
export const fieldsWithPeople = ({ success }: Operation): ReadonlyArray<string> => {
  const fields = answersOf(AST.encodedAST(success.ast)).flatMap((answer) => AST.getPropertySignatures(answer))
  return [...new Set(fields.flatMap(({ name, type }) => (hasPeople(type) ? [String(name)] : [])))]
}

/** What it does about people in that field; `everybody` for admins. */
export const shownIn = ({ access, showsPeople }: Operation, field: string): PeopleShown | "everybody" | undefined => {
  if (showsPeople === undefined) return access === "admin" ? "everybody" : undefined
  return typeof showsPeople === "string" ? showsPeople : showsPeople[field]
}

const meanings: { readonly [S in PeopleShown | "everybody"]: string } = {
  visible: "Nobody from whom a block parts the caller, either way, and nobody who is banned or suspended.",
  records: "Both sides of what they have agreed on: a record, whatever has come between them since.",
  blocked: "Whom the caller has blocked, banned or not: only here can a block be lifted.",
  oneself: "Nobody but the caller.",
  listed: "Mentors who want to be found by guests, and who are neither banned nor suspended.",
  everybody: "Everybody: it is for admins."
}

const rows = (): ReadonlyArray<string> => {
  const operations = new Map(endpoints.map(({ operation }) => [operation.name, operation]))
  return [...operations.values()].flatMap((operation) =>
    fieldsWithPeople(operation).map(
      (field) => `| \`${operation.name}\` | \`${field}\` | ${shownIn(operation, field) ?? "?"} |`
    )
  )
}

export const peoplePage = (): string =>
  [
    "# People in answers",
    "",
    "Who is shown to whom: every operation whose answer has people in it, and what it does about blocks and bans. Each says so itself",
    "(`showsPeople` of its declaration), and one that shows people and says nothing fails the tests. What reads say of `visible` and",
    "`records` is tried over HTTP, with a block of either way, a ban and a suspension.",
    "",
    ...Object.entries(meanings).map(([shown, meaning]) => `- \`${shown}\`: ${meaning}`),
    "",
    "| Operation | Field of the answer | Shows |",
    "|---|---|---|",
    ...rows(),
    ""
  ].join("\n")
