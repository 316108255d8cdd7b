/** A stranger's use of the packed client: compiled in both module systems, and calling a server from both. */
import { join } from "node:path"
import { run, tool } from "./bootstrap.mjs"

const call = `import { createClient, items, MentorkitError, unwrap, type HeldSeat, type SchedulingHoldSlotsFailure } from "@mentorkit/client"

const codeOf = (error: SchedulingHoldSlotsFailure) => error.code

export const call = async (baseUrl: string): Promise<string> => {
  const client = createClient({ baseUrl, retries: 0, token: () => "1|t" })
  const held = await client.scheduling.holdSlots({ slot_ids: ["0"] })
  if (held.ok || held.error.code !== "SlotsUnavailable") throw new Error("not the failure that was sent")
  const gone: ReadonlyArray<string> = held.error.data.slot_ids
  // @ts-expect-error this failure has no such code
  if (held.error.code === "InvalidCredentials") throw new Error(codeOf(held.error))
  const holds: Array<HeldSeat> = []
  for await (const hold of items(client.scheduling.listHolds, { per_page: 1 })) holds.push(hold)
  // Words of an enumeration stay what they are.
  for await (const post of items(client.feed.listFeed, { sort: "recent" })) if (post.is_seen) break
  try {
    unwrap(await client.identity.getMe())
  } catch (error) {
    if (error instanceof MentorkitError) return [...gone, holds.length, error.code].join(" ")
  }
  throw new Error("nothing was thrown")
}
`

const serve = `import { createServer } from "node:http"
import { createRequire } from "node:module"
import { call } from "./client-call.js"

const hold = (next_cursor) => ({ holds: { data: [{}], meta: { next_cursor } } })
const answers = {
  "/api/v1/mentor/slots/hold": [409, { data: { slot_ids: ["0"] } }, "SlotsUnavailable"],
  "/api/v1/mentee/holds?per_page=1": [200, { data: hold("behind-1") }],
  "/api/v1/mentee/holds?per_page=1&cursor=behind-1": [200, { data: hold(null) }],
  "/api/v1/feed?sort=recent": [200, { data: { posts: { data: [], meta: { next_cursor: null } } } }],
  "/api/v1/me": [401, { data: {} }, "Unauthenticated"]
}
const server = createServer((request, response) => {
  const [status, body, code] = answers[request.url] ?? [404, {}, "NotFound"]
  response.writeHead(request.headers.authorization === "Bearer 1|t" ? status : 400, code && { "x-error-code": code })
  response.end(JSON.stringify(body))
})
server.listen(0, "127.0.0.1", async () => {
  const url = "http://127.0.0.1:" + server.address().port
  const required = createRequire(import.meta.url)("./client-required.cjs").call
  for (const one of [call, required]) {
    const found = await one(url)
    if (found !== "0 2 Unauthenticated") throw new Error("The client answered " + found)
  }
  if (call === required) throw new Error("one module system only")
  server.closeAllConnections()
  server.close()
})
`

const strict = { target: "ES2022", lib: ["ES2022", "DOM"], strict: true, types: [] }

/** `.cts` becomes what `require` reads. Types of libraries are checked too. */
export const clientFiles = {
  "client-call.ts": call,
  "client-required.cts": call,
  "client-serve.mjs": serve,
  "tsconfig.node.json": JSON.stringify({
    compilerOptions: { ...strict, module: "NodeNext", moduleResolution: "NodeNext" },
    files: ["client-call.ts", "client-required.cts"]
  }),
  "tsconfig.bundler.json": JSON.stringify({
    compilerOptions: { ...strict, module: "ESNext", moduleResolution: "Bundler", noEmit: true },
    files: ["client-call.ts"]
  })
}

/** In a project that has these files and the packed client. */
export const useClient = async (folder) => {
  for (const name of ["node", "bundler"]) {
    await tool("typescript", "bin/tsc", ["-p", join(folder, `tsconfig.${name}.json`)])
  }
  await run(process.execPath, ["client-serve.mjs"], { cwd: folder })
}
