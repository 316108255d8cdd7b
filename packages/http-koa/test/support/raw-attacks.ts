/** Connections that carry no proper HTTP, and the statuses that may come back: none where the host just hangs up. */

export interface RawAttack {
  readonly what: string
  readonly bytes: ReadonlyArray<string | Uint8Array>
  /** The client closes its side after the last byte. */
  readonly isHalf?: boolean
  readonly mayBe: ReadonlyArray<ReadonlyArray<number>>
}

const post = "POST /api/v1/verify-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
const get = (target = "/api/v1/expertise-areas", ...lines: ReadonlyArray<string>) =>
  `${[`GET ${target} HTTP/1.1`, "Host: x", ...lines].join("\r\n")}\r\n\r\n`
const last = get("/api/v1/me", "Connection: close")
const registered =
  '{"full_name":"Evil","email":"evil@example.com","password":"evil evil evil","password_confirmation":"evil evil evil"}'
/** What would make an account, if anybody took it for a request. */
const hidden = `POST /api/v1/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${registered.length}\r\n\r\n${registered}`

const refused: RawAttack["mayBe"] = [[400]]
const attack = (what: string, bytes: string | Uint8Array, mayBe = refused): RawAttack => ({
  what,
  bytes: [bytes],
  mayBe
})

const lengths = ["abc", "-1", "+5", "0x5", "5, 5", "5 5", "1e3", "99999999999999999999999", ""].map((length) =>
  attack(`a length of ${JSON.stringify(length)}`, `${post}Content-Length: ${length}\r\n\r\n${hidden}`)
)

const transferEncodings = [
  "identity",
  "xchunked",
  "chunked, identity",
  "gzip, chunked",
  "chunked, chunked",
  "gzip",
  "chunked\t x"
].map((coding) =>
  attack(`the transfer encoding ${JSON.stringify(coding)}`, `${post}Transfer-Encoding: ${coding}\r\n\r\n${hidden}`)
)

const smuggled = [
  attack("a length and chunks", `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`),
  attack("chunks and a length", `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${hidden}`),
  attack("two lengths", `${post}Content-Length: 0\r\nContent-Length: 5\r\n\r\n${hidden}`),
  attack("two codings", `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n${hidden}`),
  attack("a blank before the colon", `${post}Content-Length : 0\r\nTransfer-Encoding: chunked\r\n\r\n${hidden}`),
  attack("a folded header", `${post}X-A: a\r\n Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n${hidden}`),
  attack("a header without a name", `${post}: x\r\n\r\n${hidden}`),
  attack("a bare carriage return", `${post}X-A: a\rContent-Length: 0\r\n\r\n${hidden}`),
  attack("lines that end in LF only", `${post}X-A: a\nTransfer-Encoding: chunked\r\n\r\n${hidden}`),
  attack("NUL in a header", `${post}X-A: a\0b\r\nContent-Length: 0\r\n\r\n${hidden}`),
  attack("a control character in a header", `${post}X-A: a\u0001b\r\nContent-Length: 0\r\n\r\n${hidden}`)
]

const chunkGarbage = [
  ["zz\r\n{}\r\n0\r\n\r\n", "no number"],
  ["-2\r\n{}\r\n0\r\n\r\n", "below zero"],
  ["ffffffffffffffffff\r\n{}\r\n0\r\n\r\n", "too large a number"],
  ["2\r\n{}}}\r\n0\r\n\r\n", "too long a chunk"],
  ["2\n{}\n0\n\n", "LF only"],
  [`2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`, "an endless extension"]
].map(
  ([body, what]): RawAttack => ({
    what: `chunks: ${what}`,
    bytes: [`${post}Transfer-Encoding: chunked\r\n\r\n${body}`],
    mayBe: [[400], [413]]
  })
)

const lines = [
  ["GET / HTTP/3.0\r\nHost: x\r\n\r\n", "HTTP/3.0"],
  ["PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "the preface of HTTP/2"],
  ["BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n", "an unknown method"],
  ["get /api/v1/me HTTP/1.1\r\nHost: x\r\n\r\n", "a method in lower case"],
  ["GET /api/v1/me HTTP/1.1 x\r\nHost: x\r\n\r\n", "a word too many"],
  ["GET /a b HTTP/1.1\r\nHost: x\r\n\r\n", "a blank in the path"],
  ["GET /api/v1/me HTTP/1.1\r\n\r\n", "no host"],
  ["GET me HTTP/1.1\r\nHost: x\r\n\r\n", "a relative path"]
].map(([bytes = "", what]) => attack(`a request line with ${what}`, bytes))

const tooMuch = [
  attack("a header of 20 KB", get("/api/v1/me", `X-A: ${"x".repeat(20_000)}`), [[431]]),
  attack("a thousand headers of 100 bytes", get("/api/v1/me", ...Array(1000).fill(`X-A: ${"x".repeat(100)}`)), [[431]]),
  attack("a URL of 20 KB", get(`/api/v1/me?${"x".repeat(20_000)}`), [[431], [414]]),
  attack("an endless method", "A".repeat(100_000)),
  attack("the start of TLS", Buffer.from("16030100c5010000c10303", "hex"), [[400]]),
  attack("random bytes", Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7919) % 251))),
  // Told apart by nobody but a proxy, which must not cache one for the other.
  attack("two hosts", `GET /api/v1/me HTTP/1.1\r\nHost: x\r\nHost: evil.test\r\nConnection: close\r\n\r\n`)
]

const close = "Connection: close"
const odd = [
  attack("HTTP/0.9", "GET /api/v1/me HTTP/0.9\r\n\r\n", [[400], [401]]),
  attack("no version", "GET /api/v1/me\r\n\r\n", [[400], [401]]),
  attack("Expect: 100-continue", `${post}Expect: 100-continue\r\n${close}\r\nContent-Length: 2\r\n\r\n{}`, [
    [100, 422]
  ]),
  attack("another expectation", `${post}Expect: evil\r\n${close}\r\nContent-Length: 2\r\n\r\n{}`, [[417]]),
  attack("an upgrade to websocket", get("/api/v1/me", "Upgrade: websocket", "Connection: Upgrade, close"), [[401]]),
  attack("an upgrade to HTTP/2", get("/api/v1/me", "Upgrade: h2c", "HTTP2-Settings: x", "Connection: Upgrade, close"), [
    [401]
  ]),
  attack("CONNECT", "CONNECT evil.test:443 HTTP/1.1\r\nHost: x\r\n\r\n", [[405]]),
  attack("HTTP/1.0", "GET /api/v1/me HTTP/1.0\r\n\r\n", [[401]]),
  attack("HTTP/1.0 with chunks", `${post.replace("1.1", "1.0")}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, [
    [400],
    [422]
  ]),
  attack("OPTIONS *", `OPTIONS * HTTP/1.1\r\nHost: x\r\n${close}\r\n\r\n`, [[404]]),
  attack("a body for GET", `${get("/api/v1/me", "Content-Length: 5").trimEnd()}\r\n\r\nhello${last}`, [[401, 401]]),
  attack("trailers", `${post}${close}\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nAuthorization: x\r\n\r\n`, [
    [422]
  ]),
  attack("fifty requests at once", get("/api/v1/me").repeat(50) + last, [Array(51).fill(401)]),
  attack("too small a length", `${post}Content-Length: 1\r\n\r\n{}${hidden}`, [[400, 400]]),
  attack("garbage behind the last request", `${last}garbage`, [[401]])
]

const targets = [
  ["http://[/api/v1/me", 400],
  ["http://[::1/api/v1/me", 400],
  ["http://a:99999999/api/v1/me", 401],
  ["http://user:password@evil.test/api/v1/me", 401],
  ["//evil.test/api/v1/me", 404],
  ["//[#", 404],
  ["/api/v1/me#a", 401],
  ["/api/v1/../../etc/passwd", 404],
  ["/api/v1/%2e%2e/%2e%2e/etc/passwd", 404],
  ["/api/v1/me/", 401],
  ["/api/v1//me", 404],
  ["/API/V1/me", 404],
  ["/api/v1/me%00", 404],
  ["/api/v1/me?%", 401],
  ["/docs/../../../etc/passwd", 404],
  ["/docs/%2e%2e%2f%2e%2e%2fpackage.json", 404],
  ["/docs/..%5c..%5cpackage.json", 404],
  ["/docs/%ff", 404],
  ["/docs/%00", 404],
  ["/gateway/offline/%00", 404],
  ["/gateway/offline/__proto__", 404],
  ["/dev/__proto__", 404]
].map(([target, status]) => attack(`the target ${target}`, get(String(target), close), [[Number(status)], [400]]))

const cutOff = [
  { what: "headers that stop", bytes: ["GET /api/v1/me HTTP/1.1\r\nHo"], isHalf: true, mayBe: [[], [400]] },
  { what: "a body that stops", bytes: [`${post}Content-Length: 100\r\n\r\n{"tok`], isHalf: true, mayBe: [[], [400]] },
  {
    what: "chunks that stop",
    bytes: [`${post}Transfer-Encoding: chunked\r\n\r\n5\r\n{"`],
    isHalf: true,
    mayBe: [[], [400]]
  },
  { what: "nothing at all", bytes: [""], isHalf: true, mayBe: [[]] }
] satisfies ReadonlyArray<RawAttack>

export const rawAttacks: ReadonlyArray<RawAttack> = [
  ...[lengths, transferEncodings, smuggled, chunkGarbage, lines, tooMuch, odd, targets, cutOff]
].flat()
