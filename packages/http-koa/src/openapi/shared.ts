/** What several operations have alike stands in the document once, as a component that they refer to. */

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Json = any
type Operation = Readonly<Record<string, Json>>
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const pascal = (text: string) =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** An answer to a failure is named by its codes; a success is the operation's own. */
const nameOfResponse = ({ content, headers }: Json): string | undefined => {
  const codes: ReadonlyArray<string> | undefined = headers?.["X-Error-Code"]?.schema.enum
  const [media]: ReadonlyArray<Json> = Object.values(content ?? {})
  const isOfAccount = media?.schema.$ref === "#/components/schemas/InvalidAccountInput"
  return codes === undefined ? undefined : isOfAccount ? "InvalidAccountInput" : codes.join("Or")
}

/** Those that stand in the document more than once; of several by one name the most frequent. */
const repeated = (
  all: ReadonlyArray<readonly [name: string | undefined, value: Json]>
): ReadonlyMap<string, string> => {
  const counts = new Map<string, { readonly name: string; count: number }>()
  for (const [name, value] of all) {
    if (name === undefined) continue
    const json = JSON.stringify(value)
    const known = counts.get(json)
    if (known === undefined) counts.set(json, { name, count: 1 })
    else known.count++
  }
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const [json, { count, name }] of [...counts].sort(([, one], [, other]) => other.count - one.count)) {
    if (count === 1 || taken.has(name)) continue
    taken.add(name)
    names.set(json, name)
  }
  return names
}

const components = (names: ReadonlyMap<string, string>) =>
  Object.fromEntries([...names].map(([json, name]): [string, Json] => [name, JSON.parse(json)]).sort())

/** The same paths with references, and the components that they refer to. */
export const shared = (paths: Paths) => {
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  const responses = repeated(
    operations.flatMap((one) => Object.values(one["responses"]).map((value) => [nameOfResponse(value), value] as const))
  )
  const parameters = repeated(
    operations.flatMap((one) =>
      (one["parameters"] as ReadonlyArray<Json>).map((value) => [pascal(value.name), value] as const)
    )
  )
  const reference = (kind: string, names: ReadonlyMap<string, string>) => (value: Json) => {
    const name = names.get(JSON.stringify(value))
    return name === undefined ? value : { $ref: `#/components/${kind}/${name}` }
  }
  const toResponse = reference("responses", responses)
  const toParameter = reference("parameters", parameters)
  const brief = (operation: Operation): Operation => ({
    ...operation,
    parameters: operation["parameters"].map(toParameter),
    responses: Object.fromEntries(
      Object.entries(operation["responses"]).map(([status, value]) => [status, toResponse(value)])
    )
  })
  return {
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [
        path,
        Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, brief(operation)]))
      ])
    ),
    responses: components(responses),
    parameters: components(parameters)
  }
}
