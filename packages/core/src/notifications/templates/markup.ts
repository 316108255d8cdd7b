/** HTML templates that escape every value unless it is markup already. */

export interface Markup {
  readonly html: string
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "")

type Value = string | Markup | ReadonlyArray<Markup>

const htmlOf = (value: Value): string =>
  typeof value === "string" ? escaped(value) : "html" in value ? value.html : value.map(({ html }) => html).join("")

/** A tag for templates: `` markup`<p>${name}</p>` ``. Attributes must stand in double quotes. */
export const markup = (parts: TemplateStringsArray, ...values: ReadonlyArray<Value>): Markup => ({
  html: parts.map((part, index) => part + (index < values.length ? htmlOf(values[index] ?? "") : "")).join("")
})

/**
 * The text on one line, without control characters, bidirectional overrides and other marks that nobody sees; cut after
 * `limit` characters. What people write about themselves must not look like a part of the mail that we wrote.
 */
export const safeLine = (text: string, limit = 1000): string => {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B\u200E\u200F\uFEFF]+/gu, " ")
    .replace(/ {2,}/g, " ")
    .trim()
  const characters = [...line]
  return characters.length <= limit ? line : `${characters.slice(0, limit - 1).join("")}…`
}

/**
 * What somebody has written, with its paragraphs: each line by itself is as `safeLine` has it, and of several empty ones
 * one is left.
 */
export const paragraphsOf = (text: string, limit = 5000): string => {
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map((line) => safeLine(line, limit))
  const tidy = [
    ...lines
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  ]
  return tidy.length <= limit ? tidy.join("") : `${tidy.slice(0, limit - 1).join("")}…`
}
