/** What the contract says of a field: written once, beside its schema. */
import { SchemaAST as AST, type Schema } from "effect"

export interface FieldText {
  readonly description: string
  /** As it is sent. */
  readonly example?: unknown
  /** The other field that excludes this one. */
  readonly insteadOf?: string
}

/** Between the name of a schema, a number that no other description has, and the text. */
const mark = "::"
let count = 0

/**
 * A field of a resource or an input with its text: what it is, with its unit, zone, currency and limits, and when it is null;
 * `starts_at: described(Timestamp, "Start of the session.")`. The example is as it is sent; without one that of the schema
 * is shown. Also the text of a kind of values, for fields that have none of their own.
 *
 * It goes inside of `optional` and the like, which make no schemas.
 */
export const described = <S extends Schema.Schema.All>(
  schema: S,
  description: string,
  example?: Schema.Schema.Encoded<S>
): S => {
  const { name, text: former } = partsOf(identifierOf(schema.ast))
  return withText(schema, name, { ...former, description, ...(example !== undefined && { example }) })
}

/**
 * A described field that is sent in place of another one of the same input, never with it. An example of the whole input has
 * the other one: `code: insteadOf("password", described(…))`.
 */
export const insteadOf = <S extends Schema.Schema.All>(field: string, schema: S): S => {
  const { name, text } = partsOf(identifierOf(schema.ast))
  if (text === undefined) throw new Error(`The field that excludes ${field} has to be described first`)
  return withText(schema, name, { ...text, insteadOf: field })
}

const withText = <S extends Schema.Schema.All>(schema: S, name: string, text: FieldText): S =>
  // The one annotation that stays with a copy of a schema and not with what is shown under the schema's own name.
  schema.annotations({
    [AST.JSONIdentifierAnnotationId]: [name, ++count, encodeURIComponent(JSON.stringify(text))].join(mark)
    // Annotated, a schema of any kind is one of the same kind; the type of `All` has forgotten which.
  }) as unknown as S

const identifierOf = (ast: AST.AST): string => {
  const identifier = AST.getJSONIdentifier(ast)
  return identifier._tag === "None" ? "" : identifier.value
}

interface Parts {
  /** Of the schema, empty where it has none. */
  readonly name: string
  readonly text: FieldText | undefined
}

const partsOf = (identifier: string): Parts => {
  const [name = "", , encoded] = identifier.split(mark)
  return { name, text: encoded === undefined ? undefined : JSON.parse(decodeURIComponent(encoded)) }
}

/** For transports: what stands behind a JSON identifier that `described` made. */
export const describedBy = (identifier: string): { readonly name: string; readonly text: FieldText } | undefined => {
  const { name, text } = partsOf(identifier)
  return text && { name, text }
}
