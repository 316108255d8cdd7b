/** What transports need to know about the fields of an input as they come in. */
import { type FileField, fileFieldOf, type Operation } from "@mentorkit/core/kernel"
import { SchemaAST as AST, Schema } from "effect"

/** The encoded side of each field, its refinements kept. */
const encodedFields = ({ input }: Operation): ReadonlyMap<string, AST.AST> =>
  new Map(AST.getPropertySignatures(AST.encodedBoundAST(input.ast)).map(({ name, type }) => [String(name), type]))

const isUuid = (ast: AST.AST): boolean =>
  AST.isRefinement(ast)
    ? ast.annotations[AST.SchemaIdAnnotationId] === Schema.UUIDSchemaId || isUuid(ast.from)
    : AST.isUnion(ast) && ast.types.some(isUuid)

export const uuidFields = (operation: Operation): ReadonlySet<string> =>
  new Set([...encodedFields(operation)].flatMap(([name, ast]) => (isUuid(ast) ? [name] : [])))

export const fileFields = (operation: Operation): ReadonlyMap<string, FileField> =>
  new Map(
    [...encodedFields(operation)].flatMap(([name, ast]) => {
      const field = fileFieldOf(ast)
      return field === undefined ? [] : [[name, field] as const]
    })
  )
