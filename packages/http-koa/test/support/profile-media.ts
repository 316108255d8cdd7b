/** Pictures of people, and where they are found. */
import { picture } from "@mentorkit/test-kit/files/pictures"
import { SentFile } from "./forms.js"

export const photo = async () => new SentFile(await picture("jpeg", 300, 200), "me.jpg", "image/jpeg")
export const banner = async () => new SentFile(await picture("png", 900, 300), "cover.png", "image/png")

export const blobOf = ({ bytes, type }: SentFile) => new Blob([bytes as Uint8Array<ArrayBuffer>], { type })

/** "/media/<id>/<size>" of an address. */
export const imageAt = (address: string | null) => {
  const [, id = "", size = ""] = /\/media\/([^/]+)\/([^/]+)$/.exec(address ?? "") ?? []
  return { id, size }
}
