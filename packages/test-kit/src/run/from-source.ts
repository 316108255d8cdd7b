/** How Node runs a TypeScript file of the workspace in a process of its own. */
import { execFile, execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const root = fileURLToPath(new URL("../../../..", import.meta.url))

/** Set by the run of the tests: loading a host's sources anew takes seconds of CPU, a bundle of them is made once. */
export const bundlesVariable = "MENTORKIT_TEST_BUNDLES"

const nameOf = (file: string) => relative(root, file).replaceAll(/[^\w-]/g, "_")

/** Bundles of these files for processes that start later. Together they cost hardly more than one of them. */
export const bundle = async (folder: string, files: ReadonlyArray<string>): Promise<void> => {
  const entries = files.map((file) => `${nameOf(file)}=${file}`)
  await promisify(execFile)(process.execPath, [join(root, "scripts/bundle.mjs"), folder, ...entries])
}

/** Every file that tests run in a process of its own. */
export const startedSources = async (): Promise<ReadonlyArray<string>> => {
  const children = await Promise.all(
    ["adapters-node", "adapters-pg"].map(async (name) => {
      const folder = join(root, "packages", name, "test/support")
      return (await readdir(folder)).filter((file) => file.endsWith("-child.ts")).map((file) => join(folder, file))
    })
  )
  return [join(root, "packages/http-koa/src/bin.ts"), ...children.flat()]
}

/** PGlite in a process of a few seconds: making machine code for long use of it was a fifth of all that such a process did. */
const shortLived = "--liftoff-only"

/** Node's arguments up to the file and with it. */
export const sourceArgs = (file: string): ReadonlyArray<string> => {
  const folder = process.env[bundlesVariable]
  if (folder === undefined) return ["--conditions=mentorkit-source", "--import", "tsx", file]
  const name = nameOf(file)
  const made = join(folder, `${name}.mjs`)
  if (!existsSync(made)) execFileSync(process.execPath, [join(root, "scripts/bundle.mjs"), folder, `${name}=${file}`])
  return [shortLived, made]
}
