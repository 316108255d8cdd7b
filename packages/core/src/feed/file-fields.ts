/** Addresses of a post's files. Everybody's for public posts; else the reader's own, which ends. */
import { Effect } from "effect"
import { LinkBase, makeSignedAddresses, type UserId } from "../kernel/index.js"
import type { ShownPost } from "./post.js"
import { type ShownFile, signedFileOf } from "./post-file.js"
import type { SharedPostResource } from "./resources.js"

export type FileFields = Pick<SharedPostResource, "image_urls" | "images" | "video">

interface AddressedFile extends ShownFile {
  readonly url: string
}

const fieldsOf = (files: ReadonlyArray<AddressedFile>): FileFields => {
  const pictures = files.filter(({ kind }) => kind === "picture")
  const film = files.find(({ kind }) => kind === "film")
  const thumbnail = files.find(({ kind }) => kind === "thumbnail")
  return {
    image_urls: pictures.map(({ url }) => url),
    images: pictures.map(({ alt, height, url, width }) => ({ url, alt, width: width ?? 0, height: height ?? 0 })),
    ...(film && { video: { url: film.url, thumbnail: thumbnail?.url ?? null, mime: film.contentType } })
  }
}

/** `toFileFields(viewer, post)` */
export const makeToFileFields = Effect.gen(function* () {
  const { appUrl } = yield* LinkBase
  const { sign } = yield* makeSignedAddresses

  return (
    viewer: UserId,
    { files, visibility }: Pick<ShownPost, "files" | "visibility">
  ): Effect.Effect<FileFields> => {
    const urlOf = ({ id }: ShownFile) =>
      visibility === "public"
        ? Effect.succeed(`${appUrl}/feed/files/${id}`)
        : Effect.map(sign(signedFileOf(id), viewer), (query) => `${appUrl}/feed/files/${id}/signed${query}`)
    return Effect.map(
      Effect.forEach(files, (file) => Effect.map(urlOf(file), (url) => ({ ...file, url }))),
      fieldsOf
    )
  }
})
