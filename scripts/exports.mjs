/**
 * `npm run exports`: writes the exports of core's manifest, which follow from its folders, and what all packages export name
 * by name, so that a name that comes or goes shows in a diff. A folder's `public.ts` is `@mentorkit/core/<folder>`, its
 * `for-adapters.ts` is `@mentorkit/core/<folder>/ports`, and its `index.ts` is for the rest of core only; this repository's
 * own tests reach it as `@mentorkit/core/internal/<folder>`, which is not published. With `--check` it only tells whether
 * the committed files still are what would be written.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./bootstrap.mjs"
import { publicNamesOf } from "./public-names.mjs"

const packages = join(root, "packages")
const core = join(packages, "core")

const built = (name) => ({ types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` })
const entryOf = (name, source = `./src/${name}.ts`) => ({ "mentorkit-source": source, ...built(name) })

const doors = readdirSync(join(core, "src"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => [
    [`./${name}`, `${name}/public`],
    [`./${name}/ports`, `${name}/for-adapters`]
  ])
  .filter(([, file]) => existsSync(join(core, "src", `${file}.ts`)))

const entries = {
  ".": entryOf("index"),
  // So that a compiler can name the type of a kit with all domains.
  "./domains": entryOf("domains"),
  ...Object.fromEntries(doors.map(([door, file]) => [door, entryOf(file)])),
  "./testing": entryOf("testing/index", "./testing/index.ts")
}
const published = Object.fromEntries(
  Object.entries(entries).map(([door, { "mentorkit-source": _source, ...files }]) => [door, files])
)

const manifestPath = join(core, "package.json")
const withExports = (text) => {
  const manifest = JSON.parse(text)
  manifest.exports = { ...entries, "./internal/*": "./src/*/index.ts", "./package.json": "./package.json" }
  manifest.publishConfig.exports = { ...published, "./package.json": "./package.json" }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const namesPath = join(root, "docs/public-names.txt")
const names = () =>
  readdirSync(packages)
    .map((folder) => join(packages, folder))
    .filter((folder) => existsSync(join(folder, "package.json")))
    .flatMap(publicNamesOf)

const read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : "")
const only = (these, others) => these.filter((one) => !others.includes(one))

const manifest = withExports(read(manifestPath))
if (!process.argv.includes("--check")) {
  writeFileSync(manifestPath, manifest)
  writeFileSync(namesPath, `${names().join("\n")}\n`)
} else {
  const before = read(namesPath).trimEnd().split("\n")
  const after = names()
  const gone = only(before, after).map((one) => `  gone: ${one}`)
  const added = only(after, before).map((one) => `  new:  ${one}`)
  const stale = manifest === read(manifestPath) ? [] : ["  packages/core/package.json lacks exports, or has too many"]
  if (gone.length + added.length + stale.length > 0) {
    console.error(["What the packages export has changed:", ...stale, ...gone, ...added].join("\n"))
    console.error("Run `npm run exports` and commit what it writes; what is gone or moved belongs into CHANGELOG.md.")
    process.exitCode = 1
  }
}
