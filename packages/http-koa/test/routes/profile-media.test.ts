/** Avatars and covers over HTTP: what people send, and what everybody gets under the addresses that profiles tell. */
import { randomBytes } from "node:crypto"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { unwrap } from "@mentorkit/client"
import { fillDisk, hasFullDevice } from "@mentorkit/test-kit/files/full-disk"
import { bombs, pictureExtent, vastPng } from "@mentorkit/test-kit/files/pictures"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { formOf, formType, SentFile } from "../support/forms.js"
import { hold, type Member, newMember, newOffer } from "../support/market.js"
import { banner, blobOf, imageAt, photo } from "../support/profile-media.js"

const appUrl = "https://api.example.test"
const megabyte = 1024 * 1024
const kinds = "jpg, jpeg, png, webp, gif"

describe.each(hostEngines)("profile media on %s", (engine) => {
  const filesDir = mkdtempSync(join(tmpdir(), "mentorkit-media-"))
  const host = useHost(engine, { appUrl, trustedProxies: 1, filesDir })
  afterAll(() => rmSync(filesDir, { recursive: true, force: true }))
  let me: Member
  let calls = 0

  beforeAll(async () => {
    me = await newMember(host(), "Ada Nov")
  })

  /** From an address of its own, so that no limit hides what is tried. */
  const send = async (fields: Readonly<Record<string, unknown>>, address = `10.9.0.${calls++}`) => {
    const response = await fetch(`${host().baseUrl}/api/v1/profile/media`, {
      method: "POST",
      headers: { ...formType, authorization: `Bearer ${me.token}`, "x-forwarded-for": address },
      body: formOf(fields) as Uint8Array<ArrayBuffer>
    })
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
  }

  /** What is public is asked for without a token, below whatever address the host has. */
  const look = async (address: string | null, method = "GET") => {
    assert.isTrue(address?.startsWith(`${appUrl}/media/`), `${address}`)
    return fetch(host().baseUrl + new URL(address ?? "").pathname, { method })
  }
  const statusOf = async (address: string | null) => (await look(address)).status

  const left = () =>
    host().sql<{ readonly key: string }>((sql) => sql`select key from stored_files where state <> 'discarded'`)

  it("are told under APP_URL wherever their person is shown, and there for everybody", async () => {
    const media = me.client.profileMedia
    const { user } = unwrap(await media.uploadMedia({ avatar: blobOf(await photo()), cover: blobOf(await banner()) }))
    const { avatar_url, cover_photo_url } = user
    assert.strictEqual(await statusOf(avatar_url), 200)
    const told = { avatar_url, cover_photo_url }
    const { client, email, password } = me
    assert.deepInclude(unwrap(await client.identity.getMe()).user, told)
    assert.deepInclude(unwrap(await client.identity.viewUser({ username: user.username })).user, told)
    const { requires_two_factor } = unwrap(await host().clientOf().identity.login({ email, password }))
    assert.isTrue(requires_two_factor)

    const response = await look(avatar_url)
    const expected = {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, s-maxage=86400, immutable",
      "content-disposition": "inline",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff"
    }
    assert.deepInclude(Object.fromEntries(response.headers), expected)
    const bytes = Buffer.from(await response.arrayBuffer())
    assert.strictEqual(Number(response.headers.get("content-length")), bytes.length)
    // The photograph is 300 by 200, and nothing is made larger.
    assert.deepStrictEqual(await pictureExtent(bytes), ["webp", 200, 200])
    const head = await look(avatar_url, "HEAD")
    assert.deepInclude(Object.fromEntries(head.headers), { ...expected, "content-length": String(bytes.length) })
    const small = await look(avatar_url?.replace(/large$/, "small") ?? "")
    assert.deepStrictEqual(await pictureExtent(Buffer.from(await small.arrayBuffer())), ["webp", 96, 96])
    const cover = await look(cover_photo_url?.replace(/large$/, "medium") ?? "")
    assert.deepStrictEqual(await pictureExtent(Buffer.from(await cover.arrayBuffer())), ["webp", 800, 200])
  })

  it("of both sides stand on the cards of bookings", async () => {
    const offer = await newOffer(host(), { isFree: true })
    const mine = unwrap(await me.client.profileMedia.uploadMedia({ avatar: blobOf(await photo()) })).user.avatar_url
    const { bookingAttemptId } = await hold(host(), offer, me)
    unwrap(await me.client.bookings.createBooking({ booking_attempt_id: bookingAttemptId }))
    const media = offer.mentor.client.profileMedia
    const theirs = unwrap(await media.uploadMedia({ avatar: blobOf(await photo()) })).user.avatar_url
    const { bookings } = unwrap(await me.client.bookings.listMenteeBookings({}))
    assert.deepInclude(bookings.data[0]?.mentor, { avatarUrl: theirs })
    const { bookings: ofMentor } = unwrap(await offer.mentor.client.bookings.listMentorBookings({}))
    assert.deepInclude(ofMentor.data[0]?.mentee, { avatarUrl: mine })
  })

  it("are gone at once when they are replaced, taken away, or their account is banned", async () => {
    const media = me.client.profileMedia
    const upload = async () => unwrap(await media.uploadMedia({ avatar: blobOf(await photo()) })).user
    const [first, second] = [await upload(), await upload()]
    assert.strictEqual(await statusOf(first.avatar_url), 404)
    assert.strictEqual(await statusOf(second.avatar_url), 200)
    await host().sql((sql) => sql`update users set banned_at = now() where id = ${second.id}`)
    assert.strictEqual(await statusOf(second.avatar_url), 404)
    await host().sql((sql) => sql`update users set banned_at = null where id = ${second.id}`)
    for (const _ of [1, 2]) {
      assert.strictEqual(unwrap(await media.removeMedia({ kind: "avatar" })).user.avatar_url, null)
    }
    assert.strictEqual(await statusOf(second.avatar_url), 404)
    const unknown = await fetch(`${host().baseUrl}/api/v1/profile/media/banner`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${me.token}` }
    })
    assert.deepStrictEqual([unknown.status, unknown.headers.get("x-error-code")], [404, "ProfileImageNotFound"])
  })

  it("that never were are unknown, in the envelope and for now", async () => {
    const { user } = unwrap(await me.client.profileMedia.uploadMedia({ avatar: blobOf(await photo()) }))
    const { id } = imageAt(user.avatar_url)
    const unknown = [`${crypto.randomUUID()}/large`, `${id}/huge`, `${id}/..%2flarge`, "nope/large", `${id}/%00`]
    for (const path of unknown) {
      const response = await fetch(`${host().baseUrl}/media/${path}`)
      assert.strictEqual(response.status, 404, path)
      assert.strictEqual(response.headers.get("cache-control"), "no-store")
      assert.deepStrictEqual(await response.json(), { status: "error", message: "Image not found.", data: {} })
    }
  })

  it("that are none are refused, all at once and field by field, and nothing of them stays", async () => {
    await host().advance(60)
    const before = await left()
    const file = (bytes: Uint8Array | string, name = "me.png") => new SentFile(Buffer.from(bytes), name, "image/png")
    const jpeg = (await photo()).bytes
    const { gif, jpeg: vast, png, webp } = await bombs()
    const wrongKind = (field: string) => [`The ${field} field must be a file of type: ${kinds}.`]
    const noImage = ["The avatar field must be an image."]
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const cases: ReadonlyArray<readonly [fields: Record<string, unknown>, errors: Record<string, unknown>]> = [
      [
        {},
        {
          avatar: ["The avatar field is required when cover is not present."],
          cover: ["The cover field is required when avatar is not present."]
        }
      ],
      [
        { avatar: file(svg, "me.svg"), cover: file("MZ\x90\0") },
        { avatar: wrongKind("avatar"), cover: wrongKind("cover") }
      ],
      [{ avatar: file("<!doctype html>%PDF-1.7"), cover: file(jpeg) }, { avatar: wrongKind("avatar") }],
      [
        { avatar: file(Buffer.concat([jpeg, Buffer.alloc(5 * megabyte)])), cover: file(svg) },
        { avatar: ["The avatar field must not be greater than 5120 kilobytes."], cover: wrongKind("cover") }
      ],
      [{ avatar: "me.png" }, { avatar: ["The avatar field must be a file."] }],
      [{ avatar: [file(jpeg), file(jpeg)] }, { avatar: ["The avatar field must be a file."] }],
      // Those that begin right are looked at whole.
      ...[jpeg.subarray(0, 3), jpeg.subarray(0, jpeg.length / 2), gif, vast, png, webp, vastPng(10_000, 5_001)].map(
        (bytes) => [{ avatar: file(bytes), cover: file(jpeg) }, { avatar: noImage }] as const
      ),
      [{ avatar: file(Buffer.concat([Buffer.from("GIF89a"), Buffer.from(svg)])) }, { avatar: noImage }]
    ]
    for (const [fields, errors] of cases) {
      const { body, status } = await send(fields)
      assert.deepStrictEqual(body.errors, errors, JSON.stringify(body))
      assert.deepStrictEqual([status, Object.keys(body)], [422, ["message", "errors"]])
    }
    // Half a body is no upload either.
    const form = formOf({ avatar: await photo() })
    const cut = await fetch(`${host().baseUrl}/api/v1/profile/media`, {
      method: "POST",
      headers: { ...formType, authorization: `Bearer ${me.token}` },
      body: form.subarray(0, form.length - 50) as Uint8Array<ArrayBuffer>
    })
    assert.strictEqual(cut.status, 400)
    assert.deepStrictEqual(await left(), before)
  })

  it("may be called what they like, as their names are never used", async () => {
    for (const name of ["/etc/passwd", "a\tb.png", 'x".html', "con", "x".repeat(500), "фото.jpg"]) {
      const { bytes } = await photo()
      assert.strictEqual((await send({ avatar: new SentFile(bytes, name, "text/html") })).status, 200, name)
    }
    const keys = (await left()).map(({ key }) => key)
    for (const key of keys) assert.match(key, /^profiles\/[0-9a-f-]{36}\/(?:large|medium|small)$/)
  })

  /** Folders of requests, and whatever is in the store. */
  const onDisk = () => [
    ...readdirSync(tmpdir()).filter((name) => name.startsWith(`mentorkit-upload-${process.pid}-`)),
    ...readdirSync(filesDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  ]
  const places = { uploads: join(tmpdir(), "mentorkit-upload-"), files: filesDir }

  // Falls where a full disk is a fault of the host's (500), or where half an upload stays.
  it.skipIf(!hasFullDevice).each(Object.entries(places))(
    "may come later where the disk of %s is full",
    async (_, path) => {
      await host().advance(60)
      const [known, there] = [await left(), onDisk().length]
      const emptied = fillDisk(path)
      const { body, headers, status } = await send({ avatar: await photo(), cover: await banner() }).finally(emptied)
      const told = [status, headers.get("retry-after"), headers.get("x-error-code")]
      assert.deepStrictEqual(told, [503, "2", "ServiceUnavailable"], JSON.stringify(body))
      assert.deepStrictEqual([body.status, body.data], ["error", {}])
      assert.deepStrictEqual(await left(), known)
      assert.strictEqual(onDisk().length, there)
      assert.strictEqual((await send({ avatar: await photo() })).status, 200)
    }
  )

  // Falls where the file, which ends with its writing, passes for a part that is broken.
  it.skipIf(!hasFullDevice)("may come later, too, where the disk is full before the last piece has come", async () => {
    const emptied = fillDisk(places.uploads)
    const avatar = new SentFile(randomBytes(4_000_000), "large.png", "image/png")
    const { body, headers, status } = await send({ avatar }).finally(emptied)
    assert.deepStrictEqual([status, headers.get("retry-after")], [503, "2"], JSON.stringify(body))
  })

  // Falls where the checks only read. Nobody has asked this host before, and what it says stands for a while.
  it.skipIf(!hasFullDevice)("are what a host with a full disk can do without, and it says so", async () => {
    const emptied = Object.values(places).map(fillDisk)
    const response = await fetch(`${host().baseUrl}/health/ready`)
    for (const empty of emptied.reverse()) empty()
    const { checks, status } = (await response.json()) as {
      readonly status: string
      readonly checks: Readonly<Record<string, { readonly status: string; readonly needed: boolean }>>
    }
    assert.deepStrictEqual([response.status, status], [200, "degraded"])
    for (const name of ["files", "uploads"]) {
      assert.deepInclude(checks[name], { status: "down", needed: false }, name)
    }
    assert.strictEqual(checks["database"]?.status, "up")
  })

  // Falls without a limit.
  it("come twenty times a minute from one address", async () => {
    const statuses: Array<number> = []
    for (let n = 0; n < 21; n++) statuses.push((await send({}, "10.8.0.1")).status)
    assert.deepStrictEqual(statuses, [...Array<number>(20).fill(422), 429])
  })
})
