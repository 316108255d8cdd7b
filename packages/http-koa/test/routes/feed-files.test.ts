/** Pictures and films of posts: as they are sent, and who gets to see them by which address. */
import { type Client, unwrap } from "@mentorkit/client"
import { film } from "@mentorkit/test-kit/files/films"
import { picture, pictureExtent, withJpegComment } from "@mentorkit/test-kit/files/pictures"
import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { codeOf, connect, newPoster, type Poster } from "../support/people-of-feed.js"
import { completedUpload, startUpload } from "../support/uploads.js"

const bytes = film(70_000)
const blobOf = (content: Uint8Array, type = "image/jpeg") => new Blob([content as Uint8Array<ArrayBuffer>], { type })

type NewPost = Parameters<Client["feed"]["createPost"]>[0]

describe.each(hostEngines)("files of posts on %s", (engine) => {
  const host = useHost(engine)
  let [me, friend, stranger]: Array<Poster> = []

  beforeAll(async () => {
    ;[me, friend, stranger] = [
      await newPoster(host(), "Mia Holt"),
      await newPoster(host(), "Fred Lang"),
      await newPoster(host(), "Sven Falk")
    ]
    await connect(me, friend)
  })

  const people = () => (me && friend && stranger ? { me, friend, stranger } : assert.fail("nobody there"))
  const post = async (input: NewPost) => unwrap(await people().me.client.feed.createPost(input)).post
  const seenBy = async ({ client }: Poster, post_id: string) => unwrap(await client.feed.getPost({ post_id })).post
  const look = (address = "") => {
    const { pathname, search } = new URL(address)
    return fetch(`${host().baseUrl}${pathname}${search}`)
  }
  const statusOf = async (address: string | undefined) => (await look(address)).status
  const problemsOf = async (input: NewPost) => {
    const result = await people().me.client.feed.createPost(input)
    return result.ok ? assert.fail("it was no failure") : [result.error.status, result.error.data]
  }

  it("are drawn anew, described, and gone with the post", async () => {
    const secret = "taken at 52.5 N 13.4 E"
    const [first, second] = [withJpegComment(await picture("jpeg", 3000, 1500), secret), await picture("png", 40, 20)]
    const shown = await post({
      attachments: [blobOf(first), blobOf(second, "image/png")],
      attachment_alts: [null, "A dot"]
    })
    assert.deepInclude(shown, { type: "text", body: "", visibility: "public" })
    assert.notProperty(shown, "video")
    assert.deepStrictEqual(
      shown.images.map(({ alt, height, width }) => [alt, width, height]),
      [
        [null, 2048, 1024],
        ["A dot", 40, 20]
      ]
    )
    assert.deepStrictEqual(
      shown.image_urls,
      shown.images.map(({ url }) => url)
    )
    const answer = await look(shown.image_urls[0])
    assert.strictEqual(answer.status, 200)
    assert.strictEqual(answer.headers.get("content-type"), "image/webp")
    assert.strictEqual(answer.headers.get("cache-control"), "private, max-age=3600")
    assert.match(answer.headers.get("content-disposition") ?? "", /^inline/)
    const sent = Buffer.from(await answer.arrayBuffer())
    assert.deepStrictEqual(await pictureExtent(sent), ["webp", 2048, 1024])
    assert.isFalse(sent.includes(secret))

    unwrap(await people().me.client.feed.deletePost({ post_id: shown.id }))
    for (const url of shown.image_urls) assert.strictEqual(await statusOf(url), 404)
  })

  it("have to be pictures, and are all told of that are not", async () => {
    const good = blobOf(await picture("gif", 30, 30), "image/gif")
    const cut = blobOf((await picture("png", 300, 300)).subarray(0, 200), "image/png")
    assert.deepStrictEqual(await problemsOf({ body: "Look", attachments: [cut, good, cut] }), [
      422,
      {
        "attachments.0": ["The attachments.0 field must be an image."],
        "attachments.2": ["The attachments.2 field must be an image."]
      }
    ])
    assert.deepStrictEqual(await problemsOf({ attachments: Array.from({ length: 11 }, () => good) }), [
      422,
      { attachments: ["The attachments field must not have more than 10 items."] }
    ])
    assert.deepStrictEqual(await problemsOf({ attachments: [good], attachment_alts: ["one", "two"] }), [
      422,
      { attachment_alts: ["The attachment alts field must not have more entries than attachments."] }
    ])
  })

  it("of a post for connections have an address that is its reader's, for as long as they may see the post", async () => {
    const { friend, me, stranger } = people()
    const { id } = await post({ visibility: "connections", attachments: [blobOf(await picture("jpeg", 20, 20))] })
    const [theirs] = (await seenBy(friend, id)).image_urls
    const [mine] = (await seenBy(me, id)).image_urls
    assert.notStrictEqual(theirs, mine)
    for (const url of [theirs, mine]) assert.strictEqual(await statusOf(url), 200)
    assert.strictEqual((await look(theirs)).headers.get("cache-control"), "private, no-cache")
    // Nobody reads by another's name, and the plain address is not there.
    assert.strictEqual(await statusOf(theirs?.replace(friend.id, stranger.id)), 404)
    assert.strictEqual(await statusOf(theirs?.replace(/\/signed.*/, "")), 404)

    unwrap(await me.client.connections.blockUser({ user_id: friend.id }))
    assert.strictEqual(await statusOf(theirs), 404)
    assert.strictEqual(await statusOf(mine), 200)
    unwrap(await me.client.connections.unblockUser({ user_id: friend.id }))
    assert.strictEqual(await statusOf(theirs), 404, "they are connected no more")
    await connect(me, friend)
    assert.strictEqual(await statusOf(theirs), 200)

    unwrap(await me.client.feed.updatePost({ post_id: id, visibility: "public" }))
    const [open] = (await seenBy(stranger, id)).image_urls
    assert.strictEqual(await statusOf(open), 200)
    unwrap(await me.client.feed.updatePost({ post_id: id, visibility: "connections" }))
    assert.strictEqual(await statusOf(open), 404)
  })

  it("can be a film with its still picture, uploaded before and used once", async () => {
    const { me, stranger } = people()
    const { upload_id: id } = await completedUpload(me.client, bytes)
    const thumbnail = blobOf(await picture("jpeg", 1600, 900))
    const shown = await post({ video_upload_id: id, thumbnail })
    assert.deepInclude(shown, { type: "video", type_label: "Video", image_urls: [] })
    assert.strictEqual(shown.video?.mime, "video/mp4")
    const answer = await look(shown.video?.url)
    assert.deepStrictEqual(Buffer.from(await answer.arrayBuffer()), Buffer.from(bytes))
    const still = await look(shown.video?.thumbnail ?? "")
    assert.deepStrictEqual(await pictureExtent(Buffer.from(await still.arrayBuffer())), ["webp", 1280, 720])
    const { pathname } = new URL(shown.video?.url ?? "")
    const part = await fetch(`${host().baseUrl}${pathname}`, { headers: { range: "bytes=10-19" } })
    assert.strictEqual(part.status, 206)

    assert.strictEqual(codeOf(await me.client.uploads.getUpload({ id })), "UploadNotFound")
    const unusable = [
      422,
      {
        video_upload_id: ["The video upload id field must be a completed upload of yours for feed_video, not used yet."]
      }
    ]
    assert.deepStrictEqual(await problemsOf({ video_upload_id: id }), unusable, "used")
    const open = await startUpload(me.client, 10_000)
    assert.deepStrictEqual(await problemsOf({ video_upload_id: open }), unusable, "not completed")
    const theirs = await completedUpload(stranger.client, bytes)
    assert.deepStrictEqual(await problemsOf({ video_upload_id: theirs.upload_id }), unusable, "somebody else's")
    const other = await completedUpload(me.client, bytes, { purpose: "chat_file" })
    assert.deepStrictEqual(await problemsOf({ video_upload_id: other.upload_id }), unusable, "for a chat")
    unwrap(await stranger.client.uploads.getUpload({ id: theirs.upload_id }))
    for (const beside of [{ attachments: [thumbnail] }, { poll: { options: ["a", "b"] } }]) {
      assert.deepStrictEqual(await problemsOf({ video_upload_id: theirs.upload_id, ...beside }), [
        422,
        { video_upload_id: ["The video upload id field cannot be given beside attachments or a poll."] }
      ])
    }
    unwrap(await me.client.feed.deletePost({ post_id: shown.id }))
    assert.strictEqual(await statusOf(shown.video?.url), 404)
  })

  it("used twice at once, a film becomes one post's", async () => {
    const { client } = await newPoster(host(), "Tom Reis")
    const { upload_id } = await completedUpload(client, bytes)
    const results = await Promise.all(
      Array.from({ length: 5 }, () => client.feed.createPost({ video_upload_id: upload_id }))
    )
    assert.deepStrictEqual(results.map(codeOf).sort(), [
      "InvalidInput",
      "InvalidInput",
      "InvalidInput",
      "InvalidInput",
      "done"
    ])
  })

  // Falls where posts go before anybody has asked which files they had.
  it("are given up with their author's account", async () => {
    const { client } = await newPoster(host(), "Kai Moor")
    const { upload_id } = await completedUpload(client, bytes)
    const shown = [
      unwrap(await client.feed.createPost({ video_upload_id: upload_id })).post,
      unwrap(await client.feed.createPost({ attachments: [blobOf(await picture("jpeg", 20, 20))] })).post
    ]
    const left = () =>
      host().sql(
        (sql) => sql`
          select from stored_files join file_owners on file_key = key
          where owner_kind = 'post' and owner_id = any(${shown.map(({ id }) => id)}::uuid[]) and state = 'kept'`
      )
    assert.lengthOf(await left(), 2)
    unwrap(await client.personalData.eraseAccount())
    assert.lengthOf(await left(), 0)
    for (const url of [shown[0]?.video?.url, ...(shown[1]?.image_urls ?? [])])
      assert.strictEqual(await statusOf(url), 404)
  })

  it("let a post have no text, as long as there is a picture", async () => {
    const { client } = await newPoster(host(), "Nia Wolf")
    const post = async (input: NewPost) => unwrap(await client.feed.createPost(input)).post
    const { id } = await post({ body: "Look", attachments: [blobOf(await picture("jpeg", 20, 20))] })
    assert.strictEqual(unwrap(await client.feed.updatePost({ post_id: id, body: null })).post.body, "")
    const bare = await post({ body: "Only words" })
    assert.strictEqual(codeOf(await client.feed.updatePost({ post_id: bare.id, body: null })), "InvalidInput")
    assert.strictEqual(codeOf(await client.feed.createPost({ visibility: "public" })), "InvalidInput")
  })
})
