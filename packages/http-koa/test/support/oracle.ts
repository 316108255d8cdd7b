/** Says of any answer whether the host may give it to that request, whoever sent it. */
import { assert } from "vitest"
import { endpoints } from "../../src/routes/index.js"
import { type Answer, assertDocumented, type Documented, documented } from "./documented.js"
import { assertEnvelope, assertMannered } from "./manners.js"
import type { WireRequest } from "./raw-client.js"
import { isWanted500 } from "./wanted-500.js"

const patterns = documented
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}/?$`),
    literals: operation.path.split("/").filter((part) => !part.startsWith("{")).length
  }))
  .sort((one, other) => other.literals - one.literals)

/** All that this path may mean, whatever the method; the one with the most literal segments comes first. */
export const operationsAt = (path: string): ReadonlyArray<Documented> =>
  patterns.filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation)

const withoutHead = new Set(endpoints.filter((one) => one.hasSideEffects).map(({ operationId }) => operationId))

/** Whether a path has a GET that only looks. */
export const hasHead = (path: string): boolean => {
  const get = operationsAt(path).find(({ method }) => method === "GET")
  return get !== undefined && !withoutHead.has(get.operationId)
}

const isOurs = (path: string) => /^\/api\/v1(?:\/|$)/.test(path)

/** Two fields whose nonsense the spec wants answered with a 500, in these words and no others. */
const wanted500 = (operation: Documented, target: string, answer: Answer) =>
  isWanted500(operation, answer) ||
  (["scheduling.listPublicSlots", "scheduling.listOwnSlots"].includes(operation.operationId) &&
    /[?&](?:from|until)/.test(target) &&
    answer.text === '{"status":"error","message":"Failed to fetch slots.","data":{}}')

const assertUnmatched = ({ method }: WireRequest, hasPath: boolean, answer: Answer, told: string) => {
  if (hasPath && method === "OPTIONS") return assert.strictEqual(answer.status, 204, told)
  if (method !== "HEAD") assertEnvelope(answer, told)
  // No operation is meant, so that an unreadable path is as good an answer.
  assert.include(hasPath ? [405, 400] : [404, 400], answer.status, told)
  if (answer.status === 405) assert.match(answer.headers.get("allow") ?? "", /OPTIONS/, told)
}

/** Node refuses more than 16 KB of headers before anybody of ours is asked. */
const isOverlong = ({ headers = [], target }: WireRequest) => `${target}${headers.flat().join("")}`.length > 14_000

export const assertAllowed = (request: WireRequest, answer: Answer, told: string): void => {
  if (answer.status === 431 && isOverlong(request)) return
  assertMannered(answer, told)
  const { method, target } = request
  const [path = ""] = target.split("?")
  const found = operationsAt(path)
  const asked = method === "HEAD" && hasHead(path) ? "GET" : method
  const operation = found.find((one) => one.method === asked)
  const isPreflight = method === "OPTIONS" && answer.status === 204
  if (isPreflight) return
  if (operation === undefined) {
    if (isOurs(path) || found.length > 0) assertUnmatched(request, found.length > 0, answer, told)
    else assert.isBelow(answer.status, 500, told)
    return
  }
  if (method === "HEAD") assert.property(operation.responses, String(answer.status), told)
  else assertDocumented(operation, answer, told)
  // 502 is a gateway's that is away, and the one of tests is not.
  if (answer.status >= 500) assert.isTrue(wanted500(operation, target, answer) || method === "HEAD", told)
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const octal = (body: Uint8Array) => [...body].map((byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("")

/** The request as a shell command. */
export const asCurl = (baseUrl: string, { body, headers = [], method, target }: WireRequest): string => {
  const isPlain = typeof body === "string" && /^[ -~\n\t]*$/.test(body)
  const parts = [
    ...(body === undefined || isPlain ? [] : [`printf ${quoted(octal(Buffer.from(body as string)))} |`]),
    "curl -isS -g --path-as-is",
    method === "HEAD" ? "-I" : `-X ${method}`,
    ...headers.map(([name, value]) => `-H ${quoted(value === "" ? `${name};` : `${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${isPlain ? quoted(String(body)) : "@-"}`]),
    quoted(baseUrl + target)
  ]
  return parts.join(" ")
}
