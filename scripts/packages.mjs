/** Packages as they are published: their order, their types, their tarballs. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pnpm, root, run, tsc } from "./bootstrap.mjs"

/** Each builds on the types of those before it. */
export const order = ["core", "adapters-node", "adapters-pg", "adapters-stripe", "client-sdk", "http-koa"]
export const folderOf = (name) => join(root, "packages", name)

export const manifestOf = (name) => JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8"))

export const declarationsBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(".d.ts"))
    .map((file) => join(folder, file))

const rewrite = (path, change, target = path) => writeFileSync(target, change(readFileSync(path, "utf8")))

/** The conformance suites stand on what core publishes, as anybody's would. */
const buildTypesOfSuites = async () => {
  await tsc(["-p", join(folderOf("core"), "tsconfig.testing.json")])
  // The compiler names types by their way from the sources, which lie beside `dist` and not in it.
  for (const path of declarationsBelow(join(folderOf("core"), "dist/testing"))) {
    rewrite(path, (text) => text.replaceAll(/"((?:\.\.\/)+)dist\//g, '"$1'))
  }
}

export const hasTypes = (name) => existsSync(join(folderOf(name), "dist/index.d.ts"))

export const buildTypes = async (name) => {
  await tsc(["-p", join(folderOf(name), "tsconfig.build.json")])
  if (name === "core") await buildTypesOfSuites()
  if (name !== "client-sdk") return
  // The same declarations for those who `require` the client.
  const toCommonJs = (text) => text.replaceAll(/(from |import\()"(\.[^"]*)\.js"/g, '$1"$2.cjs"')
  for (const path of declarationsBelow(join(folderOf(name), "dist"))) {
    rewrite(path, toCommonJs, path.replace(/\.d\.ts$/, ".d.cts"))
  }
}

/** A tarball of each by its name; they replace those that were packed before. */
export const packAll = async (folder) => {
  const chosen = order.flatMap((name) => ["--filter", `./packages/${name}`])
  await run("npx", [...pnpm, "-r", ...chosen, "pack", "--pack-destination", folder])
  return new Map(order.map((name) => [name, join(folder, tarballOf(manifestOf(name)))]))
}
const tarballOf = ({ name, version }) => `${name.replace("@", "").replace("/", "-")}-${version}.tgz`
