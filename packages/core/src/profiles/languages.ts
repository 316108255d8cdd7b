/** The languages a mentor speaks, by name or code as they write them. */
import { Schema } from "effect"
import { described, fieldProblem, type Problem, type RawInput, Text } from "../kernel/index.js"

export const Languages = described(
  Schema.Array(Text(50)).pipe(Schema.maxItems(20)),
  "Languages the mentor speaks, by whatever name; each once, in whatever case.",
  ["English", "Portuguese"]
)

/** "english" and "English" are one language. */
export const languageProblems = ({ languages }: RawInput): ReadonlyArray<Problem> => {
  if (!Array.isArray(languages)) return []
  const names = languages.map((name) => (typeof name === "string" ? name.toLowerCase() : undefined))
  return names.flatMap((name, index) =>
    name !== undefined && names.indexOf(name) < index
      ? [fieldProblem(["languages", index], "has a duplicate value")]
      : []
  )
}
