/** What a new OpenAPI document breaks for the clients of an older one: what is gone, refused or no longer sure. */
import { changesOf, type Direction, failureChanges, type Schema, type Schemas } from "./schema-changes.js"

interface Media {
  readonly schema: Schema
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}
interface Response {
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<Record<string, Media>>
}
type Shared<A> = A | { readonly $ref: string }
interface Operation {
  readonly operationId: string
  /** Of each of ours one scheme is asked for at most. */
  readonly security?: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly parameters?: ReadonlyArray<Shared<Parameter>>
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, Media>> }
  readonly responses: Readonly<Record<string, Shared<Response>>>
}
export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Schemas
    readonly responses?: Readonly<Record<string, Response>>
    readonly parameters?: Readonly<Record<string, Parameter>>
  }
}

const followed = <A extends object>(all: Readonly<Record<string, A>> | undefined, value: Shared<A>): A => {
  if (!("$ref" in value)) return value
  const target = all?.[value.$ref.slice(value.$ref.lastIndexOf("/") + 1)]
  if (target === undefined) throw new Error(`${value.$ref} is not in the document`)
  return target
}

/** The operation with what it refers to. */
const opened = ({ components }: Contract, operation: Operation) => ({
  ...operation,
  parameters: (operation.parameters ?? []).map((one) => followed(components.parameters, one)),
  responses: Object.fromEntries(
    Object.entries(operation.responses).map(([status, one]) => [status, followed(components.responses, one)])
  )
})
type Opened = ReturnType<typeof opened>

type Compare = (before: Schema, after: Schema, direction: Direction, at: string) => ReadonlyArray<string>

const parameterChanges = (before: Opened, after: Opened, compare: Compare): ReadonlyArray<string> => {
  const find = ({ parameters }: Opened, one: Parameter) =>
    parameters.find(({ in: place, name }) => name === one.name && place === one.in)
  return [
    ...before.parameters.flatMap((one) => {
      const now = find(after, one)
      if (now === undefined) return [`${one.in} ${one.name} is gone`]
      return compare(one.schema, now.schema, "sent", `${one.in} ${one.name}`)
    }),
    ...after.parameters.flatMap((one) =>
      one.required === true && find(before, one)?.required !== true ? [`${one.in} ${one.name} is required now`] : []
    )
  ]
}

const contentChanges = (
  before: Readonly<Record<string, Media>>,
  after: Readonly<Record<string, Media>>,
  { at, compare, direction }: { readonly at: string; readonly compare: Compare; readonly direction: Direction }
): ReadonlyArray<string> =>
  Object.entries(before).flatMap(([type, { schema }]) => {
    const now = after[type]
    return now === undefined ? [`${at} is ${type} no longer`] : compare(schema, now.schema, direction, at)
  })

const bodyChanges = ({ requestBody: before }: Opened, { requestBody: after }: Opened, compare: Compare) => [
  ...(after?.required === true && before?.required !== true ? ["a body is required now"] : []),
  ...(before === undefined
    ? []
    : contentChanges(before.content, after?.content ?? {}, { at: "body", compare, direction: "sent" }))
]

const schemeOf = ({ security }: Opened) => Object.keys(security?.[0] ?? {})[0]
const accessChanges = (before: Opened, after: Opened): ReadonlyArray<string> => {
  const scheme = schemeOf(after)
  return scheme === undefined || scheme === schemeOf(before) ? [] : [`asks for ${scheme} now`]
}

/** Redirections are what some operations are there for. */
const isSuccess = (status: string) => /^[23]/.test(status) && status !== "304"

const headerChanges = (before: Response, after: Response, status: string) =>
  Object.keys(before.headers ?? {})
    .filter((name) => !Object.hasOwn(after.headers ?? {}, name))
    .map((name) => `${status} header ${name} is gone`)

/** A failure that is new is for clients to live with; the shape of those that were there stays. */
const responseChanges = (
  { responses: before }: Opened,
  { responses: after }: Opened,
  { compare, compareFailure }: { readonly compare: Compare; readonly compareFailure: Compare }
) =>
  Object.entries(before).flatMap(([status, was]) => {
    const now = after[status]
    if (now === undefined) return isSuccess(status) ? [`${status} is gone`] : []
    const how = { at: status, compare: isSuccess(status) ? compare : compareFailure, direction: "read" } as const
    return [...headerChanges(was, now, status), ...contentChanges(was.content ?? {}, now.content ?? {}, how)]
  })

/** One sentence a loss, each with its operation: "GET /me identity.getMe: 200.data.user.email is gone". */
export const breakingChanges = (before: Contract, after: Contract): ReadonlyArray<string> => {
  const schemas = { before: before.components.schemas, after: after.components.schemas }
  const compare: Compare = (one, other, direction, at) =>
    changesOf({ before: one, after: other, schemas }, direction, at)
  const compareFailure: Compare = (one, other, _, at) => failureChanges({ before: one, after: other, schemas }, at)
  return Object.entries(before.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path} ${operation.operationId}`
      const now = after.paths[path]?.[method]
      if (now === undefined) return [`${name}: is gone`]
      const [was, is] = [opened(before, operation), opened(after, now)]
      return [
        ...(was.operationId === is.operationId ? [] : [`is called ${is.operationId} now`]),
        ...accessChanges(was, is),
        ...parameterChanges(was, is, compare),
        ...bodyChanges(was, is, compare),
        ...responseChanges(was, is, { compare, compareFailure })
      ].map((change) => `${name}: ${change}`)
    })
  )
}
