/**
 * `npm test`: everything that must hold, one summary at the end.
 * `npm test -- core` and the like run a part: a check by name, or the tests of a package, an example or a path.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { constants, setPriority } from "node:os"
import { join, relative } from "node:path"
import { bootstrap, main, root, run, step, tool, tsc } from "./bootstrap.mjs"

const node = (script) => run(process.execPath, [script])

/** What scripts write from the code still is what is committed; each that is not is told. */
const checkWritten = (names) =>
  run(process.execPath, [
    ...["--conditions=mentorkit-source", "--import", "tsx", "scripts/check-written.mjs"],
    ...["--check", ...names]
  ])

const cache = join(root, "node_modules/.cache/mentorkit")

const checks = {
  types: () => tsc(["--noEmit", "-p", "tsconfig.json"]),
  lint: () => tool("@biomejs/biome", "bin/biome", ["ci", "--error-on-warnings", "--colors=off", "."]),
  imports: () =>
    tool("dependency-cruiser", "bin/dependency-cruise.mjs", ["packages", "examples", "bench", "scripts", "--config"]),
  "dead-code": () => tool("knip", "bin/knip.js", []),
  contract: () => checkWritten(["client.ts", "docs.ts", "exports.mjs", "contract.ts"]),
  packages: () => node("scripts/check-packages.mjs"),
  deploy: () => node("scripts/check-deploy.mjs")
}

const results = []

const settledOf = (work) =>
  work.then(
    () => undefined,
    (error) => error
  )

/**
 * One after the other. The longest check keeps a core busy, so the others run beside it, unless tests do: what they leave of
 * the cores is enough for one check at a time.
 */
const longest = "packages"
const begin = (names, isBesideTests) => {
  let others = Promise.resolve()
  return names.map((name) => {
    const isAlone = name === longest && !isBesideTests
    const settled = settledOf(isAlone ? checks[name]() : others.then(checks[name]))
    if (!isAlone) others = settled
    return { name, settled }
  })
}

/** Told in order, whichever ends first; the time is what was waited for it after those before it. */
const tell = async ({ name, settled }) => {
  try {
    await step(name, async () => {
      const error = await settled
      if (error !== undefined) throw error
    })
    results.push({ name, passed: 1, failed: 0, skipped: 0 })
  } catch (error) {
    results.push({ name, passed: 0, failed: 1, skipped: 0, error: error.message })
  }
}

/** What each file of tests cost, children that have ended with it; databases on the shared server are not in it. */
const cpuLog = join(cache, "test-cpu.tsv")
const costliest = () => {
  const costs = readFileSync(cpuLog, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([path, seconds]) => ({ path: relative(root, path), seconds: Number(seconds) }))
    .sort((one, other) => other.seconds - one.seconds)
  const all = costs.reduce((sum, { seconds }) => sum + seconds, 0)
  const lines = costs.slice(0, 10).map(({ path, seconds }) => `  ${seconds.toFixed(0).padStart(4)} s  ${path}`)
  return [`\nCPU of ${costs.length} test files: ${all.toFixed(0)} s. All are in ${relative(root, cpuLog)}.`, ...lines]
}

// Kept, as a run that fails says where it is.
const report = join(cache, "vitest.json")
const beginTests = (filters) => {
  mkdirSync(cache, { recursive: true })
  writeFileSync(cpuLog, "")
  rmSync(report, { force: true })
  const args = ["run", ...filters, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`]
  const env = { MENTORKIT_TEST_CPU: cpuLog, ...(filters.length === 0 && { MENTORKIT_TEST_WHOLE: "1" }) }
  const name = filters.length === 0 ? "tests" : `tests of ${filters.join(", ")}`
  return { name, settled: settledOf(tool("vitest", "vitest.mjs", args, { env })) }
}

const tellTests = async ({ name, settled }) => {
  const error = (await step(name, () => settled))?.message
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined
  const names = (counted?.testResults ?? []).flatMap(failuresOf)
  const failed = names.length
  results.push({
    name: "tests",
    passed: counted?.numPassedTests ?? 0,
    failed: error === undefined ? failed : Math.max(1, failed),
    names,
    skipped: (counted?.numPendingTests ?? 0) + (counted?.numTodoTests ?? 0),
    error
  })
}
/** By name. A file that fell before its first test counts as one failure. */
const failuresOf = ({ assertionResults, name, status }) => {
  const path = relative(root, name)
  if (status === "failed" && assertionResults.length === 0) return [path]
  return assertionResults.filter((one) => one.status === "failed").map(({ fullName }) => `${path}: ${fullName}`)
}

/** What became of a part: its name, how many tests, and which of them failed. */
const outcomeOf = ({ failed, name, names = [], passed }) => {
  const count = failed > 0 ? `${failed} of ${failed + passed}` : passed
  const outcome = `  ${failed > 0 ? "failed" : "passed"}  ${name}${name === "tests" ? ` (${count})` : ""}`
  return [outcome, ...names.map((one) => `            ${one}`)].join("\n")
}

const parts = process.argv.slice(2)
const pathOf = (part) =>
  [`packages/${part}`, `examples/${part}`, part].find((path) => existsSync(join(root, path))) ?? part

await main(async () => {
  const began = Date.now()
  await bootstrap()
  const named = parts.filter((part) => part in checks)
  const filters = parts.filter((part) => !(part in checks)).map(pathOf)
  const tests = parts.length === 0 || filters.length > 0 ? beginTests(filters) : undefined
  // Whatever is started from here on takes only what the tests leave: some of them measure time.
  if (tests !== undefined) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  for (const one of begin(parts.length === 0 ? Object.keys(checks) : named, tests !== undefined)) await tell(one)
  if (tests !== undefined) await tellTests(tests)

  for (const { error, name } of results.filter((one) => one.error !== undefined))
    console.error(`\n== ${name}\n${error}`)
  if (results.some(({ name, passed }) => name === "tests" && passed > 0)) console.log(costliest().join("\n"))
  const sum = (key) => results.reduce((total, one) => total + one[key], 0)
  const skipped = sum("skipped")
  console.log("\nSummary")
  for (const one of results) console.log(outcomeOf(one))
  console.log(`  ${((Date.now() - began) / 1000).toFixed(0)} s\n`)
  console.log(`${sum("passed")} passed, ${sum("failed")} failed, ${skipped} skipped`)
  const silent = process.env["CI"] !== undefined && skipped > 0
  if (silent) console.error("Nothing may be skipped under CI.")
  process.exit(sum("failed") > 0 || sum("passed") === 0 || silent ? 1 : 0)
})
