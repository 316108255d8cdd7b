/**
 * Stripe's published description of its API, where STRIPE_OPENAPI names its file (openapi/spec3.json of
 * github.com/stripe/openapi): every call has to be one that it allows. The file is large and not ours, so it is not here.
 */
import { readFileSync } from "node:fs"
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv"
import { examples, type ReceivedCall } from "./expected-calls.js"

interface Operation {
  readonly parameters?: ReadonlyArray<{ readonly name: string; readonly in: string; readonly schema: object }>
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object } | undefined>>
  }
}
interface Description {
  readonly info: { readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>
}

/** Parameters that came with a later version of the API than a description may be of. */
const since: Readonly<Record<string, string>> = { adaptive_pricing: "2024-09-30" }

/** A description names what it knows; what it does not name, Stripe refuses. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== "object" || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return "properties" in inner && !("additionalProperties" in inner) ? { ...inner, additionalProperties: false } : inner
}

/** `a[b][0]=c` is `{a: {b: ["c"]}}`. */
export const nested = (params: ReadonlyMap<string, string>): Record<string, unknown> => {
  const root: Record<string, unknown> = {}
  for (const [key, value] of params) {
    const path = key.replaceAll("]", "").split("[")
    const last = path.pop() ?? ""
    let at: Record<string, unknown> = root
    path.forEach((part, index) => {
      const isList = /^\d+$/.test(path[index + 1] ?? last)
      at[part] ??= isList ? [] : {}
      at = at[part] as Record<string, unknown>
    })
    at[last] = value
  }
  return root
}

const schemaOf = ({ parameters = [], requestBody }: Operation, method: string): object => {
  if (method === "POST") return requestBody?.content["application/x-www-form-urlencoded"]?.schema ?? { type: "object" }
  const inQuery = parameters.filter((parameter) => parameter.in === "query")
  // In `DELETE` Stripe documents a form, and takes a query as well.
  const form = requestBody?.content["application/x-www-form-urlencoded"]?.schema ?? {}
  const properties = {
    ...Object(form).properties,
    ...Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema]))
  }
  return { type: "object", properties, additionalProperties: false }
}

export const newDescription = (path: string) => {
  const { info, paths } = JSON.parse(readFileSync(path, "utf8")) as Description
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true, validateFormats: false })
  const validators = new Map<string, ValidateFunction>()

  const operationOf = (method: string, path: string): readonly [string, Operation] | undefined => {
    const matches = (template: string) => new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path)
    const template = Object.keys(paths).filter(matches).sort().at(0)
    const operation = template === undefined ? undefined : paths[template]?.[method.toLowerCase()]
    return template === undefined || operation === undefined ? undefined : [template, operation]
  }

  const validatorOf = (method: string, path: string) => {
    const found = operationOf(method, path)
    if (found === undefined) return undefined
    const [template, operation] = found
    const key = `${method} ${template}`
    const validate = validators.get(key) ?? ajv.compile(closed(schemaOf(operation, method)) as object)
    validators.set(key, validate)
    return { key, validate }
  }
  // Now, since it takes seconds, which nobody waits for in a call.
  for (const [method, path] of examples) validatorOf(method, path)

  return {
    faultsOf: ({ method, params, path }: ReceivedCall): ReadonlyArray<string> => {
      const found = validatorOf(method, path)
      if (found === undefined) return [`${method} ${path} is not in Stripe's description`]
      const { key, validate } = found
      const given = nested(params)
      for (const [name, version] of Object.entries(since)) if (info.version < version) delete given[name]
      const tell = ({ instancePath, message, params: of }: ErrorObject) =>
        `${key}${instancePath} ${message} ${JSON.stringify(of)}`
      return validate(given) ? [] : (validate.errors ?? []).map(tell)
    }
  }
}
