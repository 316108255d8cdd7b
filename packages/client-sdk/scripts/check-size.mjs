/** Weighs the client as a front end would ship it: bundled, minified, gzipped. */
import { gzipSync } from "node:zlib"
import { build } from "esbuild"

const limits = [
  { name: "without the generated table", entry: "index", limit: 6 * 1024, external: ["./generated/routes.js"] },
  { name: "whole", entry: "index", limit: 12 * 1024, external: [] },
  { name: "passkeys", entry: "passkeys", limit: 1.5 * 1024, external: [] },
  { name: "realtime", entry: "realtime", limit: 1024, external: [] },
  { name: "uploads", entry: "uploads", limit: 2 * 1024, external: [] }
]

const weigh = async (entry, external) => {
  const { outputFiles } = await build({
    entryPoints: [new URL(`../src/${entry}.ts`, import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    external
  })
  return gzipSync(outputFiles[0].contents, { level: 9 }).length
}

let tooLarge = false
for (const { entry, external, limit, name } of limits) {
  const bytes = await weigh(entry, external)
  console.log(`client, ${name}: ${bytes} of ${limit} bytes gzip`)
  if (bytes > limit) tooLarge = true
}
if (tooLarge) {
  console.error("The client is larger than its budget.")
  process.exit(1)
}
