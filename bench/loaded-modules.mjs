/**
 * `node loaded-modules.mjs <file> [count]`: loads what a start of the host loads, without starting it. Tells by IPC how long
 * that took since the process began, and with `count`, which slows it down, how many modules of which packages there are.
 */
import { Session } from "node:inspector"
import { fileURLToPath, pathToFileURL } from "node:url"

const [file, isCounting] = process.argv.slice(2)
const urls = new Set()

const packageOf = (url) => {
  const path = url.startsWith("file:") ? fileURLToPath(url) : url
  const inside = path.split("/node_modules/").at(-1)
  if (inside === path) return /\/packages\/([^/]+)\//.exec(path)?.[1] ?? "other"
  const [scope, name] = inside.split("/")
  return scope.startsWith("@") ? `${scope}/${name}` : scope
}

if (isCounting === "count") {
  const session = new Session()
  session.connect()
  session.on("Debugger.scriptParsed", ({ params: { url } }) => {
    if (url.startsWith("file:") || url.startsWith("/")) urls.add(url)
  })
  session.post("Debugger.enable")
}

await import(pathToFileURL(file).href)
const millis = performance.now()

const packages = new Map()
for (const url of urls) packages.set(packageOf(url), (packages.get(packageOf(url)) ?? 0) + 1)
process.send({ millis, total: urls.size, packages: [...packages].sort(([, a], [, b]) => b - a).slice(0, 12) })
