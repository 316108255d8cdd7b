/** Titles of methods, from their type's template: "{bank_name} {account_number}". Pure. */
import { lengthOf } from "../kernel/index.js"
import { longestTitle } from "./limits.js"

const placeholder = /\{([^{}]*)\}/g

/** Field names in the template. */
export const namesIn = (template: string): ReadonlyArray<string> =>
  [...template.matchAll(placeholder)].map(([, name = ""]) => name)

/** An unmatched brace. */
export const hasStrayBrace = (template: string): boolean => /[{}]/.test(template.replace(placeholder, ""))

/** What has no value is left out, and so is the space that it leaves; `otherwise` where nothing is left at all. */
export const titleOf = (template: string, values: ReadonlyMap<string, string>, otherwise: string): string => {
  const filled = template
    .replace(placeholder, (_, name: string) => values.get(name) ?? "")
    .replace(/\s+/gu, " ")
    .trim()
  const title = filled === "" ? otherwise : filled
  return lengthOf(title) <= longestTitle ? title : `${[...title].slice(0, longestTitle - 1).join("")}…`
}
