/** Changed parts of a type, for the audit log. Pure. */
import type { TransactionMethodType } from "./method-type.js"

type Part = readonly [name: string, value: unknown]

const partsOf = (type: TransactionMethodType): ReadonlyArray<Part> => [
  ["type", type.type],
  ["name", type.name],
  ["title_template", type.titleTemplate],
  ["currencies", type.currencies],
  ["is_active", type.isActive],
  ["fields", type.fields]
]

/** Options are among them: whoever changes a routing number changes where money goes. */
export const changesOf = (before: TransactionMethodType, after: TransactionMethodType) => {
  const changed = new Map(partsOf(after))
  const different = partsOf(before)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(changed.get(name)))
    .map(([name]) => name)
  const only = (type: TransactionMethodType) =>
    Object.fromEntries(partsOf(type).filter(([name]) => different.includes(name)))
  return { before: only(before), after: only(after) }
}

export const wholeOf = (type: TransactionMethodType) => Object.fromEntries(partsOf(type))
