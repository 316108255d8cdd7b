/** Verification documents over HTTP: whole lives of them, and files as attackers send them. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { unwrap } from "@mentorkit/client"
import { pdf } from "@mentorkit/test-kit/files/pdfs"
import { picture, withJpegComment } from "@mentorkit/test-kit/files/pictures"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import {
  documentCalls,
  evilFiles,
  file,
  megabyte,
  path,
  uploadFolders,
  withPlace,
  wrongKind
} from "../support/document-calls.js"
import { formOf, formType } from "../support/forms.js"
import { newOffer, type Offer } from "../support/market.js"

describe.each(hostEngines)("verification documents over HTTP on %s", (engine) => {
  const filesDir = mkdtempSync(join(tmpdir(), "mentorkit-files-"))
  const host = useHost(engine, { filesDir })
  afterAll(() => rmSync(filesDir, { recursive: true, force: true }))
  let offer: Offer
  let admin: string

  beforeAll(async () => {
    offer = await newOffer(host())
    admin = await host().signInAdmin()
  })

  const { get, remove, send, upload } = documentCalls(host, () => offer.mentor.token)

  /** What is left in the folders of uploads and of files, once everything is swept that is due. */
  const traces = async () => {
    // The packing of bombs has stopped the clock of this process: its connections may have been given up meanwhile.
    await host()
      .advance(0)
      .catch(() => host().advance(0))
    const named = await host().sql(
      (sql) => sql<{ readonly key: string }>`select file_key as key from verification_documents`
    )
    const stored = readdirSync(filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    assert.lengthOf(stored, named.length)
    return { uploads: uploadFolders().length, named: named.length }
  }

  it("are listed, sent, replaced, downloaded and deleted in the words of the spec", async () => {
    const sent = await upload([file(pdf("front"), "front.pdf"), file(await picture("png", 40, 30), "back.png")])
    assert.deepStrictEqual([sent.http, sent.data.verification_documents.length], [201, 2])
    const [front, back] = sent.data.verification_documents
    assert.deepStrictEqual(Object.keys(front), [
      ...["id", "documentType", "documentTypeLabel", "originalName", "mimeType", "fileSize", "status", "statusLabel"],
      ...["adminNotes", "downloadUrl", "createdAt", "updatedAt"]
    ])
    assert.strictEqual(new URL(front.downloadUrl).pathname, `${path}/${front.id}/download`)
    const replaced = await send(`${path}/${back.id}`, { document: file(pdf("new")), document_type: "id_card" })
    assert.strictEqual(replaced.http, 200)
    assert.deepInclude(replaced.data.verification_document, {
      documentTypeLabel: "National ID Card",
      status: "pending"
    })
    const listed = unwrap(await offer.mentor.client.verification.listDocuments())
    assert.sameMembers(
      listed.verification_documents.map(({ id }) => id),
      [front.id, back.id]
    )
    const download = await get(`${path}/${front.id}/download`)
    assert.isTrue(Buffer.from(await download.arrayBuffer()).equals(pdf("front")))
    assert.deepStrictEqual(
      ["content-type", "content-length", "content-disposition", "x-content-type-options", "cache-control"].map((name) =>
        download.headers.get(name)
      ),
      ["application/pdf", String(front.fileSize), 'attachment; filename="front.pdf"', "nosniff", "no-store"]
    )
    const head = await get(`${path}/${front.id}/download`, offer.mentor.token, "HEAD")
    assert.deepStrictEqual([head.status, head.headers.get("content-length")], [200, String(front.fileSize)])
    for (const { id } of [front, back]) {
      const answer = await remove(id)
      assert.deepStrictEqual(await answer.json(), {
        status: "success",
        message: "Verification document deleted successfully.",
        data: {}
      })
      assert.strictEqual((await get(`${path}/${id}/download`)).status, 404)
    }
  })

  it("are refused with all that is wrong at once, keyed, inside the envelope", async () => {
    const before = await traces()
    const one = file(pdf())
    const cases: ReadonlyArray<readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>]> = [
      [
        {},
        {
          document_type: ["The document type field is required."],
          documents: ["At least one document file is required."]
        }
      ],
      [
        { document_type: "diploma", documents: [one, file(Buffer.from("hello"), "x.pdf")] },
        { document_type: ["The selected document type is invalid."], "documents.1": [wrongKind] }
      ],
      [
        { document_type: "passport", documents: [...Array.from({ length: 5 }, () => one), file(Buffer.from("x"))] },
        { documents: ["You may upload at most 5 files per request."], "documents.5": [wrongKind] }
      ],
      // Falls where the transport itself takes fewer files than an operation may refuse.
      [
        { document_type: "passport", documents: Array.from({ length: 25 }, () => one) },
        { documents: ["You may upload at most 5 files per request."] }
      ],
      [
        { document_type: "passport", documents: [file(pdf("x", 5 * megabyte + 1)), one] },
        { "documents.0": ["Each document may not be larger than 5 MB."] }
      ]
    ]
    for (const [fields, data] of cases) {
      const answer = await send(path, fields)
      assert.deepStrictEqual([answer.http, answer.code, answer.status], [422, "InvalidInput", "error"])
      assert.deepStrictEqual(answer.data, data)
    }
    assert.deepStrictEqual(await traces(), before)
  })

  it("of exactly 5 MB are taken", async () => {
    const sent = await upload([file(pdf("large", 5 * megabyte - 1000))])
    assert.strictEqual(sent.data.verification_documents.length, 1)
    await remove(sent.data.verification_documents[0].id)
  })

  it("that are something else, broken, or ask for too much, are refused and leave nothing", async () => {
    const evil = await evilFiles()
    const before = await traces()
    for (const [what, bytes] of Object.entries(evil)) {
      const answer = await upload([file(bytes, "passport.pdf")])
      assert.deepStrictEqual([answer.code, answer.data], ["InvalidInput", { "documents.0": [wrongKind] }], what)
    }
    const id = (await upload([file(pdf())])).data.verification_documents[0].id
    const replaced = await send(`${path}/${id}`, { document: file(evil["an EXE"]!) })
    assert.deepStrictEqual(replaced.data, {
      document: ["The document field must be a file of type: pdf, jpg, jpeg, png."]
    })
    assert.deepStrictEqual((await send(`${path}/${id}`, {})).data, {
      document: ["A replacement document file is required."]
    })
    await remove(id)
    assert.deepStrictEqual(await traces(), before)
  })

  it("that break off in the middle leave nothing", async () => {
    const before = await traces()
    const body = formOf({ document_type: "passport", documents: [file(pdf())] })
    for (const length of [50, 200, body.length - 40]) {
      assert.strictEqual((await send(path, body.subarray(0, length))).code, "BadRequest")
    }
    // The client goes: it had promised more.
    await new Promise<void>((resolve) => {
      const { hostname, port } = new URL(host().baseUrl)
      const headers = { ...formType, authorization: `Bearer ${offer.mentor.token}`, "content-length": 1_000_000 }
      const call = request({ host: hostname, port, path, method: "POST", headers })
      call.on("error", () => {}).on("close", () => resolve())
      call.write(body.subarray(0, 300), () => setTimeout(() => call.destroy(), 100))
    })
    await until("the upload's folder to be gone", async () =>
      uploadFolders().length === before.uploads ? true : undefined
    )
    assert.deepStrictEqual(await traces(), before)
  })

  it.each([
    ["/etc/passwd", "passwd", 'attachment; filename="passwd.pdf"'],
    ["C:\\\\secret\\\\a.pdf", "a.pdf", 'attachment; filename="a.pdf"'],
    ["setup.exe", "setup.exe", 'attachment; filename="setup.exe.pdf"'],
    ["Ünïcode.pdf", "Ünïcode.pdf", `attachment; filename="_n_code.pdf"; filename*=UTF-8''%C3%9Cn%C3%AFcode.pdf`],
    ["%0d%0aSet-Cookie: a=b.pdf", "%0d%0aSet-Cookie: a=b.pdf", undefined]
  ])("named %j are shown as %j", async (given, shown, disposition) => {
    const sent = await upload([file(pdf(), given)])
    const [document] = sent.data.verification_documents
    assert.strictEqual(document.originalName, shown)
    const download = await get(`${path}/${document.id}/download`)
    await download.arrayBuffer()
    if (disposition !== undefined) assert.strictEqual(download.headers.get("content-disposition"), disposition)
    assert.isNull(download.headers.get("set-cookie"))
    assert.match(
      download.headers.get("content-disposition") ?? "",
      /^attachment; filename="[\w.-]+"(; filename\*=[^;\r\n]+)?$/
    )
    await remove(document.id)
  })

  it("a line break in a name adds no header, to the form or to the answer", async () => {
    const body = formOf({ document_type: "passport", documents: [file(pdf(), 'a"\r\nX-Evil: yes\r\n\r\nb.pdf')] })
    const answer = await send(path, body)
    const [document] = answer.data.verification_documents ?? []
    if (document === undefined) return
    const download = await get(`${path}/${document.id}/download`)
    await download.arrayBuffer()
    assert.isNull(download.headers.get("x-evil"))
    await remove(document.id)
  })

  it("pictures keep nothing but the picture", async () => {
    const comment = "a comment of the camera"
    const jpeg = withPlace(withJpegComment(await picture("jpeg", 300, 200), comment))
    assert.isTrue(jpeg.includes("GPSLatitude"))
    const sent = await upload([file(jpeg, "card.jpg", "image/jpeg")], "id_card")
    const [{ id, mimeType }] = sent.data.verification_documents
    const stored = Buffer.from(await (await get(`${path}/${id}/download`)).arrayBuffer())
    assert.strictEqual(mimeType, "image/jpeg")
    for (const trace of ["GPSLatitude", "Exif", comment]) assert.isFalse(stored.includes(trace), trace)
    await remove(id)
  })

  it("are reviewed by admins, and the mentor is written to on every outcome", async () => {
    const { data } = await upload([file(pdf(), "first.pdf"), file(pdf(), "second.pdf")], "driving_license")
    const [first, second] = data.verification_documents.map(({ id }: { readonly id: string }) => id)
    const { verification } = host().clientOf(admin)
    const queue = unwrap(await verification.listDocumentsToReview({ mentor_id: offer.mentorId }))
    assert.sameMembers(
      queue.verification_documents.data.map(({ id }) => id),
      [first, second]
    )
    const [shown] = queue.verification_documents.data
    assert.match(shown!.downloadUrl, /\/api\/v1\/admin\/verification-documents\/[^/]+\/download$/)
    const download = await get(`/api/v1/admin/verification-documents/${first}/download`, admin)
    assert.isTrue(Buffer.from(await download.arrayBuffer()).equals(pdf()))

    const invalid = await verification.reviewDocument({ id: first, status: "rejected" })
    assert.isFalse(invalid.ok)
    unwrap(await verification.reviewDocument({ id: first, status: "rejected", notes: "Too dark to read" }))
    unwrap(await verification.reviewDocument({ id: second, status: "approved", notes: null }))
    const again = await verification.reviewDocument({ id: second, status: "rejected", notes: "Changed my mind" })
    assert.isFalse(again.ok)
    const rejected = await host().mail(offer.mentor.email, "Please send your document again")
    assert.include(rejected.text, "> Too dark to read")
    const approved = await host().mail(offer.mentor.email, "Your document has been approved")
    assert.include(approved.text, "second.pdf")
    const locked = await upload([file(pdf())], "driving_license")
    assert.strictEqual(locked.message, "Your Driving License has already been approved and cannot be replaced.")
    assert.deepInclude(await (await remove(second)).json(), {
      message: "An approved verification document cannot be deleted."
    })
  })

  // What is read ahead is bounded by the sockets' buffers: a host that held files would grow by all of them.
  it("of many clients at once are not held in memory, up or down", async () => {
    const sent = await upload([file(pdf("large", 5 * megabyte - 2000), "large.pdf")], "id_card")
    const [{ id }] = sent.data.verification_documents
    const body = formOf({
      document_type: "id_card",
      documents: Array.from({ length: 5 }, () => file(pdf("x", 4 * megabyte)))
    })
    const before = process.memoryUsage()
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before.arrayBuffers)
    }, 10)
    // All but the last bytes of twenty uploads of 20 MB, which then stand open; as many downloads that nobody reads.
    const open = Array.from({ length: 12 }, () => {
      const { hostname, port } = new URL(host().baseUrl)
      const headers = { ...formType, authorization: `Bearer ${offer.mentor.token}`, "content-length": body.length }
      const call = request({ host: hostname, port, path, method: "POST", headers }).on("error", () => {})
      const written = new Promise((resolve) => call.write(body.subarray(0, -100), resolve))
      return { call, written }
    })
    await Promise.all(open.map(({ written }) => written))
    const abort = new AbortController()
    const downloads = await Promise.all(
      Array.from({ length: 12 }, () =>
        fetch(`${host().baseUrl}${path}/${id}/download`, {
          headers: { authorization: `Bearer ${offer.mentor.token}` },
          signal: abort.signal
        })
      )
    )
    assert.isTrue(downloads.every(({ status }) => status === 200))
    clearInterval(timer)
    // Of 12 x 20 MB up and 12 x 5 MB down; both sides are this process.
    assert.isBelow(most / megabyte, 100)
    abort.abort()
    for (const { call } of open) call.destroy()
    await until("the uploads' folders to be gone", async () => (uploadFolders().length === 0 ? true : undefined))
    await remove(id)
  })

  // On Linux a process sees its open files.
  it.runIf(process.platform === "linux")(
    "a client that goes in the middle of a download leaves no file open",
    async () => {
      const sent = await upload([file(pdf("large", 5 * megabyte - 2000), "large.pdf")], "id_card")
      const [{ id }] = sent.data.verification_documents
      const openFiles = () => readdirSync("/proc/self/fd").length
      const before = openFiles()
      for (let round = 0; round < 10; round++) {
        const abort = new AbortController()
        const response = await fetch(`${host().baseUrl}${path}/${id}/download`, {
          headers: { authorization: `Bearer ${offer.mentor.token}` },
          signal: abort.signal
        })
        await response.body?.getReader().read()
        abort.abort()
      }
      await until("the files to be closed", async () => (openFiles() <= before + 3 ? true : undefined))
      await remove(id)
    }
  )
})
