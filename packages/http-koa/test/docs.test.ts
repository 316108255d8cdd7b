/** Docs lead somewhere: links to pages and headings that exist, and proofs to tests that exist. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join, relative, resolve } from "node:path"
import { assert, describe, it } from "@effect/vitest"

const root = resolve(import.meta.dirname, "../../..")

const filesBelow = (folder: string, ending: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("node_modules"))
    .map((name) => join(folder, name))

const pages = [join(root, "README.md"), join(root, "CHANGELOG.md"), ...filesBelow(join(root, "docs"), ".md")]
const tests = readdirSync(join(root, "packages"))
  .flatMap((name) => ["test", "testing"].map((folder) => join(root, "packages", name, folder)))
  .filter(existsSync)
  .flatMap((folder) => filesBelow(folder, ".ts"))
  .map((path) => relative(join(root, "packages"), path))

const sourcesOfExamples = readdirSync(join(root, "examples")).flatMap((name) =>
  filesBelow(join(root, "examples", name, "src"), ".ts")
)

const read = (path: string) => readFileSync(path, "utf8")

/** As GitHub makes them of headings. */
const anchorsOf = (page: string): ReadonlyArray<string> =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-")
  )

const leadsNowhere = (page: string, link: string): boolean => {
  const [path = "", anchor] = link.split("#")
  const target = path === "" ? page : join(dirname(page), path)
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
}

/** "routes/two-factor-*" is of any folder that has such tests. */
const isTest = (named: string): boolean => {
  const path = named
    .replace(/^packages\//, "")
    .replace(/^suites\//, "core/testing/")
    .replace(/^node\//, "adapters-node/test/")
  const pattern = new RegExp(`(^|/)${path.replace(/[.]/g, "\\.").replaceAll("*", ".*")}`)
  return tests.some((test) => pattern.test(test))
}

describe("the docs", () => {
  it("link to what is there", () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
        .map(([, link = ""]) => link)
        .filter((link) => leadsNowhere(page, link))
        .map((link) => `${relative(root, page)}: ${link}`)
    )
    assert.deepEqual(broken, [])
  })

  // A missing variable would be an empty secret. Falls for `const { APP_SECRET = "" } = process.env`.
  it("show no environment variable with an empty default", () => {
    const empty = [...pages, ...sourcesOfExamples].filter((page) =>
      /\w = ""[^\n]*= process\.env|process\.env[^\n]*(\?\?|\|\|) ""/.test(read(page))
    )
    assert.deepEqual(
      empty.map((page) => relative(root, page)),
      []
    )
  })

  it("name tests that are there", () => {
    const ofPages = pages.flatMap((page) => read(page).match(/[\w-]+\.test\.ts/g) ?? [])
    const ofSecurity = [...read(join(root, "docs/security.md")).matchAll(/`([\w-]+(?:\/[\w.*-]+)+)`/g)].map(
      ([, named = ""]) => named
    )
    assert.deepEqual(
      [...ofPages, ...ofSecurity].filter((named) => !isTest(named)),
      []
    )
  })
})
