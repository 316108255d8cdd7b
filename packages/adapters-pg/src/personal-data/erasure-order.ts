/** The order in which the rows of a person are erased. */
import type { PersonalTable } from "../database/personal-data.js"

/** A foreign key, by the names of the tables. */
export interface Reference {
  readonly from: string
  readonly to: string
}

/**
 * Referring rows are deleted before the rows that they refer to, so that no foreign key is broken; otherwise the order of
 * the tables is kept. Only tables whose rows are deleted are waited for. Throws on a circle, which no order resolves.
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
