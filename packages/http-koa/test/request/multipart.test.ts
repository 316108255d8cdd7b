/** Forms with files: whole ones, broken ones, too large ones; and nothing stays on the disk. */
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { until } from "@mentorkit/test-kit/waiting/until"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { newBodyBudget } from "../../src/request/body-budget.js"
import { freeBytes } from "../../src/request/body-limits.js"
import { useBodySite } from "../support/body-site.js"
import { endpoints } from "../support/demo-domain.js"
import { prefix, serve } from "../support/mounted-server.js"
import { openSocket } from "../support/raw-client.js"

const token = JSON.stringify({ _tag: "User", userId: crypto.randomUUID(), roles: [] })
const { host, kit, newFolders, noFolder, someFolder } = useBodySite()

const formOf = (entries: ReadonlyArray<readonly [name: string, value: string | Blob, fileName?: string]>) => {
  const form = new FormData()
  for (const [name, value, fileName] of entries) {
    if (typeof value === "string") form.append(name, value)
    else form.append(name, value, fileName)
  }
  return form
}
const file = (content: string, type = "application/pdf") => new Blob([content], { type })
const send = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  host().send("POST", "/documents", { token, body, headers })
const passport = ["document_type", "passport"] as const

/** A body written by hand. */
const parts = (...all: ReadonlyArray<string>) => `${all.map((part) => `--X\r\n${part}\r\n`).join("")}--X--\r\n`
const field = (name: string, value: string) => `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`
const upload = (name: string, fileName: string, content: string) =>
  `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${content}`
const written = (body: string | Uint8Array) => send(body, { "content-type": "multipart/form-data; boundary=X" })

describe("a form", () => {
  it("gives files and fields their places and types", async () => {
    const { body, status } = await send(
      formOf([
        passport,
        ["count", "2"],
        ["documents[]", file("first"), "a.pdf"],
        ["documents[]", file("second", "image/png"), "b.png"],
        ["cover", file("third"), "c.pdf"]
      ])
    )
    assert.strictEqual(status, 201)
    assert.strictEqual(body.data.count, 2)
    assert.deepStrictEqual(
      body.data.files.map(({ path: _, ...one }: { readonly path: string }) => one),
      [
        { name: "a.pdf", type: "application/pdf", text: "first" },
        { name: "b.png", type: "image/png", text: "second" },
        { name: "c.pdf", type: "application/pdf", text: "third" }
      ]
    )
  })

  // Falls where a disk that lets go of nothing turns what was done into a failure, and nobody is told of the files.
  it("is answered by what was done, also where its files cannot be removed", async () => {
    const { rm } = fs.promises
    fs.promises.rm = () => Promise.reject(new Error("EROFS: read-only file system, rm"))
    syncBuiltinESMExports()
    const { status } = await send(formOf([passport, ["documents[]", file("x"), "x.pdf"]])).finally(() => {
      fs.promises.rm = rm
      syncBuiltinESMExports()
    })
    const [left, reported] = [newFolders(), host().reported.splice(0)]
    for (const name of left) await rm(join(tmpdir(), name), { recursive: true })
    assert.deepStrictEqual([status, left.length], [201, 1])
    assert.match(reported.join(), /^FailedRequest: EROFS/)
  })

  it.each([["documents"], ["documents[]"], ["documents[0]"]])("one file under %s is a list of one", async (name) => {
    const { body } = await send(formOf([passport, [name, file("x"), "x.pdf"]]))
    assert.lengthOf(body.data.files, 1)
  })

  it("removes the files when the operation fails too", async () => {
    const { code } = await send(
      formOf([
        ["document_type", "id_card"],
        ["documents", file("x"), "x.pdf"]
      ])
    )
    assert.strictEqual(code, "Taken")
    assert.isNotEmpty(kit.seen.paths)
  })

  it.each([
    ["no files", formOf([passport]), "documents", "The documents field is required."],
    ["text for a file", formOf([passport, ["documents", "x"]]), "documents.0", "The documents.0 field must be a file."],
    [
      "a file for text",
      formOf([
        ["document_type", file("x"), "x"],
        ["documents", file("x"), "x"]
      ]),
      "document_type",
      "The document type field is required."
    ],
    [
      "no file chosen",
      formOf([passport, ["documents", new Blob([]), ""]]),
      "documents",
      "The documents field is required."
    ],
    [
      "a file too large",
      formOf([passport, ["documents", file("x"), "x"], ["documents", file("x".repeat(100_001)), "y"]]),
      "documents.1",
      "The documents.1 field must not be greater than 97 kilobytes."
    ],
    [
      "no integer",
      formOf([passport, ["count", "x"], ["documents", file("x"), "x"]]),
      "count",
      "The count field must be an integer."
    ],
    [
      "NUL",
      formOf([passport, ["count", "\0"], ["documents", file("x"), "x"]]),
      "count",
      "The count field must be valid text."
    ]
  ])("422 for %s, keyed", async (_what, form, key, message) => {
    const { body, status } = await send(form)
    assert.strictEqual(status, 422)
    assert.include(body.data[key], message)
  })

  it("a file of exactly its limit is whole", async () => {
    assert.strictEqual((await send(formOf([passport, ["documents", file("x".repeat(100_000)), "x"]]))).status, 201)
  })

  it("a file too large is read to its end, a request too large is not", async () => {
    const large = (megabytes: number) =>
      formOf([passport, ["documents", new Blob([new Uint8Array(megabytes * 2 ** 20)]), "x"]])
    assert.strictEqual((await send(large(40))).status, 422)
    assert.deepInclude(await send(large(65)), { status: 413, code: "PayloadTooLarge" })
  })

  it.each([
    ["/etc/passwd", "passwd"],
    ["C:\\\\dir\\\\a.pdf", "a.pdf"],
    ["a\u0007b.pdf", "ab.pdf"],
    ["...", "file"],
    ["x".repeat(300), "x".repeat(200)],
    ["\u202Efdp.exe", "fdp.exe"]
  ])("the file name %j becomes %j", async (given, name) => {
    const { body } = await written(parts(field("document_type", "passport"), upload("documents", given, "x")))
    assert.strictEqual(body.data.files[0].name, name)
    assert.notInclude(body.data.files[0].path, name)
  })

  it.each(["../../etc/passwd", "a/../b.pdf", "..\\b.pdf", "..", "a\u0000b.pdf"])(
    "the file name %j is refused",
    async (given) => {
      const { status } = await written(parts(field("document_type", "passport"), upload("documents", given, "x")))
      assert.strictEqual(status, 400)
    }
  )

  it("a name that is a property of objects is only a name", async () => {
    const { status } = await written(
      parts(
        field("__proto__", "x"),
        field("constructor", "x"),
        field("document_type", "passport"),
        upload("documents", "x", "x")
      )
    )
    assert.strictEqual(status, 201)
  })

  it("files that nobody asked for are thrown away", async () => {
    const form = formOf([passport, ["other", file("x"), "x"], ["documents", file("x"), "x"]])
    assert.lengthOf((await send(form)).body.data.files, 1)
  })
})

describe("what is no form", () => {
  it.each([
    ["JSON", "{}", "application/json", 415],
    ["nothing said", "x", "", 415],
    ["no boundary", "x", "multipart/form-data", 415],
    ["no boundary either", "x", "multipart/form-data; charset=utf-8", 400],
    ["another multipart", "x", "multipart/mixed; boundary=X", 415],
    ["garbage", "garbage", "multipart/form-data; boundary=X", 400],
    ["another boundary", parts(field("count", "1")), "multipart/form-data; boundary=Y", 400],
    ["no end", parts(field("count", "1")).slice(0, -6), "multipart/form-data; boundary=X", 400],
    ["a file without end", `--X\r\n${upload("documents", "x", "content")}`, "multipart/form-data; boundary=X", 400],
    ["a header without end", "--X\r\nContent-Disposition: form-da", "multipart/form-data; boundary=X", 400]
  ])("%s", async (_what, body, type, status) => {
    assert.strictEqual((await send(body, { "content-type": type })).status, status)
  })

  it("a compressed form is refused, as every compressed body is", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=X", "content-encoding": "gzip" }
    assert.strictEqual((await send(parts(field("count", "1")), headers)).status, 415)
  })

  it("invalid UTF-8 in a field is refused", async () => {
    const body = Buffer.from(parts(field("document_type", "\u00ff"), upload("documents", "x", "x")), "latin1")
    assert.strictEqual((await written(body)).status, 400)
  })

  it.each([
    ["fields", Array.from({ length: 201 }, () => field("a", "b"))],
    ["files", Array.from({ length: 101 }, () => upload("documents", "x", "y"))],
    ["other files", Array.from({ length: 101 }, () => upload("other", "x", "y"))],
    ["bytes of one text", [field("a", "x".repeat(128 * 1024 + 1))]],
    // Each falls without the limit for all text: 200 fields could have 25 MiB.
    ["bytes of all texts", Array.from({ length: 9 }, () => field("a", "x".repeat(127 * 1024)))],
    ["bytes of characters", Array.from({ length: 9 }, () => field("a", "\u20ac".repeat(42 * 1024)))]
  ])("413 for too many %s", async (_what, all) => {
    assert.strictEqual((await written(parts(field("document_type", "passport"), ...all))).status, 413)
  })

  it("a guest's files are not even received", async () => {
    const { status } = await host().send("POST", "/documents", { body: formOf([["documents", file("x"), "x"]]) })
    assert.strictEqual(status, 401)
  })
})

describe("the text of forms on their way", () => {
  const budget = newBodyBudget(200_000)
  const text = "x".repeat(100_000)
  const [small, long] = [upload("documents", "x", "x"), [field("a", text), field("a", text)]]
  const form = (...more: ReadonlyArray<string>) => parts(field("document_type", "passport"), small, ...more)

  // Falls where nobody asks the budget, and where a form that is there, gone or refused keeps what it had.
  it("has a bound for all together, and comes back", async () => {
    const bounded = await serve(kit, endpoints, { budget })
    const statusOf = async (body: string) => {
      const headers = { "content-type": "multipart/form-data; boundary=X" }
      return (await bounded.send("POST", "/documents", { token, headers, body })).status
    }
    const nothing = () => until("nothing taken", async () => (budget.taken() === 0 ? true : undefined))
    const socket = openSocket(bounded.port)
    try {
      socket.write(`POST ${prefix}/documents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`)
      socket.write("Content-Length: 900000\r\nContent-Type: multipart/form-data; boundary=X\r\n\r\n")
      socket.write(form(...long).slice(0, -4))
      await until("its text", async () => (budget.taken() > 200_000 - freeBytes ? true : undefined))
      assert.strictEqual(await statusOf(form(...long)), 503)
      assert.strictEqual(await statusOf(form()), 201, "a little one is never refused")
      socket.destroy()
      await nothing()
      assert.strictEqual(await statusOf(form(...long)), 201)
      await nothing()
    } finally {
      socket.destroy()
      bounded.close()
    }
  })
})

describe("whatever comes", () => {
  const whole = parts(
    field("document_type", "passport"),
    upload("documents", "x.pdf", "content".repeat(20)),
    field("count", "1"),
    upload("cover", "y", "more")
  )

  it("every truncation of a body is answered", async () => {
    for (let length = 0; length < whole.length - 4; length += 3) {
      const { status } = await written(whole.slice(0, length))
      assert.include([400, 422], status, `${length} bytes`)
    }
  })

  it("every mutation of a body is answered", async () => {
    const mutation = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), {
      minLength: 1,
      maxLength: 6
    })
    await fc.assert(
      fc.asyncProperty(mutation, async (changes) => {
        const body = Buffer.from(whole)
        for (const [index, byte] of changes) body[index] = byte
        assert.include([201, 400, 413, 422], (await written(body)).status)
      }),
      { numRuns: 300 }
    )
  })

  it("a client that goes in the middle leaves nothing behind", async () => {
    const head = `POST /api/v1/documents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`
    for (const rest of [`Content-Length: 9000000\r\n\r\n`, "Transfer-Encoding: chunked\r\n\r\nffffff\r\n"]) {
      const socket = openSocket(host().port)
      socket.write(`${head}Content-Type: multipart/form-data; boundary=X\r\n${rest}`)
      socket.write(`--X\r\n${upload("documents", "x", "")}`)
      socket.write(randomBytes(200_000))
      await someFolder()
      socket.destroy()
      await once(socket, "close")
      await noFolder()
    }
  })
})
