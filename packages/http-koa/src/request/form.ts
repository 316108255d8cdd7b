/** Collects what came under one name, and of names none but those of lists: queries, and forms that are multipart only. */
import type { Fields } from "./received-fields.js"

/** "documents[]" and "documents[3]" are elements of "documents". */
const elementName = /^(.+?)\[\d*\]$/

export const baseName = (name: string): string => elementName.exec(name)?.[1] ?? name

export interface Form {
  readonly add: (name: string, value: unknown) => void
  /** A name that came twice, or with brackets, is a list. */
  readonly fields: () => Fields
}

export const newFlatForm = (): Form => {
  const lists = new Set<string>()
  const values = new Map<string, Array<unknown>>()
  return {
    add: (given, value) => {
      const name = baseName(given)
      const known = values.get(name)
      if (known !== undefined || name !== given) lists.add(name)
      if (known === undefined) values.set(name, [value])
      else known.push(value)
    },
    fields: () => Object.fromEntries([...values].map(([name, all]) => [name, lists.has(name) ? all : all[0]]))
  }
}
