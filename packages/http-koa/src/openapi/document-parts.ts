/** The objects of OpenAPI 3.1 that the document is made of. */
import type { JsonSchema } from "./json-schema.js"

export interface Reference {
  readonly $ref: string
}
/** It stands at its place, or among the components. */
export type Shared<A> = A | Reference

export interface Media {
  readonly schema: JsonSchema
  readonly example?: unknown
}
/** By the type of the media. */
export type Content = Readonly<Record<string, Media>>

export interface Header {
  readonly description: string
  readonly schema: JsonSchema
}
export type Headers = Readonly<Record<string, Shared<Header>>>

export interface Response {
  readonly description: string
  readonly headers: Headers
  /** None where the status alone says it. */
  readonly content?: Content
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly description?: string
  readonly schema: JsonSchema
  readonly example?: unknown
  /** The input field that this header carries. */
  readonly "x-field"?: string
}

export interface RequestBody {
  readonly description?: string
  readonly required: boolean
  readonly content: Content
}

/** One with everything at its place. */
export interface WholeOperation {
  readonly operationId: string
  /** Its domain, alone. */
  readonly tags: ReadonlyArray<string>
  readonly summary: string
  /** One scheme at most; none: anybody may call. */
  readonly security: ReadonlyArray<Readonly<Record<string, ReadonlyArray<string>>>>
  readonly parameters: ReadonlyArray<Parameter>
  readonly requestBody?: RequestBody
  readonly responses: Readonly<Record<string, Response>>
}

/** One as the document has it. */
export interface OpenApiOperation extends Omit<WholeOperation, "parameters" | "responses"> {
  readonly parameters: ReadonlyArray<Shared<Parameter>>
  readonly responses: Readonly<Record<string, Shared<Response>>>
}

/** By the path, then by the method in lower case. */
export type Paths<Operation> = Readonly<Record<string, Readonly<Record<string, Operation>>>>

export interface SecurityScheme {
  readonly type: string
  readonly scheme: string
  readonly description: string
}
