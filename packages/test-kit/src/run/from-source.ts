/** How Node runs a TypeScript file of the workspace in a process of its own. */
import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../../../..", import.meta.url))

/** Set by the run of the tests: loading a host's sources anew takes seconds of CPU, a bundle of them is made once. */
export const bundlesVariable = "MENTORKIT_TEST_BUNDLES"

/** Node's arguments up to the file and with it. */
export const sourceArgs = (file: string): ReadonlyArray<string> => {
  const folder = process.env[bundlesVariable]
  if (folder === undefined) return ["--conditions=mentorkit-source", "--import", "tsx", file]
  const bundle = join(folder, `${relative(root, file).replaceAll(/[^\w-]/g, "_")}.mjs`)
  if (!existsSync(bundle)) execFileSync(process.execPath, [join(root, "scripts/bundle.mjs"), file, bundle])
  return [bundle]
}
