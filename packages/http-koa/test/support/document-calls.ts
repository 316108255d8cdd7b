/** Verification documents over HTTP, as the tests send and fetch them. */
import { readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { encryptedPdf, pdf, unpackingPdf } from "@mentorkit/test-kit/files/pdfs"
import { bombs, picture, vastPng } from "@mentorkit/test-kit/files/pictures"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { formOf, formType, SentFile } from "./forms.js"

export const path = "/api/v1/mentor/verification-documents"
export const wrongKind = "Each document must be a PDF, JPG, or PNG file."
export const megabyte = 1024 * 1024
export const file = (bytes: Uint8Array, name = "passport.pdf", type = "application/pdf") =>
  new SentFile(bytes, name, type)

/** A comment that says where the picture was taken, as cameras write it. */
export const withPlace = (jpeg: Buffer): Buffer => {
  const exif = Buffer.from("Exif\0\0GPSLatitude 52.5200 GPSLongitude 13.4050", "latin1")
  const length = Buffer.alloc(2)
  length.writeUInt16BE(exif.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, exif, jpeg.subarray(2)])
}

export const uploadFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`mentorkit-upload-${process.pid}-`))

/** What is no document, or asks for more than anybody gives. */
export const evilFiles = async (): Promise<Readonly<Record<string, Buffer>>> => {
  const { jpeg, png } = await bombs()
  const whole = await picture("jpeg", 300, 200)
  return {
    svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`),
    "HTML before %PDF": Buffer.concat([Buffer.from("<script>alert(1)</script>"), pdf()]),
    "bare %PDF": Buffer.from("%PDF-1.7\n"),
    "bare PNG": Buffer.from("89504e470d0a1a0a", "hex"),
    "bare JPEG": Buffer.from("ffd8ffe0", "hex"),
    "an EXE": Buffer.concat([Buffer.from("MZ\x90\x00"), Buffer.alloc(2000)]),
    "an empty file": Buffer.alloc(0),
    "a GIF": await picture("gif", 10, 10),
    "a PDF cut off": pdf().subarray(0, 300),
    "a JPEG cut off": whole.subarray(0, whole.length / 2),
    "an encrypted PDF": encryptedPdf(),
    "a PDF that unpacks to a gigabyte": unpackingPdf(1000),
    "a PNG of 50,000 x 50,000": png,
    "a JPEG of 50,000 x 50,000": jpeg,
    "a sound PNG that unpacks to a lot": vastPng(20_000, 20_000)
  }
}

export const documentCalls = (host: () => TestHost, tokenOf: () => string) => {
  const send = async (
    target: string,
    fields: Readonly<Record<string, unknown>> | Buffer,
    token: string = tokenOf()
  ) => {
    const body = Buffer.isBuffer(fields) ? fields : formOf(fields)
    const response = await fetch(`${host().baseUrl}${target}`, {
      method: "POST",
      headers: { ...formType, authorization: `Bearer ${token}` },
      body: new Uint8Array(body)
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was answered
    const answer: any = await response.json()
    return { http: response.status, code: response.headers.get("x-error-code"), ...answer }
  }
  const upload = (documents: ReadonlyArray<SentFile>, document_type = "passport") =>
    send(path, { document_type, documents })
  const get = (target: string, token = tokenOf(), method = "GET") =>
    fetch(`${host().baseUrl}${target}`, { method, headers: { authorization: `Bearer ${token}` } })
  const remove = (id: string) => get(`${path}/${id}`, tokenOf(), "DELETE")

  return { get, remove, send, upload }
}
