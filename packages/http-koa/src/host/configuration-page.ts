import { environmentVariables } from "./environment-variables.js"

/** The page in the docs. */
export const configurationPage = (): string =>
  [
    "# Configuration",
    "",
    "The host is configured by environment variables. A wrong or missing one stops the start with a message that names it.",
    "This page is written from `packages/http-koa/src/host/environment-variables.ts`; a test holds the two together.",
    "",
    "| Variable | What it is | Development | Production |",
    "|---|---|---|---|",
    ...Object.entries(environmentVariables).map(
      ([name, { description, development, production }]) =>
        `| \`${name}\` | ${description} | ${development} | ${production === "required" ? "**required**" : production} |`
    ),
    ""
  ].join("\n")
