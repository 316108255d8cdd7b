/** What a file is, by its first bytes and never by its name. Pure. */
import { beginsLike, type FileKind } from "../kernel/index.js"
import { FilmType, purposeRules, type UploadPurpose } from "./purposes.js"

/** So much of the beginning is looked at: a `ftyp` box has a dozen brands at most, an EBML header a few elements. */
export const headLength = 4096

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

const uint32At = (bytes: Uint8Array, at: number): number =>
  bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0)

/** Brands of MP4 (ISO/IEC 14496-12 and -14) and those that Apple's and Adobe's tools write for films. */
const mp4Brand = /^(?:iso[m2-9]|iso[a-c]|mp4[12]|avc1|av01|hvc1|dash|mmp4|MSNV|NDS[CHMPS]|M4V[ HP]|F4V |f4v )$/
/** Of one container with MP4, and no film: pictures (HEIF, AVIF, Canon's raw ones) and sound. */
const otherBrand = /^(?:hei[cfmsx]|hev[cmsx]|mi[af]1|mif[12]|msf1|avi[fos]|crx |jpeg|jpgs|M4[ABP] |F4[AB] |aax )$/

/** The brands of a `ftyp` box that stands first, the major one before the others; none if there is no such box. */
const brandsOf = (head: Uint8Array): ReadonlyArray<string> => {
  const size = uint32At(head, 0)
  if (head.length < 16 || ascii(head, 4, 8) !== "ftyp" || size < 16 || size > headLength) return []
  const end = Math.min(size, head.length)
  const compatible = Array.from({ length: Math.floor((end - 16) / 4) }, (_, n) => ascii(head, 16 + 4 * n, 20 + 4 * n))
  return [ascii(head, 8, 12), ...compatible]
}

const isoKindOf = (head: Uint8Array): FilmType | undefined => {
  const [major, ...compatible] = brandsOf(head)
  if (major === undefined || otherBrand.test(major)) return undefined
  if (major === "qt  ") return "video/quicktime"
  return [major, ...compatible].some((brand) => mp4Brand.test(brand)) ? "video/mp4" : undefined
}

interface Vint {
  readonly value: number
  readonly next: number
}

/** A number of EBML (RFC 8794, 4), with its marker for ids and without it for sizes. */
const vintAt = (bytes: Uint8Array, at: number, keepsMarker: boolean): Vint | undefined => {
  const first = bytes[at]
  if (first === undefined || first === 0) return undefined
  const length = Math.clz32(first) - 23
  if (at + length > bytes.length) return undefined
  const lead = keepsMarker ? first : first & (0xff >> length)
  return {
    value: bytes.subarray(at + 1, at + length).reduce((sum, byte) => sum * 256 + byte, lead),
    next: at + length
  }
}

const [ebmlId, docTypeId] = [0x1a45dfa3, 0x4282]

interface Element {
  readonly id: number
  readonly from: number
  readonly to: number
}

const elementAt = (bytes: Uint8Array, at: number): Element | undefined => {
  const id = vintAt(bytes, at, true)
  const size = id && vintAt(bytes, id.next, false)
  return id && size && { id: id.value, from: size.next, to: size.next + size.value }
}

/** The DocType of an EBML header; undefined where the file has none, or its header is longer than what is looked at. */
const docTypeOf = (head: Uint8Array): string | undefined => {
  const header = elementAt(head, 0)
  if (header?.id !== ebmlId || header.to > head.length) return undefined
  for (let at = header.from; at < header.to; ) {
    const element = elementAt(head, at)
    if (element === undefined || element.to > header.to) return undefined
    // Strings may be padded with NULs (RFC 8794, 7.4).
    if (element.id === docTypeId) return ascii(head, element.from, element.to).replace(/\0.*$/, "")
    at = element.to
  }
  return undefined
}

const filmKindOf = (head: Uint8Array): FilmType | undefined =>
  isoKindOf(head) ?? (docTypeOf(head) === "webm" ? "video/webm" : undefined)

const attachments: { readonly [K in FileKind]: string } = {
  pdf: "application/pdf",
  jpg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp"
}

const anything = "application/octet-stream"

/** What an upload can be, by its bytes. */
export const uploadTypes = [...FilmType.literals, ...Object.values(attachments), anything] as const

const attachmentKindOf = (head: Uint8Array): string => {
  const kinds: ReadonlyArray<FileKind> = ["pdf", "jpg", "png", "gif", "webp"]
  const kind = kinds.find((one) => beginsLike({ head }, one))
  return kind === undefined ? anything : attachments[kind]
}

/** The content type of a file that begins so; undefined if it may not be sent for the purpose. */
export const contentTypeFor = (purpose: UploadPurpose, head: Uint8Array): string | undefined => {
  const { types } = purposeRules[purpose]
  const film = filmKindOf(head)
  if (types !== undefined) return film !== undefined && types.includes(film) ? film : undefined
  return film ?? attachmentKindOf(head)
}
