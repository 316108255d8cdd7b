/** Builds every package in one run. What a package exports is what is built; types come from tsc. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { defineConfig } from "tsup"

interface Manifest {
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>
}

const sourcesOf = (folder: string): Record<string, string> => {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"))
  const sources = Object.values(manifest.exports ?? {}).flatMap((one) =>
    typeof one === "object" && typeof one["mentorkit-source"] === "string" ? [one["mentorkit-source"]] : []
  )
  return Object.fromEntries(
    sources.map((path) => [path.replace(/^\.\/(?:src\/)?(.*)\.ts$/, "$1"), `${folder}/${path.slice(2)}`])
  )
}

const packages = readdirSync("packages")
  .map((name) => `packages/${name}`)
  // `pnpm deploy` leaves a folder of nothing but links here.
  .filter((folder) => existsSync(`${folder}/package.json`))
  .filter((folder) => Object.keys(sourcesOf(folder)).length > 0)

export default defineConfig(
  packages
    .map((folder) => ({
      entry: sourcesOf(folder),
      outDir: `${folder}/dist`,
      // The client also serves bundlers and servers that still speak CommonJS.
      format: folder.endsWith("client-sdk") ? (["esm", "cjs"] as const) : (["esm"] as const),
      target: "node20",
      platform: folder.endsWith("client-sdk") ? ("neutral" as const) : ("node" as const),
      splitting: true,
      sourcemap: true,
      clean: true,
      dts: false,
      silent: true,
      // Dependencies stay imports: those of the package's own manifest and everything they bring.
      skipNodeModulesBundle: true
    }))
    .map((options) => ({ ...options, format: [...options.format] }))
)
