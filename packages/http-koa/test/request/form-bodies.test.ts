import { gzipSync } from "node:zlib"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { useBodySite } from "../support/body-site.js"
import { boundary, formType, multipartOf, pairsOf, SentFile, urlencodedOf, urlencodedType } from "../support/forms.js"

const token = JSON.stringify({ _tag: "User", userId: crypto.randomUUID(), roles: [] })
const { host, kit } = useBodySite()

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  host().send("POST", "/posts", { token, body, headers })
const asForm = (pairs: ReturnType<typeof pairsOf>) => post(multipartOf(pairs), formType)
const asUrlencoded = (body: string | Uint8Array) => post(body, urlencodedType)
const unsubscribe = (body: unknown, headers: Readonly<Record<string, string>>) =>
  host().send("POST", "/unsubscribe/t", { body, headers })

/** A refusal, and nothing of it reached the operation. */
const refused = async (answering: ReturnType<typeof post>) => {
  const { calls } = kit.seen
  const { body, code, status } = await answering
  assert.strictEqual(kit.seen.calls, calls, "the operation was called")
  return { status, code, message: body.message, fields: Object.keys(body.data ?? {}) }
}

const id = "0197f8a0-0000-7000-8000-000000000001"
const post1 = {
  body: "Hello + good & fair = ü",
  visibility: "connections",
  mentioned_user_ids: [id],
  poll: { question: "Which?", allows_multiple: true, options: ["a", "b"] },
  waveform: [0, 0.5, 1e-7],
  blocks: [
    { type: "text", value: "12" },
    { type: "number", value: 12, bounds: [1, 2] }
  ],
  limits: { a: 1, "b c": -2.5 },
  tree: { weight: 1, isOpen: false, branches: [{ label: "x" }, { branches: [{ weight: 2 }] }] }
}

describe("one endpoint", () => {
  it("takes one value as JSON, as multipart and urlencoded", async () => {
    const answers = await Promise.all([post(post1), asForm(pairsOf(post1)), asUrlencoded(urlencodedOf(pairsOf(post1)))])
    for (const { body, status } of answers) assert.deepStrictEqual([status, body.data.post], [201, post1])
  })

  it("takes files by multipart, beside nested fields and in the order of the body", async () => {
    const files = ["first", "second", "third"].map(
      (text) => new SentFile(Buffer.from(text), `${text}.png`, "image/png")
    )
    const [a, b, thumbnail] = files
    const { body, status } = await asForm([
      ["attachments[]", a],
      ["poll[options][1]", "b"],
      ["attachments[]", b],
      ["poll[options][0]", "a"],
      ["thumbnail", thumbnail]
    ])
    assert.strictEqual(status, 201)
    assert.deepStrictEqual(body.data.post, { poll: { allows_multiple: false, options: ["a", "b"] } })
    assert.deepStrictEqual(
      body.data.files.map(({ name, size }: { readonly name: string; readonly size: number }) => [name, size]),
      [
        ["first.png", 5],
        ["second.png", 6],
        ["third.png", 5]
      ]
    )
  })

  it("numbers files as it numbers fields, and takes one under a plain name", async () => {
    const [a, b] = ["a", "b"].map((text) => new SentFile(Buffer.from(text), text))
    const names = async (...pairs: Parameters<typeof asForm>[0]) =>
      (await asForm(pairs)).body.data.files.map(({ name }: { readonly name: string }) => name)
    assert.deepStrictEqual(await names(["attachments[1]", a], ["attachments[0]", b]), ["b", "a"])
    assert.deepStrictEqual(await names(["attachments", a]), ["a"])
    assert.deepStrictEqual(await names(["other[0]", a], ["attachments", b]), ["b"])
  })

  it("takes nothing at all for an empty object", async () => {
    assert.deepStrictEqual((await host().send("POST", "/posts", { token })).body.data.post, {})
  })

  it.each([
    ["text/plain", "x"],
    ["", "x"],
    ["application/jsonx", "{}"],
    ["application/json; charset=latin1", "{}"],
    ["application/x-www-form-urlencoded; charset=latin1", "body=x"],
    ["application/x-www-form-urlencodedx", "body=x"],
    ["multipart/mixed; boundary=x", "--x--"],
    ["multipart/form-data", "--x--"]
  ])("415 for a body of the type %j, with the types that it takes", async (type, body) => {
    const { code, message, status } = await refused(post(body, { "content-type": type }))
    assert.deepStrictEqual([status, code], [415, "UnsupportedMediaType"])
    for (const one of ["application/json", "multipart/form-data", "application/x-www-form-urlencoded"]) {
      assert.include(message, one)
    }
  })

  it.each(["application/x-www-form-urlencoded; charset=UTF-8", "APPLICATION/X-WWW-FORM-URLENCODED"])(
    "reads a body of the type %j",
    async (type) => assert.strictEqual((await post("body=x", { "content-type": type })).body.data.post.body, "x")
  )

  it("no file can be said in JSON or in a urlencoded body", async () => {
    for (const answer of [
      await refused(post({ attachments: ["x"] })),
      await refused(asUrlencoded("attachments[]=x"))
    ]) {
      assert.deepInclude(answer, { status: 422, fields: ["attachments.0"] })
    }
  })

  it("is reached by guests where it says so", async () => {
    const oneClick = await unsubscribe("List-Unsubscribe=One-Click&only[kinds][]=3", urlencodedType)
    assert.deepStrictEqual(oneClick.body.data.seen, { token: "t", only: { kinds: [3] } })
    assert.strictEqual((await host().send("POST", "/posts", { body: "body=x", headers: urlencodedType })).status, 401)
  })

  it("keeps what the path says out of its forms", async () => {
    const answer = await refused(unsubscribe("token=other", urlencodedType))
    assert.deepInclude(answer, { status: 422, fields: ["token"] })
  })
})

describe("any value", () => {
  const text = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 12 })
    .map((one) => one.trim())
    .filter((one) => one !== "" && !/[\0\uFFFD]/.test(one))
  const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map((one) => one + 0)
  const share = fc.double({ min: 0, max: 1, noNaN: true }).map((one) => one + 0)
  const some = <A>(one: fc.Arbitrary<A>, maxLength = 3) => fc.array(one, { minLength: 1, maxLength })
  const filled = <A extends object>(one: fc.Arbitrary<A>) => one.filter((value) => Object.keys(value).length > 0)
  const leaf = { weight: number, isOpen: fc.boolean(), label: text }
  const options = { requiredKeys: [] }
  const twig = filled(fc.record(leaf, options))
  const branch = filled(fc.record({ ...leaf, branches: some(twig) }, options))
  const value = fc.record(
    {
      body: text,
      poll: fc.record({
        question: text,
        allows_multiple: fc.boolean(),
        options: fc.array(text, { minLength: 2, maxLength: 10 })
      }),
      waveform: some(share, 20),
      blocks: some(
        fc.oneof(
          fc.record({ type: fc.constant("text"), value: fc.oneof(text, number.map(String)) }),
          fc.record(
            { type: fc.constant("number"), value: number, bounds: some(fc.integer()) },
            { requiredKeys: ["type", "value"] }
          )
        )
      ),
      limits: fc.dictionary(fc.stringMatching(/^[a-zé☃][\w .:&=+%-]{0,8}$/), number, { minKeys: 1, maxKeys: 4 }),
      tree: filled(fc.record({ ...leaf, branches: some(branch) }, options))
    },
    options
  )

  // Falls without numbers and booleans at depth, exponents of numbers, or the literal that tells a union's members apart.
  it("that a form can say comes out of both forms as it went in", async () => {
    await fc.assert(
      fc.asyncProperty(value, async (wanted) => {
        const pairs = pairsOf(wanted)
        for (const { body, status } of [await asForm(pairs), await asUrlencoded(urlencodedOf(pairs))]) {
          assert.strictEqual(status, 201, JSON.stringify(body))
          assert.deepStrictEqual(body.data.post, wanted)
        }
      }),
      { numRuns: 60 }
    )
  })
})

describe("problems of nested fields", () => {
  it("are told under the paths that JSON's are told under", async () => {
    const wrong = {
      poll: { options: ["a"], allows_multiple: "maybe" },
      blocks: [{ type: "number", value: "x" }],
      waveform: [0.5, 7],
      tree: { branches: [{ weight: "heavy" }] }
    }
    const told = (await post(wrong)).body
    assert.containsAllKeys(told.data, ["poll.options", "poll.allows_multiple", "blocks.0.value", "waveform.1"])
    assert.property(told.data, "tree.branches.0.weight")
    assert.deepStrictEqual((await asForm(pairsOf(wrong))).body, told)
    assert.deepStrictEqual((await asUrlencoded(urlencodedOf(pairsOf(wrong)))).body, told)
  })
})

const part = (name: string, value: string | Uint8Array) =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value as string),
    Buffer.from("\r\n")
  ])
const end = Buffer.from(`--${boundary}--\r\n`)
const picture = new SentFile(Buffer.alloc(50_000, "x"), "x.png", "image/png")
/** A file before what is wrong, so that something lies on the disk by then. */
const withFile = (...parts: ReadonlyArray<Uint8Array>) =>
  Buffer.concat([multipartOf([["attachments[]", picture]]).subarray(0, -end.length), ...parts, end])

/** Names, and the problem that they make in either form. */
const badNames: ReadonlyArray<readonly [what: string, names: ReadonlyArray<string>, status: number, field: string]> = [
  ["__proto__", ["__proto__[x]"], 422, ""],
  ["__proto__ below", ["poll[__proto__][x]"], 422, ""],
  ["constructor", ["constructor[prototype][x]"], 422, ""],
  ["one value and an object", ["poll", "poll[question]"], 422, "poll"],
  ["an object and one value", ["poll[question]", "poll"], 422, "poll"],
  ["a list and an object", ["poll[options][]", "poll[options][a]"], 422, "poll.options"],
  ["a huge index", ["blocks[999999999][type]"], 422, "blocks"],
  ["an index beyond numbers", [`blocks[${"9".repeat(60)}]`], 422, "blocks"],
  ["a gap", ["blocks[0][type]", "blocks[2][type]"], 422, "blocks"],
  ["an open bracket", ["poll[question"], 422, ""],
  ["text behind a bracket", ["poll[question]x"], 422, ""],
  ["65 levels", [`tree${"[a]".repeat(64)}`], 422, "tree"],
  ["1,000 levels", [`tree${"[a]".repeat(1000)}`], 413, ""],
  ["NUL in a name", ["poll[a\0b]"], 422, "poll"],
  ["a name of 201 bytes", ["x".repeat(201)], 413, ""],
  ["the same field twice", ["visibility", "visibility"], 422, "visibility"],
  [
    "the same nested field twice",
    ["poll[question]", "poll[question]", "poll[options][]", "poll[options][]"],
    422,
    "poll.question"
  ]
]

describe("hostile names", () => {
  it.each(badNames)("%s are a 4xx, and nothing stays", async (_what, names, status, field) => {
    const pairs = names.map((name) => [name, "x"] as const)
    const answers = [
      await refused(post(withFile(...names.map((name) => part(name, "x"))), formType)),
      await refused(asUrlencoded(urlencodedOf(pairs)))
    ]
    for (const answer of answers) {
      assert.strictEqual(answer.status, status, answer.message)
      if (status === 422) assert.include(answer.fields, field)
    }
    assert.notProperty({}, "x")
  })

  it("more fields than an input may have are a 4xx in either form", async () => {
    const names = Array.from({ length: 2001 }, (_, n) => `blocks[${n}]`)
    assert.strictEqual((await refused(post(withFile(...names.map((name) => part(name, "x"))), formType))).status, 422)
    const urlencoded = await refused(asUrlencoded(names.map((name) => `${name}=x`).join("&")))
    assert.deepInclude(urlencoded, { status: 422, fields: ["blocks"] })
    const endless = await refused(asUrlencoded(`${"a&".repeat(400_000)}a`))
    assert.strictEqual(endless.status, 422)
  })

  it("512 items of a list are no hostility", async () => {
    const waveform = Array.from({ length: 512 }, (_, n) => n / 512)
    assert.deepStrictEqual((await asForm(pairsOf({ waveform }))).body.data.post, { waveform })
  })
})

describe("hostile urlencoded bodies", () => {
  it.each([
    ["an escape of no digits", "body=%zz", 400],
    ["half an escape", "body=100%", 400],
    ["an escape in a name", "bo%dy=x", 400],
    ["a byte that is no UTF-8", Buffer.from([...Buffer.from("body="), 0xff]), 400],
    ["an escape that is no UTF-8", "body=%ff", 400],
    ["an overlong escape", "body=%c0%af", 400],
    ["a surrogate", "body=%ed%a0%80", 400],
    ["UTF-16", Buffer.from("body=x", "utf16le"), 422],
    ["NUL", "body=%00", 422],
    ["more than a megabyte", `body=${"x".repeat(1024 * 1024)}`, 413]
  ])("%s is a 4xx", async (_what, body, status) => {
    assert.strictEqual((await refused(asUrlencoded(body))).status, status)
  })

  it.each([
    ["pluses and escapes", "body=a+b%2B%20c%C3%BC", "a b+ cü"],
    ["an equals sign in the value", "body=a=b", "a=b"],
    ["empty pairs", "&&body=x&", "x"],
    ["an escaped name", "%62ody=x", "x"],
    ["bytes of UTF-8", "body=ü", "ü"]
  ])("%s are read", async (_what, body, wanted) => {
    assert.strictEqual((await asUrlencoded(body)).body.data.post.body, wanted)
  })

  it("a compressed one is refused", async () => {
    const headers = { ...urlencodedType, "content-encoding": "gzip" }
    assert.strictEqual((await refused(post(gzipSync("body=x"), headers))).status, 415)
  })

  it("whatever bytes come, there is an answer", async () => {
    const alphabet = fc.constantFrom(
      "a",
      "[",
      "]",
      "0",
      "&",
      "=",
      "+",
      "%",
      "%5b",
      "%5D",
      "%00",
      "%ff",
      "poll",
      "body",
      "\u00fc"
    )
    await fc.assert(
      fc.asyncProperty(fc.array(alphabet, { maxLength: 12 }), async (pieces) => {
        assert.include([201, 400, 422], (await asUrlencoded(pieces.join(""))).status)
      }),
      { numRuns: 150 }
    )
  })
})

describe("hostile multipart bodies", () => {
  const good = part("body", "x")
  it.each([
    ["invalid UTF-8", withFile(part("body", Buffer.from([0xff]))), {}, 400],
    [
      "invalid UTF-8 in a name",
      withFile(Buffer.from(part("poll[a]", "x").toString().replace("[a]", "[\xff]"), "latin1")),
      {},
      422
    ],
    ["NUL", withFile(part("poll[question]", "\0")), {}, 422],
    ["another boundary", withFile(good), { "content-type": "multipart/form-data; boundary=other" }, 400],
    ["no boundary", withFile(good), { "content-type": "multipart/form-data; charset=utf-8" }, 400],
    ["no end", withFile(good).subarray(0, -end.length), {}, 400],
    ["compressed", gzipSync(withFile(good)), { "content-encoding": "gzip" }, 415],
    ["text that is too long", withFile(...Array.from({ length: 9 }, () => part("a", "x".repeat(127 * 1024)))), {}, 413]
  ] as ReadonlyArray<readonly [string, Uint8Array, Readonly<Record<string, string>>, number]>)(
    "%s is answered, and nothing stays",
    async (_what, body, headers, status) => {
      assert.strictEqual((await post(body, { ...formType, ...headers })).status, status)
    }
  )

  it("every truncation is a 4xx, and nothing stays", async () => {
    const whole = multipartOf([["attachments[]", new SentFile(Buffer.alloc(100, "x"), "x")], ...pairsOf(post1)])
    for (let length = 0; length < whole.length - 4; length += 97) {
      const { status } = length === 0 ? { status: 400 } : await refused(post(whole.subarray(0, length), formType))
      assert.strictEqual(status, 400, `${length} bytes`)
    }
  })
})
