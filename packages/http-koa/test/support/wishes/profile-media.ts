/** Requests that work for the operations of profile media. */
import { unwrap } from "@mentorkit/client"
import { newMember } from "../market.js"
import { banner, blobOf, imageAt, photo } from "../profile-media.js"
import type { MakeWishes } from "../wishes.js"

/** One member changes images all the time, and another one keeps one. */
export const wishes: MakeWishes = async ({ host }) => {
  const [changing, keeping] = [await newMember(host, "Ines Vale"), await newMember(host, "Jon Brook")]
  const { token } = changing
  const { user } = unwrap(await keeping.client.profileMedia.uploadMedia({ avatar: blobOf(await photo()) }))
  return {
    "profileMedia.uploadMedia": { input: { avatar: await photo(), cover: await banner() }, token },
    "profileMedia.removeMedia": { input: { kind: "cover" }, token },
    "profileMedia.readImage": { input: imageAt(user.avatar_url) }
  }
}
