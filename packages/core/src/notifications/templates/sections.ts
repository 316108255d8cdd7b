/** Several things told in one mail, under headings. */
import { type Markup, markup, safeLine } from "./markup.js"

export interface Entry {
  readonly title: string
  /** May be empty. */
  readonly body: string
  readonly url: string | null
}
export interface Section {
  readonly heading: string
  readonly entries: ReadonlyArray<Entry>
}

const entryText = ({ body, title, url }: Entry): string =>
  [`* ${safeLine(title)}`, ...(body === "" ? [] : [`  ${safeLine(body)}`]), ...(url === null ? [] : [`  ${url}`])].join(
    "\n"
  )

export const sectionsText = (sections: ReadonlyArray<Section>): ReadonlyArray<string> =>
  sections.map(({ entries, heading }) => [`${heading}:`, ...entries.map(entryText)].join("\n"))

const entryMarkup = ({ body, title, url }: Entry): Markup =>
  markup`<p style="margin:8px 0">${
    url === null
      ? markup`<strong>${safeLine(title)}</strong>`
      : markup`<a href="${url}" style="color:#1f6f5c;font-weight:600">${safeLine(title)}</a>`
  }${body === "" ? "" : markup`<br>${safeLine(body)}`}</p>\n`

export const sectionsMarkup = (sections: ReadonlyArray<Section>): ReadonlyArray<Markup> =>
  sections.map(
    ({ entries, heading }) =>
      markup`<p style="margin:16px 0 4px;color:#55626f">${heading}</p>\n${entries.map(entryMarkup)}`
  )
