/** Requests that work for the operations of profile media. */
import { unwrap } from "@mentorkit/client"
import { picture } from "@mentorkit/test-kit/files/pictures"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { SentFile } from "./forms.js"
import { newMember } from "./market.js"
import type { Wish } from "./wishes.js"

export const photo = async () => new SentFile(await picture("jpeg", 300, 200), "me.jpg", "image/jpeg")
export const banner = async () => new SentFile(await picture("png", 900, 300), "cover.png", "image/png")

export const blobOf = ({ bytes, type }: SentFile) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type })

/** "/media/<id>/<size>" of an address. */
export const imageAt = (address: string | null) => {
  const [, id = "", size = ""] = /\/media\/([^/]+)\/([^/]+)$/.exec(address ?? "") ?? []
  return { id, size }
}

/** One member changes images all the time, and another one keeps one. */
export const profileMediaWishes = async (host: TestHost): Promise<Readonly<Record<string, Wish>>> => {
  const [changing, keeping] = [await newMember(host, "Ines Vale"), await newMember(host, "Jon Brook")]
  const { token } = changing
  const { user } = unwrap(await keeping.client.profileMedia.uploadMedia({ avatar: blobOf(await photo()) }))
  return {
    "profileMedia.uploadMedia": { input: { avatar: await photo(), cover: await banner() }, token },
    "profileMedia.removeMedia": { input: { kind: "cover" }, token },
    "profileMedia.readImage": { input: imageAt(user.avatar_url) }
  }
}
