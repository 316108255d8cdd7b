/** `npm run pack -- <folder>`: one tarball for each package, with types, for a project outside of this repository. */
import { mkdirSync, readFileSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import { bootstrap, main, step } from "./bootstrap.mjs"
import { buildTypes, folderOf, order, packAll } from "./packages.mjs"

await main(async () => {
  const [given] = process.argv.slice(2)
  if (given === undefined) throw new Error("Into which folder? npm run pack -- ../my-server/mentorkit")
  const folder = resolve(given)
  await bootstrap()
  await step("Building types", async () => {
    for (const name of order) await buildTypes(name)
  })
  mkdirSync(folder, { recursive: true })
  const tarballs = await step("Packing", () => packAll(folder))
  console.log(`\n${[...tarballs.values()].map((tarball) => `  ${basename(tarball)}`).join("\n")}\n`)
  // Layers of yours and ours must come from one copy of effect.
  const effect = JSON.parse(readFileSync(join(folderOf("core"), "node_modules/effect/package.json"), "utf8"))
  console.log(`In your project: npm install ${folder}/*.tgz effect@${effect.version}`)
})
