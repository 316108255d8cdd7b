/** `npm run bench [-- slots | host]`: a line per figure, `name  value  unit  ratio-to-limit`. */
import { host } from "./host.js"
import { slots } from "./slots.js"

const suites: Readonly<Record<string, () => Promise<void>>> = { slots, host }

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !Object.hasOwn(suites, name))
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(", ")}. There are ${Object.keys(suites).join(", ")}.`)
  process.exit(1)
}
console.log("name  value  unit  ratio-to-limit")
for (const name of wanted.length > 0 ? wanted : Object.keys(suites)) await suites[name]?.()
process.exit(0)
