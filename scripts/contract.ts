/**
 * `npm run contract`: what the contract breaks for clients of the last release. With `--check` it fails where such a change has
 * no line in the changelog; with `--release` the contract of today becomes that of the last release.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { breakingChanges, type Contract } from "../packages/test-kit/src/contract/breaking-changes.js"

const here = new URL("../", import.meta.url)
const current = new URL("packages/client-sdk/openapi.json", here)
const released = new URL("packages/client-sdk/released-openapi.json", here)
const read = (file: URL): Contract => JSON.parse(readFileSync(file, "utf8"))

/** Lines are broken wherever they end. */
const words = (text: string) => text.replace(/\s+/g, " ")

if (process.argv.includes("--release")) {
  writeFileSync(released, `${JSON.stringify(read(current))}\n`)
} else {
  const sections = readFileSync(new URL("CHANGELOG.md", here), "utf8").split(/^## /m)
  const unreleased = sections.find((one) => one.startsWith("Unreleased")) ?? ""
  const changes = breakingChanges(read(released), read(current))
  const isChecked = process.argv.includes("--check")
  const shown = isChecked ? changes.filter((one) => !words(unreleased).includes(`\`${one}\``)) : changes
  if (!isChecked)
    console.log(shown.length === 0 ? "Nothing that clients of the last release rely on has changed." : shown.join("\n"))
  if (isChecked && shown.length > 0) {
    console.error(`Clients of the last release lose this, and the changelog does not say so:\n  ${shown.join("\n  ")}`)
    console.error(
      "Take it back, or give each its line, as it stands here and in backticks, in CHANGELOG.md under Unreleased."
    )
    process.exitCode = 1
  }
}
