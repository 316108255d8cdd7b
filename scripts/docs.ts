/**
 * `npm run docs`: writes the pages that come from the code, and the parts of pages that do. With `--check` it only tells
 * whether the committed ones still are what would be written.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { withDrawings } from "../packages/core/scripts/drawn-bookings.js"
import { eventsPage } from "../packages/core/scripts/events-page.js"
import { withFrontendPages } from "../packages/core/scripts/frontend-pages.js"
import { notificationsPage } from "../packages/core/scripts/notifications-page.js"
import { configurationPage } from "../packages/http-koa/src/host/configuration-page.js"
import { errorsPage } from "../packages/http-koa/src/openapi/errors-page.js"
import { peoplePage } from "../packages/http-koa/src/openapi/shown-people.js"

const pathOf = (name: string) => new URL(`../docs/${name}`, import.meta.url)
const read = (name: string) => readFileSync(pathOf(name), "utf8")

const pages = [
  ["configuration.md", configurationPage()],
  ["errors.md", errorsPage()],
  ["events.md", eventsPage()],
  ["notifications.md", notificationsPage()],
  ["people.md", peoplePage()],
  ["client.md", withFrontendPages(read("client.md"))],
  ["bookings.md", withDrawings(read("bookings.md"))]
] as const

if (process.argv.includes("--check")) {
  const stale = pages.filter(([name, text]) => read(name) !== text)
  if (stale.length > 0) {
    console.error(`Not what the code says: ${stale.map(([name]) => `docs/${name}`).join(", ")}`)
    console.error("Run `npm run docs` and commit what it writes.")
    process.exitCode = 1
  }
} else {
  for (const [name, text] of pages) writeFileSync(pathOf(name), text)
}
