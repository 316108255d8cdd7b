/** In which order the rows of a person go. */
import type { PersonalTable } from "../database/personal-data.js"

/** A foreign key, by the names of the tables. */
export interface Reference {
  readonly from: string
  readonly to: string
}

/**
 * Rows go before those that they refer to, so that no foreign key is broken whatever order the domains come in; beyond that
 * the tables stay as they stand. Tables of which no row goes wait for nothing. Dies of a circle, which no order resolves.
 */
export const erasureOrder = (
  tables: ReadonlyArray<PersonalTable>,
  references: ReadonlyArray<Reference>
): ReadonlyArray<PersonalTable> => {
  const left = new Map(tables.map((one) => [one.table, one]))
  const isGoing = (name: string) => left.get(name)?.erase === "delete"
  const waits = ({ erase, table }: PersonalTable) =>
    erase === "delete" && references.some(({ from, to }) => to === table && from !== table && isGoing(from))
  const ordered: Array<PersonalTable> = []
  while (left.size > 0) {
    const next = [...left.values()].find((one) => !waits(one))
    if (next === undefined) throw new Error(`Rows of ${[...left.keys()].join(", ")} refer to each other in a circle.`)
    left.delete(next.table)
    ordered.push(next)
  }
  return ordered
}
