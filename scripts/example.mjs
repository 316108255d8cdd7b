/** `npm run example -- first-booking`: runs an example beside a running host. */
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { become, bootstrap, main, root } from "./bootstrap.mjs"

await main(async () => {
  const [name = "", ...args] = process.argv.slice(2)
  const mainOf = (example) => join(root, "examples", example, "src/main.ts")
  const examples = readdirSync(join(root, "examples"))
  if (!examples.includes(name)) {
    const runnable = examples.filter((example) => existsSync(mainOf(example)))
    throw new Error(`Which example? There are: ${runnable.map((one) => `npm run example -- ${one}`).join(", ")}`)
  }
  if (!existsSync(mainOf(name))) {
    throw new Error(`${name} is shown by its tests: npm test -- ${name}. See examples/${name}/README.md.`)
  }
  await bootstrap()
  become(["--import", "tsx", mainOf(name), ...args])
})
