/**
 * `node scripts/bundle.mjs <folder> <name>=<source.ts> …`: the sources behind each file, and the libraries, as `<name>.mjs`,
 * which starts in a fifth of the time. What several have alike is worked on once and stands in parts beside them. Libraries
 * with files of their own are taken from where they lie, and our sources believe to be where they are.
 */
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "tsup"

const [folder, ...entries] = process.argv.slice(2)
const entry = Object.fromEntries(entries.map((one) => one.split("=")))
/** They read fonts, WebAssembly or machine code that lies beside them; fontkit is the one of pdfkit. */
const hasFiles = (path) => /^(?:@electric-sql|@node-rs|fontkit|msgpackr|pdfkit|sharp)(?:\/|$)/.test(path)
const isEffect = (path) => /^(?:effect|@effect)(?:\/|$)/.test(path)

const inPlace = {
  name: "in-place",
  setup: ({ onLoad, onResolve, resolve }) => {
    onResolve({ filter: /^[^/]/ }, async ({ importer, kind, path, pluginData, resolveDir }) => {
      if (kind === "entry-point" || pluginData === inPlace) return undefined
      const isOurs = path.startsWith("@mentorkit/") || (path.startsWith(".") && !importer.includes("node_modules"))
      if (!isOurs && (path.startsWith(".") || isEffect(path))) return undefined
      const found = await resolve(path, { importer, kind, resolveDir, pluginData: inPlace })
      // Behind `import()` in one file esbuild makes modules wait until they are asked for, and then, with "sideEffects": false,
      // does not ask for one that is reached through two doors. Bundles of the built packages do not meet this.
      if (isOurs) return { path: found.path, sideEffects: true }
      // A module of Node's own, or one that is optional and not there.
      if (found.external || found.errors.length > 0) return { path, external: true }
      if (!hasFiles(path)) return { path: found.path, sideEffects: true }
      return { path: kind === "require-call" ? found.path : pathToFileURL(found.path).href, external: true }
    })
    onLoad({ filter: /\/packages\/[\w-]+\/(?:src|test|testing)\/.*\.ts$/ }, ({ path }) => {
      const here = JSON.stringify(pathToFileURL(path).href)
      return { contents: readFileSync(path, "utf8").replaceAll("import.meta.url", here), loader: "ts" }
    })
  }
}

const unfinished = mkdtempSync(join(folder, "bundle-"))
await build({
  config: false,
  entry,
  outDir: unfinished,
  outExtension: () => ({ js: ".mjs" }),
  format: "esm",
  platform: "node",
  target: "node20",
  splitting: entries.length > 1,
  // For libraries that are no ES modules and ask for Node's own.
  banner: {
    js: 'import { createRequire as $$requireAt } from "node:module"; const require = $$requireAt(import.meta.url);'
  },
  silent: true,
  noExternal: [/./],
  esbuildPlugins: [inPlace],
  esbuildOptions: (options) => {
    options.conditions = ["mentorkit-source"]
    // As Node resolves.
    options.mainFields = ["main"]
  }
})
const bundles = Object.keys(entry).map((name) => `${name}.mjs`)
const parts = readdirSync(unfinished).filter((file) => !bundles.includes(file))
// Whoever else makes them at the same time makes the same. A bundle is there once its parts are.
for (const file of [...parts, ...bundles]) renameSync(join(unfinished, file), join(folder, file))
rmSync(unfinished, { recursive: true })
