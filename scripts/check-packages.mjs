/**
 * What a stranger gets from the registry: types are built, every package is packed, its manifest and types are judged,
 * and a project of its own installs the tarballs, compiles against them and runs.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { main, pnpm, root, run, tool, tsc } from "./bootstrap.mjs"
import { clientFiles, useClient } from "./client-consumer.mjs"
import { buildTypes, declarationsBelow, folderOf, hasTypes, manifestOf, order, packAll } from "./packages.mjs"
import { moduleOf } from "./page-blocks.mjs"

/** Of one domain, in KB (the calendar has thirty operations and 281); and type instantiations of the consumer below. */
const [mostDeclarations, mostInstantiations] = [285, 40_000]

const judge = async (name, tarball) => {
  await tool("publint", "src/cli.js", ["run", "--strict", tarball])
  // Everything but the client is for `import` only, which `require` of Node 20.19 understands as well.
  const profile = name === "client-sdk" ? "node16" : "esm-only"
  await tool("@arethetypeswrong/cli", "dist/index.js", [tarball, "--profile", profile])
}

const consumer = {
  "index.ts": `import { createClient, type Client } from "@mentorkit/client"
import { createMentorkit, domains, type Mentorkit } from "@mentorkit/core"
import { guest, type Caller } from "@mentorkit/core/kernel"
import { generateSlots } from "@mentorkit/core/scheduling"
import { checkConformance } from "@mentorkit/core/testing"
import { adapters, Pg } from "@mentorkit/adapters-pg"
import { stripeGateway } from "@mentorkit/adapters-stripe"
import { endpoints } from "@mentorkit/http-koa"

const client: Client = createClient({ baseUrl: "http://localhost:3000" })
const caller: Caller = guest
const monday = Date.UTC(2027, 2, 15)
const slots = generateSlots({
  timeZone: "UTC", from: monday, until: monday + 7 * 86_400_000, durationMinutes: 60, bufferAfterMinutes: 0,
  rules: [{ id: "r", type: "regular_weekly", dayOfWeek: 1, timeBlocks: [{ start: "09:00", end: "12:00" }] }],
  overrides: [], offDays: []
})
if (slots.length !== 3 || endpoints.length === 0) throw new Error("not what was built")
// Whoever calls an operation makes the compiler look at it.
export const hold = (kit: Mentorkit<typeof domains, never, never>) => kit.as(caller).scheduling.holdSlots({ slot_ids: ["0"] })
if (typeof client.scheduling.holdSlots !== "function" || caller._tag !== "Guest") throw new Error("no client")
if (typeof createMentorkit !== "function" || typeof checkConformance !== "function" || adapters === undefined || Pg === undefined || typeof stripeGateway !== "function") throw new Error("no kit")
`,
  // The page as a reader has it. Its types have to be nameable from outside, or nobody can export a kit with `declaration`.
  "kit.ts": moduleOf(readFileSync(join(root, "docs/embedding.md"), "utf8"), {
    shared: ["kit", "payOffline"],
    prelude: `declare const accountId: string, slotId: string, otherId: string, caller: import("@mentorkit/core/kernel").Caller
declare const showOthers: (slotIds: ReadonlyArray<string>) => void, showProblems: (problems: ReadonlyArray<object>) => void`
  })
    .replace("const kit = ", "export const kit = ")
    .concat("\nexport const opsOf = (who: Caller) => kit.as(who)\n"),
  "server.ts": `import { kit } from "./kit.js"
import { domains, type Mentorkit } from "@mentorkit/core"
import type { Caller } from "@mentorkit/core/kernel"
export const newServer = async () => ({ port: 3000, kit })
export async function* feedOf(who: Caller) {
  const { posts } = await kit.as(who).feed.listFeed({ sort: "recent" })
  yield* posts.items
}
export const find = (who: Caller, q: string) => kit.as(who).search.search({ q })
// A kit with a part of the domains says its type.
const part: Mentorkit<Pick<typeof domains, "feed">, unknown, never> = kit
export const partOf = (who: Caller) => part.as(who).feed.createPost({ body: "Hello" })
`,
  "tsconfig.kit.json": JSON.stringify({
    compilerOptions: {
      target: "ES2022",
      module: "NodeNext",
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      types: ["node"],
      declaration: true,
      outDir: "kit"
    },
    files: ["kit.ts", "server.ts"]
  }),
  ...clientFiles,
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      target: "ES2022",
      module: "NodeNext",
      moduleResolution: "NodeNext",
      strict: true,
      skipLibCheck: true,
      types: []
    },
    files: ["index.ts"]
  })
}

const kilobytes = (folder) => declarationsBelow(folder).reduce((sum, path) => sum + statSync(path).size, 0) / 1024

/**
 * What an editor has to read of a domain, and what the compiler has to work out for a project that uses all packages:
 * both grow unnoticed until everybody waits. Instantiations are counted, since time depends on the machine.
 */
const weighTypes = (diagnostics) => {
  const dist = join(folderOf("core"), "dist")
  const sizes = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "testing")
    .map(({ name }) => ({ name, size: kilobytes(join(dist, name)) }))
  const tooLarge = sizes.filter(({ size }) => size > mostDeclarations)
  if (tooLarge.length > 0) {
    const list = tooLarge.map(({ name, size }) => `${name} ${size.toFixed(0)} KB`).join(", ")
    throw new Error(
      `Declarations are over ${mostDeclarations} KB: ${list}. Is a type spelt out where its name would do?`
    )
  }
  const instantiations = Number(/Instantiations:\s+(\d+)/.exec(diagnostics)?.[1])
  if (!(instantiations <= mostInstantiations)) {
    throw new Error(`Types of a consumer take ${instantiations} instantiations; ${mostInstantiations} are allowed.`)
  }
  console.log(
    sizes.map(({ name, size }) => `${name} ${size.toFixed(0)} KB`).join(", "),
    `${instantiations} instantiations`
  )
}

const consume = async (folder, tarballs) => {
  mkdirSync(folder)
  const dependencies = Object.fromEntries(order.map((name) => [manifestOf(name).name, `file:${tarballs.get(name)}`]))
  // Layers of a consumer's and ours come from one copy of effect; a kit's declaration names the database's client.
  const versionsIn = (folder, names) =>
    names.map((name) => [
      name,
      JSON.parse(readFileSync(join(folder, "node_modules", name, "package.json"), "utf8")).version
    ])
  const others = Object.fromEntries([
    ...versionsIn(folderOf("adapters-pg"), ["effect", "@effect/sql"]),
    ...versionsIn(folderOf("http-koa"), ["koa", "@types/koa"]),
    ...versionsIn(root, ["@types/node"])
  ])
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: { ...dependencies, ...others },
    pnpm: { overrides: dependencies }
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest))
  // A workspace of its own, so that pnpm does not take it for a part of another one.
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    "packages: []\nallowBuilds:\n  msgpackr-extract: false\n  '@scarf/scarf': false\n"
  )
  for (const [file, text] of Object.entries(consumer)) writeFileSync(join(folder, file), text)
  await run("npx", [...pnpm, "install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: folder })
  weighTypes(
    await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", folder, "--diagnostics"])
  )
  await tsc(["-p", join(folder, "tsconfig.kit.json")])
  await run(process.execPath, ["index.js"], { cwd: folder })
  await useClient(folder)
}

/** Who writes a front end beside `npm start` has the client in the clone, with its types. */
const checkStarted = async () => {
  const dist = join(folderOf("client-sdk"), "dist")
  for (const path of declarationsBelow(dist)) rmSync(path)
  // It gets no further than its configuration.
  const refusal = await run(process.execPath, ["scripts/start.mjs"], { env: { PORT: "none" } }).catch(String)
  if (!refusal.includes("PORT: ")) throw new Error(`npm start was to refuse its port, and said:\n${refusal}`)
  if (!hasTypes("client-sdk")) throw new Error("npm start leaves the client without its types.")
}

/** The folder may go only when nobody writes into it any more, so a failure waits for the others. */
const all = async (works) => {
  const ended = await Promise.allSettled(works)
  for (const { reason, status } of ended) if (status === "rejected") throw reason
  return ended.map(({ value }) => value)
}

await main(async () => {
  const folder = mkdtempSync(join(tmpdir(), "mentorkit-packages-"))
  try {
    await checkStarted()
    for (const name of order) await buildTypes(name)
    const tarballs = await packAll(folder)
    await all([consume(join(folder, "consumer"), tarballs), ...order.map((name) => judge(name, tarballs.get(name)))])
    if (existsSync(join(folderOf("client-sdk"), "scripts/check-size.mjs"))) {
      await run(process.execPath, [join(folderOf("client-sdk"), "scripts/check-size.mjs")])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
