/** Every list of the product is made of the manifests, so nothing that a domain declares may be missing in its own. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { domains } from "@mentorkit/core"
import { describe, expect, it } from "vitest"
import { reactions } from "../src/reactions.js"

const source = new URL("../src/", import.meta.url)
/** What a domain has: the kernel, and notifications, which only hear events, have neither. */
const ofDomains = ["operations.ts", "service.ts"]
const folders = readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => ofDomains.some((file) => existsSync(new URL(`${name}/${file}`, source))))

/** The camelCase name of a folder: `mentor-search` is `mentorSearch`. */
const nameOf = (folder: string) => folder.replace(/-./g, ([, letter = ""]) => letter.toUpperCase())
const manifestOf = (folder: string) => ({ ...domains })[nameOf(folder) as keyof typeof domains]

/** What each file of a folder declares by `= declare(`, with the file's name. */
const declaredIn = (folder: string, declaration: RegExp) =>
  readdirSync(new URL(`${folder}/`, source), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => declaration.test(readFileSync(new URL(`${folder}/${name}`, source), "utf8")))

const parts = [
  ["events", /= event\(/],
  ["settings", /= setting\(/],
  ["sweeps", /\bcron: "/],
  ["purchasable", /: Purchasable = /]
] as const

describe.each(folders)("the domain %s", (folder) => {
  it("is in the list of domains", () => {
    expect(Object.keys(domains), `domains.ts has no line for ${folder}`).toContain(nameOf(folder))
  })

  it.each(parts)("names its %s", async (part, declaration) => {
    const path = new URL(`${folder}/${part}.ts`, source)
    if (declaredIn(folder, declaration).length === 0 && !existsSync(path)) return
    const named: Readonly<Record<string, unknown>> = { ...manifestOf(folder) }
    expect(named, `${folder}/manifest.ts does not name its ${part}`).toHaveProperty(part)
  })

  it.each(parts.slice(0, 2))(
    "declares its %s in one file only, which the manifest names",
    async (part, declaration) => {
      const files = declaredIn(folder, declaration)
      expect(
        files.filter((name) => name !== `${part}.ts`),
        `move them to ${folder}/${part}.ts`
      ).toEqual([])
      if (files.length === 0) return
      const module: unknown = await import(new URL(`${folder}/${part}.ts`, source).href)
      expect({ ...manifestOf(folder) }[part as never]).toBe(module)
    }
  )
})

const heard = Object.values(reactions).flat()
const delivered = new Set(heard.flatMap(({ effects, name }) => (effects === "within" ? [] : name)))
const within = new Set(heard.flatMap(({ effects, name }) => (effects === "within" ? name : [])))

describe("the table of reactions", () => {
  // A host that goes back to the release before would wait for deliveries under a name that no longer has any.
  it("has no name both for what is delivered and for what runs within", () => {
    expect([...within].filter((name) => delivered.has(name))).toEqual([])
  })

  it("names every subscriber after the folder that declares it", () => {
    const known = [...folders, "notifications"].map(nameOf)
    for (const { name } of heard) expect(known, `${name} has the name of no folder`).toContain(name.split(".")[0])
  })

  it.each([...folders, "notifications"])("has every subscriber of %s that runs within", (folder) => {
    const text = (name: string) => readFileSync(new URL(`${folder}/${name}`, source), "utf8")
    const declared = declaredIn(folder, /= reactionWithin\(/).flatMap((name) =>
      [...text(name).matchAll(/= reactionWithin\(\s*"([^"]+)"/g)].map(([, found = ""]) => found)
    )
    expect(
      declared.filter((name) => !within.has(name)),
      "reactions.ts does not name them"
    ).toEqual([])
  })
})
