/** What several operations have alike stands in the document once, as a component that they refer to. */

import { Record } from "effect"
import { errorCodeHeader } from "../answer/envelope.js"
import type { OpenApiOperation, Parameter, Paths, Response, Shared, WholeOperation } from "./document-parts.js"

const pascal = (text: string) =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]|$)/g, (_, letter: string) => letter.toUpperCase())

/** An answer to a failure is named by its codes; a success is the operation's own. */
const nameOfResponse = ({ content, headers }: Response): string | undefined => {
  const codes = headers[errorCodeHeader]
  if (codes === undefined || "$ref" in codes) return undefined
  const [media] = Object.values(content ?? {})
  const isOfAccount = media?.schema.$ref === "#/components/schemas/InvalidAccountInput"
  return isOfAccount ? "InvalidAccountInput" : codes.schema.enum?.join("Or")
}

interface Components<A> {
  /** The component in place of a value that is one. */
  readonly refer: (value: A) => Shared<A>
  readonly byName: Readonly<Record<string, A>>
}

/** Of values that stand in the document more than once; of several by one name the most frequent. */
const components = <A extends object>(
  kind: string,
  all: ReadonlyArray<A>,
  nameOf: (value: A) => string | undefined
): Components<A> => {
  const counts = new Map<string, { readonly name: string; readonly value: A; count: number }>()
  for (const value of all) {
    const name = nameOf(value)
    if (name === undefined) continue
    const json = JSON.stringify(value)
    const known = counts.get(json)
    if (known === undefined) counts.set(json, { name, value, count: 1 })
    else known.count++
  }
  const names = new Map<string, string>()
  const byName = new Map<string, A>()
  for (const [json, { count, name, value }] of [...counts].sort(([, one], [, other]) => other.count - one.count)) {
    if (count === 1 || byName.has(name)) continue
    byName.set(name, value)
    names.set(json, name)
  }
  return {
    refer: (value) => {
      const name = names.get(JSON.stringify(value))
      return name === undefined ? value : { $ref: `#/components/${kind}/${name}` }
    },
    byName: Object.fromEntries([...byName].sort(([one], [other]) => (one < other ? -1 : 1)))
  }
}

/** The same paths with references, and the components that they refer to. */
export const shared = (paths: Paths<WholeOperation>) => {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const responses = components(
    "responses",
    operations.flatMap((one) => Object.values(one.responses)),
    nameOfResponse
  )
  const parameters = components(
    "parameters",
    operations.flatMap((one) => one.parameters),
    ({ name }: Parameter) => pascal(name)
  )
  const brief = (operation: WholeOperation): OpenApiOperation => ({
    ...operation,
    parameters: operation.parameters.map(parameters.refer),
    responses: Record.map(operation.responses, responses.refer)
  })
  return {
    paths: Record.map(paths, (item) => Record.map(item, brief)),
    responses: responses.byName,
    parameters: parameters.byName
  }
}
