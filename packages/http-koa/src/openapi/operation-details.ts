/** Adds to an operation what `OpenApi.fromApi` does not write: words, access, headers, other body kinds, and examples. */
import type { Endpoint } from "../endpoint.js"
import type { ErrorAnswer } from "./answers.js"
import type { Parameter, RequestBody, SecurityScheme, WholeOperation } from "./document-parts.js"
import type { Schemas } from "./json-schema.js"
import { parametersOf } from "./parameters.js"
import { requestBodyOf } from "./request-body.js"
import { responsesOf, type WrittenResponses } from "./responses.js"

/** An operation as `fromApi` has written it. */
export interface Written {
  readonly operationId: string
  /** Its domain. */
  readonly tags: ReadonlyArray<string>
  readonly parameters: ReadonlyArray<Parameter>
  readonly requestBody?: RequestBody
  readonly responses: WrittenResponses
}

const securityOf = ({ operation: { access } }: Endpoint): WholeOperation["security"] =>
  access === "public" ? [] : [{ [access === "pending" ? "pendingToken" : "bearer"]: [] }]

export const detailed = (
  written: Written,
  endpoint: Endpoint,
  known: { readonly answers: ReadonlyArray<ErrorAnswer>; readonly schemas: Schemas }
): WholeOperation => {
  const { operationId, tags } = written
  const requestBody = requestBodyOf(written.requestBody, endpoint, known.schemas)
  return {
    tags,
    operationId,
    parameters: parametersOf(written.parameters, endpoint, known.schemas),
    security: securityOf(endpoint),
    responses: responsesOf(written.responses, endpoint, known),
    ...(requestBody !== undefined && { requestBody }),
    summary: endpoint.summary
  }
}

export const securitySchemes: Readonly<Record<string, SecurityScheme>> = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description: "The `token` that login, verify-email and the like answer, alone: `Bearer` is put before it."
  },
  pendingToken: {
    type: "http",
    scheme: "bearer",
    description:
      "Only for the second factor of a sign-in: the `token` of a login that still owes it; it opens nothing else."
  }
}
