/**
 * `npm run generators`: the contract as others see it. Lints it with Redocly and Spectral, has clients and models made
 * of it by four generators, and compiles them. The tools are installed on their own in `generators/`, from its lock file.
 */
import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { main, pnpm, root, run, step } from "./bootstrap.mjs"

const folder = join(root, "generators")
const contract = join(root, "packages/client-sdk/openapi.json")
const made = join(root, "node_modules/.cache/mentorkit/generated")

const npx = process.platform === "win32" ? "npx.cmd" : "npx"
const bin = (name, args) => run(join(folder, "node_modules/.bin", name), args, { cwd: folder })

/** What is said of fields, and what is sent of it all. */
const figures = () => {
  const document = JSON.parse(readFileSync(contract, "utf8"))
  const { schemas } = document.components
  const fields = []
  const look = ({ additionalProperties, anyOf = [], items, properties = {} }) => {
    fields.push(...Object.values(properties))
    for (const one of [...Object.values(properties), ...anyOf, items, additionalProperties]) {
      if (typeof one === "object" && one !== null) look(one)
    }
  }
  for (const schema of Object.values(schemas)) look(schema)
  const nameOf = ({ $ref = "", anyOf = [] }) => ($ref || anyOf.map((one) => one.$ref ?? "").join("")).split("/").at(-1)
  const isDescribed = (field) => field.description !== undefined || schemas[nameOf(field)]?.description !== undefined
  const served = JSON.stringify(document)
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item)).length
  return [
    `${operations} operations, ${Object.keys(schemas).length} named schemas`,
    `${(served.length / 1000).toFixed(0)} KB as served, ${(gzipSync(served).length / 1000).toFixed(0)} KB compressed`,
    `${fields.filter(isDescribed).length} of ${fields.length} fields are described`
  ]
}

/** Quicktype knows JSON Schema and no OpenAPI: what is named in the contract, as one schema. */
const python = async () => {
  const named = readFileSync(contract, "utf8").replaceAll("#/components/schemas/", "#/definitions/")
  const definitions = JSON.parse(named).components.schemas
  const properties = Object.fromEntries(
    Object.keys(definitions).map((name) => [name, { $ref: `#/definitions/${name}` }])
  )
  const [schema, models] = [join(made, "schema.json"), join(made, "mentorkit.py")]
  writeFileSync(schema, JSON.stringify({ type: "object", properties, definitions }))
  await bin("quicktype", ["--src-lang", "schema", "--lang", "python", "--top-level", "Mentorkit", "-o", models, schema])
  const hasPython = spawnSync("python3", ["--version"]).status === 0
  if (hasPython) await run("python3", ["-m", "py_compile", models])
  else console.log("  There is no python3 here to compile them.")
}

const compile = () => {
  const options = { strict: true, noEmit: true, skipLibCheck: true, target: "ES2022", module: "ESNext" }
  const config = {
    compilerOptions: { ...options, moduleResolution: "Bundler", lib: ["ES2022", "DOM", "DOM.Iterable"], types: [] },
    include: ["openapi-typescript.ts", "orval.ts", "hey-api/**/*.ts"]
  }
  writeFileSync(join(made, "tsconfig.json"), JSON.stringify(config))
  return bin("tsc", ["-p", made])
}

const steps = {
  "Redocly lints": () => bin("redocly", ["lint", contract, "--config", join(folder, "redocly.yaml")]),
  "Spectral lints": () =>
    bin("spectral", ["lint", contract, "--ruleset", join(folder, "spectral.yaml"), "--fail-severity=hint"]),
  "openapi-typescript makes types": () =>
    bin("openapi-typescript", [contract, "-o", join(made, "openapi-typescript.ts")]),
  "orval makes a client": () =>
    bin("orval", ["--input", contract, "--output", join(made, "orval.ts"), "--client", "fetch"]),
  "hey-api makes a client": () =>
    bin("openapi-ts", ["-i", contract, "-o", join(made, "hey-api"), "-c", "@hey-api/client-fetch"]),
  "TypeScript compiles them": compile,
  "quicktype makes models in Python": python
}

await main(async () => {
  await step("Installing the tools from their lock file", () =>
    run(npx, [...pnpm, "install", "--frozen-lockfile", "--ignore-workspace"], { cwd: folder })
  )
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  for (const [name, work] of Object.entries(steps)) await step(name, work)
  console.log(`\n${figures().join("\n")}`)
})
