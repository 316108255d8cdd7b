/** Repositories, migrations and personal data are made of the manifests: a folder that no line names would be lost. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { obligationKinds } from "@mentorkit/core/personal-data/ports"
import { describe, expect, it } from "vitest"
import { obligationsOf } from "../src/database/manifest.js"
import * as domains from "../src/domains.js"
import { gauges } from "../src/gauges.js"

const source = new URL("../src/", import.meta.url)
const folders = readdirSync(source).filter((name) => existsSync(new URL(`${name}/manifest.ts`, source)))

describe.each(folders.filter((name) => name !== "database"))("the domain %s", (folder) => {
  it("is in the list of domains", async () => {
    const manifests: ReadonlyArray<unknown> = Object.values(await import(new URL(`${folder}/manifest.ts`, source).href))
    const listed: ReadonlyArray<unknown> = Object.values(domains)
    expect(
      manifests.filter((one) => !listed.includes(one)),
      `adapters-pg/src/domains.ts has no line for ${folder}`
    ).toEqual([])
  })
})

describe("what all domains say together", () => {
  it("asks for each kind of obligation once", () => {
    const asked = obligationsOf(domains).map(({ kind }) => kind)
    expect(asked.sort(), "kinds that no manifest asks for, or two of them").toEqual([...obligationKinds].sort())
  })

  it("has gauges of different names, each told to operators", () => {
    const page = readFileSync(new URL("../../../docs/observability.md", import.meta.url), "utf8")
    const names = gauges.map(({ name }) => name)
    expect(
      names.filter((name) => !page.includes(`\`${name}\``)),
      "docs/observability.md lacks them"
    ).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
})
