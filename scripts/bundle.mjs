/**
 * `node scripts/bundle.mjs <source.ts> <bundle.mjs>`: the sources behind one file, and Effect, as one module that starts in
 * a quarter of the time. What else they need is taken from where it lies, and they believe to be where they are.
 */
import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "tsup"

const [source, bundle] = process.argv.slice(2)
const isInlined = (path) => path.startsWith(".") || /^(?:effect|@effect|@mentorkit)(?:\/|$)/.test(path)

const inPlace = {
  name: "in-place",
  setup: ({ onLoad, onResolve, resolve }) => {
    onResolve({ filter: /^[^/]/ }, async ({ importer, kind, path, pluginData, resolveDir }) => {
      if (kind === "entry-point" || pluginData === inPlace) return undefined
      const isOurs = path.startsWith("@mentorkit/") || (path.startsWith(".") && !importer.includes("node_modules"))
      if (!isOurs && isInlined(path)) return undefined
      const found = await resolve(path, { importer, kind, resolveDir, pluginData: inPlace })
      // Behind `import()` in one file esbuild makes modules wait until they are asked for, and then, with "sideEffects": false,
      // does not ask for one that is reached through two doors. Bundles of the built packages do not meet this.
      if (isOurs) return { path: found.path, sideEffects: true }
      // A module of Node's own, or one that is optional and not there.
      if (found.external || found.errors.length > 0) return { path, external: true }
      return { path: kind === "require-call" ? found.path : pathToFileURL(found.path).href, external: true }
    })
    onLoad({ filter: /\/packages\/[\w-]+\/(?:src|test|testing)\/.*\.ts$/ }, ({ path }) => {
      const here = JSON.stringify(pathToFileURL(path).href)
      return { contents: readFileSync(path, "utf8").replaceAll("import.meta.url", here), loader: "ts" }
    })
  }
}

const folder = mkdtempSync(join(dirname(bundle), "bundle-"))
await build({
  config: false,
  entry: { bundle: source },
  outDir: folder,
  outExtension: () => ({ js: ".mjs" }),
  format: "esm",
  platform: "node",
  target: "node20",
  splitting: false,
  silent: true,
  noExternal: [/./],
  esbuildPlugins: [inPlace],
  esbuildOptions: (options) => {
    options.conditions = ["mentorkit-source"]
    // As Node resolves.
    options.mainFields = ["main"]
  }
})
// Whoever else makes it at the same time makes the same.
renameSync(join(folder, "bundle.mjs"), bundle)
rmSync(folder, { recursive: true })
