/**
 * `npm run client`: writes the client's generated files from the contract. With `--check` it only tells whether the
 * committed ones still are what would be written.
 */
import { readFileSync, writeFileSync } from "node:fs"
import openapiTS, { astToString } from "openapi-typescript"
import ts from "typescript"
import { document } from "../packages/http-koa/src/openapi/document.js"
import { capital } from "../packages/http-koa/src/openapi/names.js"

const folder = new URL("../packages/client-sdk/", import.meta.url)
const methods = ["get", "post", "put", "patch", "delete"] as const

/** What is the same in several operations stands among the components. */
interface Reference {
  readonly $ref: string
}
interface Parameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  /** The input field that this header carries. */
  readonly "x-field"?: string
}
interface OpenApiOperation {
  readonly operationId: string
  readonly summary?: string
  readonly description?: string
  readonly parameters?: ReadonlyArray<Parameter>
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> }
  readonly responses: Readonly<Record<string, Response>>
  readonly security?: ReadonlyArray<object>
}
interface Response {
  readonly headers?: Readonly<Record<string, { readonly schema: { readonly enum?: ReadonlyArray<string> } }>>
  readonly content?: Readonly<Record<string, { readonly schema?: Schema } | undefined>>
}
interface Schema {
  readonly $ref?: string
  readonly properties?: object
}
type Shared<A> = Readonly<Record<string, A>>
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly schemas: Shared<Schema>
    readonly responses: Shared<Response>
    readonly parameters: Shared<Parameter>
  }
}
interface Method {
  readonly id: string
  readonly domain: string
  readonly name: string
  readonly type: string
  readonly verb: string
  readonly path: string
  readonly operation: OpenApiOperation
}

const bytesType = "application/octet-stream"

/** Its body is bytes of somebody who has signed in. */
const isRaw = ({ requestBody, security = [] }: OpenApiOperation) =>
  requestBody !== undefined && bytesType in requestBody.content && security.length > 0

/** What else is no JSON and no form is not for clients: the gateway's webhook, a calendar for calendar programs. */
const isForClients = (operation: OpenApiOperation) =>
  (operation.requestBody === undefined ||
    "application/json" in operation.requestBody.content ||
    "multipart/form-data" in operation.requestBody.content ||
    isRaw(operation)) &&
  Object.values(operation.responses).every(({ content = {} }) =>
    Object.keys(content).every((type) => type === "application/json")
  )

const isReference = (value: object): value is Reference => "$ref" in value

/** The operation with what it refers to. */
const resolved = (operation: OpenApiOperation, { components }: OpenApi): OpenApiOperation => {
  const target = <A extends object>(all: Shared<A>, value: A): A =>
    isReference(value) ? (all[value.$ref.slice(value.$ref.lastIndexOf("/") + 1)] ?? value) : value
  return {
    ...operation,
    parameters: (operation.parameters ?? []).map((one) => target(components.parameters, one)),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, one]) => [status, target(components.responses, one)])
    )
  }
}

const methodsOf = (contract: OpenApi): ReadonlyArray<Method> =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((verb): ReadonlyArray<Method> => {
      const operation = item[verb] && resolved(item[verb], contract)
      // A further route of an operation has a third part in its id and no method of its own.
      const [domain = "", name = "", further] = operation?.operationId.split(".") ?? []
      if (operation === undefined || further !== undefined || !isForClients(operation)) return []
      const type = capital(domain) + capital(name)
      return [{ id: operation.operationId, domain, name, type, verb: verb.toUpperCase(), path, operation }]
    })
  )

const headerFields = ({ operation }: Method): ReadonlyArray<Parameter & { readonly "x-field": string }> =>
  (operation.parameters ?? []).flatMap((one) =>
    one.in === "header" && one["x-field"] !== undefined ? [{ ...one, "x-field": one["x-field"] }] : []
  )

/** Of a call with a body: without one all of its fields are in the path or in the query. */
const queryFields = ({ operation, verb }: Method): ReadonlyArray<string> =>
  verb === "GET" || verb === "DELETE"
    ? []
    : (operation.parameters ?? []).flatMap((one) => (one.in === "query" ? [one.name] : []))

/** Always a form, or one where there are files in it. */
const formOf = ({ requestBody: { content } = { content: {} } }: OpenApiOperation): ReadonlyArray<string> =>
  "multipart/form-data" in content ? [`form: ${"application/json" in content ? 2 : 1}`] : []

/** A success that other clients read as well has no envelope around it. */
const isBare = ({ responses }: OpenApiOperation, { components }: OpenApi): boolean =>
  Object.entries(responses).some(([status, { content }]) => {
    const schema = content?.["application/json"]?.schema
    const target =
      schema?.$ref === undefined ? schema : components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf("/") + 1)]
    return status.startsWith("2") && target !== undefined && !("status" in (target.properties ?? {}))
  })

const routeOf = (method: Method, document: OpenApi): string => {
  const { operation, path, verb } = method
  const headers = headerFields(method)
  const query = queryFields(method)
  const options = [
    ...(operation.parameters?.some(({ name }) => name === "Idempotency-Key") ? ["key: 1"] : []),
    ...(operation.parameters?.some(({ name }) => name === "X-Socket-ID") ? ["socket: 1"] : []),
    ...(isBare(operation, document) ? ["bare: 1"] : []),
    ...formOf(operation),
    ...(isRaw(operation) ? ["raw: 1"] : []),
    ...(query.length > 0 ? [`query: ${JSON.stringify(query)}`] : []),
    ...(headers.length > 0
      ? [`headers: { ${headers.map((one) => `${one["x-field"]}: "${one.name}"`).join(", ")} }`]
      : [])
  ]
  return `["${verb}", "${path}"${options.length > 0 ? `, { ${options.join(", ")} }` : ""}]`
}

const byDomain = (all: ReadonlyArray<Method>) => {
  const groups = new Map<string, Array<Method>>()
  for (const method of all) groups.set(method.domain, [...(groups.get(method.domain) ?? []), method])
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

const notice = "// Written by `npm run client` from the contract. Do not edit.\n"

const routesFile = (all: ReadonlyArray<Method>, document: OpenApi) =>
  [
    `${notice}import type { Routes } from "../route.js"\n`,
    "export const routes: Routes = {",
    ...byDomain(all).map(
      ([domain, group]) =>
        `  ${domain}: {\n${group.map((one) => `    ${one.name}: ${routeOf(one, document)}`).join(",\n")}\n  },`
    ),
    "}\n"
  ].join("\n")

const failuresOf = ({ operation }: Method, { components }: OpenApi): string => {
  const failures = Object.entries(operation.responses).flatMap(([status, { headers }]) =>
    (headers?.["X-Error-Code"]?.schema.enum ?? []).map((code) => {
      const data =
        code === "InvalidInput"
          ? "FieldErrors"
          : code in components.schemas
            ? `components["schemas"]["${code}"]["data"]`
            : "Record<string, never>"
      return `Failure<"${code}", ${status}, ${data}>`
    })
  )
  return failures.length === 0 ? "never" : failures.map((one) => `\n  | ${one}`).join("")
}

const typesOf = (method: Method, document: OpenApi): string => {
  const { id, type } = method
  const headers = headerFields(method)
  const extra = headers.map((one) => `${one["x-field"]}${one.required === true ? "" : "?"}: string`).join("; ")
  return [
    `export type ${type}Input = InputOf<operations["${id}"]>${headers.length > 0 ? ` & { ${extra} }` : ""}`,
    // Where the contract names it, it is exported as that already.
    ...(`${type}Data` in document.components.schemas ? [] : [`export type ${type}Data = DataOf<operations["${id}"]>`]),
    `export type ${type}Failure = ${failuresOf(method, document)}`
  ].join("\n")
}

const docOf = ({ operation, path, verb }: Method) =>
  `  /** ${[operation.description ?? operation.summary, `\`${verb} ${path}\``].filter(Boolean).join(" ").replaceAll("*/", "* /")} */`

const clientFile = (all: ReadonlyArray<Method>, document: OpenApi) => {
  const groups = byDomain(all)
  // What callers see of them is the operation's input and data.
  const wire = new Set(["SuccessEnvelope", ...all.flatMap(({ type }) => [`${type}Body`, `${type}Success`])])
  return [
    `${notice}import type { Failure } from "../result.js"`,
    'import type { Call, DataOf, InputOf } from "../shape.js"',
    'import type { components, operations } from "./schema.js"\n',
    "/** The texts for each field that is at fault, by its name. */",
    "export type FieldErrors = Readonly<Record<string, ReadonlyArray<string>>>\n",
    ...Object.keys(document.components.schemas)
      .filter((name) => /^[A-Z]\w*$/.test(name) && !wire.has(name))
      .map((name) => `export type ${name} = components["schemas"]["${name}"]`),
    "",
    ...all.map((one) => `${typesOf(one, document)}\n`),
    ...groups.map(
      ([domain, group]) =>
        `export interface ${capital(domain)}Client {\n${group
          .map(
            (one) =>
              `${docOf(one)}\n  readonly ${one.name}: Call<${one.type}Input, ${one.type}Data, ${one.type}Failure>`
          )
          .join("\n")}\n}\n`
    ),
    "export interface Client {",
    ...groups.map(([domain]) => `  readonly ${domain}: ${capital(domain)}Client`),
    "}\n"
  ].join("\n")
}

/** A file is a file, not the text that JSON would make of it. */
const typeOfFile = ({ format }: { readonly format?: string }) =>
  format === "binary" ? ts.factory.createTypeReferenceNode("Blob") : undefined

const written = async (): Promise<ReadonlyArray<readonly [path: string, text: string]>> => {
  // Plain JSON: what a client that reads /openapi.json sees.
  const json = JSON.stringify(document, null, 2)
  const contract: OpenApi = JSON.parse(json)
  const all = methodsOf(contract)
  return [
    ["openapi.json", `${json}\n`],
    [
      "src/generated/schema.ts",
      notice + astToString(await openapiTS(JSON.parse(json), { alphabetize: true, transform: typeOfFile }))
    ],
    ["src/generated/routes.ts", routesFile(all, contract)],
    ["src/generated/client.ts", clientFile(all, contract)]
  ]
}

const files = await written()
if (process.argv.includes("--check")) {
  const stale = files.filter(([path, text]) => {
    try {
      return readFileSync(new URL(path, folder), "utf8") !== text
    } catch {
      return true
    }
  })
  if (stale.length > 0) {
    console.error(`Not what the contract says: ${stale.map(([path]) => `packages/client-sdk/${path}`).join(", ")}`)
    console.error("Run `npm run client` and commit what it writes.")
    process.exitCode = 1
  }
} else {
  for (const [path, text] of files) writeFileSync(new URL(path, folder), text)
}
