/** The product's OpenAPI document as tests read it: its operations, and whether an answer is one that it promises. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import formats from "ajv-formats"
import { assert } from "vitest"
import { document } from "../../src/openapi/document.js"
import { dereferenced } from "./dereferenced.js"
import { assertEnvelope, assertMannered } from "./manners.js"

/** Only what these tests look at. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly format?: string
  readonly enum?: ReadonlyArray<unknown>
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: ReadonlyArray<string>
  readonly items?: JsonSchema
  readonly anyOf?: ReadonlyArray<JsonSchema>
}

export interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header"
  readonly required: boolean
  readonly schema: JsonSchema
}

interface Response {
  readonly headers?: {
    readonly "Cache-Control"?: object
    readonly "X-Error-Code"?: { readonly schema: { readonly enum: ReadonlyArray<string> } }
  }
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

export interface Documented {
  readonly operationId: string
  readonly method: string
  /** "/api/v1/mentee/bookings/{id}" */
  readonly path: string
  readonly parameters: ReadonlyArray<Parameter>
  /** The one of a JSON body. */
  readonly body: JsonSchema | undefined
  /** The one of a form with files in it. */
  readonly form: JsonSchema | undefined
  readonly isRaw: boolean
  readonly needsToken: boolean
  readonly responses: Readonly<Record<string, Response>>
}

/** What is read of a document. */
interface Paths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Written>>>>
}

interface Written {
  readonly operationId: string
  readonly parameters: ReadonlyArray<Parameter>
  readonly security: ReadonlyArray<unknown>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
  readonly responses: Readonly<Record<string, Response>>
}

interface Plain extends Paths {
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> }
}

/** A reference followed to what it means. */
const follow = ({ components: { schemas } }: Plain, schema: JsonSchema): JsonSchema => {
  const name = schema.$ref?.slice("#/components/schemas/".length)
  return name === undefined ? schema : (schemas[name] ?? assert.fail(`no schema ${name}`))
}

/** The operations of a document. Named schemas inside of a body are the product's. */
export const operationsOf = (document: Plain): ReadonlyArray<Documented> => {
  const plain = dereferenced(document)
  const schemaOf = ({ requestBody }: Written, type: string) => {
    const schema = requestBody?.content[type]?.schema
    return schema && follow(plain, schema)
  }
  return Object.entries(plain.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      operationId: operation.operationId,
      method: method.toUpperCase(),
      path,
      parameters: operation.parameters,
      body: schemaOf(operation, "application/json"),
      form: schemaOf(operation, "multipart/form-data"),
      isRaw: operation.requestBody?.content["application/octet-stream"] !== undefined,
      needsToken: operation.security.length > 0,
      responses: operation.responses
    }))
  )
}

const plain: Plain = JSON.parse(JSON.stringify(document))

export const documented = operationsOf(plain)

export const resolved = (schema: JsonSchema): JsonSchema => follow(plain, schema)

/** "string uuid or null": fields of one kind are read by one decoder, up to their bounds. */
export const kindOf = (schema: JsonSchema): string => {
  const { anyOf, enum: choices, format = "", type = "" } = resolved(schema)
  return anyOf?.map(kindOf).join(" or ") ?? `${type} ${format} ${choices === undefined ? "" : "of a list"}`
}

const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addFormat("binary", true)
ajv.addSchema({ $id: "document", components: plain.components })

const validators = new Map<JsonSchema, ValidateFunction>()
const validatorOf = (schema: JsonSchema): ValidateFunction => {
  const known = validators.get(schema)
  if (known !== undefined) return known
  const made = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')))
  validators.set(schema, made)
  return made
}

/** Whether the document lets this value through. */
export const allows = (schema: JsonSchema, value: unknown): boolean => validatorOf(schema)(value) === true

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

/**
 * A file that was uploaded: nothing in it may become a page of ours. One that anybody sees may be kept, one by a signed address
 * is asked for each time, and of any other nothing stays behind.
 */
const assertStored = ({ headers }: Answer, told: string): void => {
  assert.strictEqual(headers.get("content-security-policy"), "default-src 'none'; sandbox", told)
  const [cached, disposition] = [headers.get("cache-control") ?? "", headers.get("content-disposition") ?? ""]
  assert.match(cached, /^(?:public, .*immutable|private, max-age=3600|private, no-cache|no-store)$/, told)
  if (cached.startsWith("public")) assert.strictEqual(disposition, "inline", told)
  if (cached === "no-store") assert.match(disposition, /^attachment; /, told)
}

/** What is no JSON by the document: a text or a file for its reader alone, or nothing but that it has not changed. */
const assertPlain = ({ content = {} }: Response, answer: Answer, told: string): void => {
  assertMannered(answer, told)
  const types = Object.entries(content).map(([type]) => (type.startsWith("text/") ? `${type}; charset=utf-8` : type))
  assert.include(types.length === 0 ? [null] : types, answer.headers.get("content-type"), told)
  const isStored = answer.headers.get("content-security-policy")?.includes("sandbox") === true
  if (isStored) assertStored(answer, told)
  else assert.match(answer.headers.get("cache-control") ?? "", /^private, max-age=/, told)
}

/** What other clients than ours read too has no envelope by the document. */
const isBare = ({ properties }: JsonSchema): boolean => properties !== undefined && !("status" in properties)

const assertJson = (response: Response, schema: JsonSchema, answer: Answer, told: string): void => {
  assertEnvelope(answer, told, response.headers?.["Cache-Control"] !== undefined)
  const body: Readonly<Record<string, unknown>> = JSON.parse(answer.text)
  const validate = validatorOf(schema)
  assert.isTrue(validate(body), `${JSON.stringify(validate.errors)}, ${told}`)
  const code = answer.headers.get("x-error-code") ?? ""
  if (answer.status >= 400) assert.include(response.headers?.["X-Error-Code"]?.schema.enum ?? [], code, told)
  if (answer.status < 300 && isBare(schema)) return
  assert.isAbove(String(body["message"]).length, 0, told)
  const isAccountShape = code === "InvalidInput" && "errors" in body
  assert.deepStrictEqual(
    Object.keys(body),
    isAccountShape ? ["message", "errors"] : ["status", "message", "data"],
    told
  )
}

/** Fails unless the answer has a status, a code and a shape that the document gives for this operation. */
export const assertDocumented = ({ operationId, responses }: Documented, answer: Answer, what: string): void => {
  const told = `${operationId} ${what}: ${answer.status} ${answer.text.slice(0, 300)}`
  const response = responses[String(answer.status)] ?? assert.fail(`undocumented status, ${told}`)
  const schema = response.content?.["application/json"]?.schema
  if (schema === undefined) assertPlain(response, answer, told)
  else assertJson(response, schema, answer, told)
}

/** The fields that a 422 of field rules names, each with its sentences. */
export const problemsIn = ({ text }: Answer): Readonly<Record<string, ReadonlyArray<string>>> => {
  const body = JSON.parse(text)
  return body.errors ?? body.data
}
