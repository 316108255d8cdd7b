/** What an embedder's server loads for realtime. */
import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { assert, it } from "vitest"

const packagesOf = async (door: string) => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL(`../../src/${door}`, import.meta.url))],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    packages: "external"
  })
  return new Set(Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path)))
}
const ofHosts = ["koa", "@koa/router", "prom-client", "@mentorkit/adapters-pg", "@mentorkit/adapters-node"]

// Falls where a file of realtime takes a value, and not a type alone, from what serves requests.
it("is neither Koa nor the rest of the host", async () => {
  const [realtime, whole] = [await packagesOf("realtime/index.ts"), await packagesOf("host/start-host.ts")]
  assert.isTrue(realtime.has("ws"))
  for (const name of ofHosts) assert.deepStrictEqual([name, whole.has(name), realtime.has(name)], [name, true, false])
})
