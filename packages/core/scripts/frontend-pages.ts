/** The table of docs/client.md of pages that links lead to. */
import { defaultPaths, type FrontendPage, pageDescriptions, pageOfType } from "@mentorkit/core/internal/notifications"

const pagesOf = (leads: NonNullable<(typeof pageOfType)[keyof typeof pageOfType]>): ReadonlyArray<FrontendPage> =>
  typeof leads === "string" ? [leads] : ["mentor" as const, null].map((role) => leads(role))

const typesOf = (page: FrontendPage) =>
  Object.entries(pageOfType).flatMap(([type, leads]) => (pagesOf(leads).includes(page) ? [`\`${type}\``] : []))

const rows = () =>
  (Object.keys(defaultPaths) as ReadonlyArray<FrontendPage>).map((page) =>
    [`\`${page}\``, `\`${defaultPaths[page]}\``, pageDescriptions[page], typesOf(page).join(", ")].join(" | ")
  )

const [begin, end] = ["<!-- pages: written by npm run docs -->", "<!-- end of pages -->"]

export const withFrontendPages = (text: string): string => {
  const [before, rest] = text.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error("docs/client.md has no place for the pages.")
  const table = ["| Page | Path | What it shows | Notifications that lead there |", "|---|---|---|---|"]
  return `${before}${begin}\n${[...table, ...rows().map((row) => `| ${row} |`)].join("\n")}\n${end}${after}`
}
