import { settingsTable } from "./settings-table.js"

/** The page in the docs. */
export const settingsPage = (): string =>
  [
    "# Configuration",
    "",
    "The host reads its settings from the environment. A wrong or missing one stops the start with a message that names it.",
    "This page is written from `packages/http-koa/src/host/settings-table.ts`; a test holds the two together.",
    "",
    "| Setting | What it is | Development | Production |",
    "|---|---|---|---|",
    ...Object.entries(settingsTable).map(
      ([name, { description, development, production }]) =>
        `| \`${name}\` | ${description} | ${development} | ${production === "required" ? "**required**" : production} |`
    ),
    ""
  ].join("\n")
