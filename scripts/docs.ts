/** `npm run docs`: writes the pages that come from the code. */
import { writeFileSync } from "node:fs"
import { settingsPage } from "../packages/http-koa/src/host/settings-page.js"

writeFileSync(new URL("../docs/configuration.md", import.meta.url), settingsPage())
