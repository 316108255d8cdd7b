/** `npm run example -- first-booking`: runs an example beside a running host. */
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { become, bootstrap, main, root } from "./bootstrap.mjs"

await main(async () => {
  const [name = "", ...args] = process.argv.slice(2)
  const path = join(root, "examples", name, "src/main.ts")
  if (name === "" || !existsSync(path)) {
    throw new Error(`Which example? There are: ${readdirSync(join(root, "examples")).join(", ")}`)
  }
  await bootstrap()
  become(["--import", "tsx", path, ...args])
})
