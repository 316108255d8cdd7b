/** The code of docs/client.md, kept where it is compiled and run; the test beside it compares both. */

import type { BookingsCreateBookingFailure, ListedComment, MentorCard } from "@mentorkit/client"
import { type Client, createClient, items, MentorkitError, unwrap } from "@mentorkit/client"
import * as passkeys from "@mentorkit/client/passkeys"
import { listen } from "@mentorkit/client/realtime"
import { uploadFile } from "@mentorkit/client/uploads"

export const signIn = async (baseUrl: string, email: string, password: string) => {
  const login = await createClient({ baseUrl }).identity.login({ email, password })
  if (!login.ok) return login.error.message
  if (login.data.requires_two_factor) return { owes: login.data.two_factor_method, pending: login.data.token }
  return createClient({ baseUrl, token: login.data.token })
}

export const confirm = async (baseUrl: string, pending: string, code: string) => {
  const challenge = await createClient({ baseUrl, token: pending }).twoFactor.challenge({ code })
  return challenge.ok ? createClient({ baseUrl, token: challenge.data.token }) : challenge.error.message
}

export const addAuthenticatorApp = async (client: Client, codeFor: (qrCodeUrl: string) => Promise<string>) => {
  const { qr_code_url } = unwrap(await client.twoFactor.setUpTotp()) // a picture for an <img>; `secret` to type instead
  unwrap(await client.twoFactor.confirmTotp({ code: await codeFor(qr_code_url) }))
  return unwrap(await client.twoFactor.enable({ method: "totp" })).backup_codes // null where there are some already
}

export const clientOf = (baseUrl: string, session: { readonly token?: string }) =>
  createClient({
    baseUrl,
    token: () => session.token, // asked before every call; undefined calls as a guest
    headers: { "accept-language": "en" },
    retries: 2,
    longestPauseMs: 5_000
  })

export const newBackupCodes = async (client: Client, askPassword: () => Promise<string>) => {
  const made = await client.twoFactor.regenerateBackupCodes()
  if (made.ok || made.error.code !== "FreshSignInRequired") return made
  const confirmed = await client.twoFactor.confirmIdentity({ password: await askPassword() })
  return confirmed.ok ? client.twoFactor.regenerateBackupCodes() : confirmed
}

export const hold = async (client: Client, slotIds: Array<string>) => {
  const held = await client.scheduling.holdSlots({ slot_ids: slotIds })
  if (held.ok) return `Yours until ${held.data.expires_at}.`
  switch (held.error.code) {
    case "SlotsUnavailable":
      return `Taken meanwhile: ${held.error.data.slot_ids.length}.`
    case "InvalidInput":
      return Object.values(held.error.data).flat().join(" ")
    case "NetworkFailure":
    case "Aborted":
      return "It may have been held. Look at the holds."
    default:
      return held.error.message
  }
}

export const isSignedIn = async (client: Client) => {
  try {
    unwrap(await client.identity.getMe())
    return true
  } catch (error) {
    if (error instanceof MentorkitError && error.code === "Unauthenticated") return false
    throw error
  }
}

export const mentorsFor = async (client: Client, q: string) => {
  const found: Array<MentorCard> = []
  for await (const one of items(client.mentorSearch.search, { q, per_page: 50 })) found.push(one)
  return found
}

export const connect = async (client: Client, userId: string) => {
  const asked = await client.connections.requestConnection({ user_id: userId })
  if (asked.ok) return asked.data.connection_status // "connected" where they had asked as well
  return asked.error.code === "AlreadyConnected" ? "connected" : asked.error.message
}

export const bookable = async (client: Client) => {
  const { data: people } = unwrap(await client.connections.listSuggestions()).users
  const [mentorId] = people.flatMap(({ mentor_id }) => (mentor_id === null ? [] : [mentor_id]))
  if (mentorId === undefined) return []
  return unwrap(await client.scheduling.listPublicSessionTypes({ mentor_id: mentorId })).session_types
}

export const postFilm = async (client: Client, film: File, thumbnail: Blob) => {
  const sent = await uploadFile(client, { purpose: "feed_video", file: film })
  if (!sent.ok) return sent.error.message
  const { upload_id: video_upload_id } = sent.data.upload
  const made = await client.feed.createPost({ body: "Our first evening, #rust", video_upload_id, thumbnail })
  return made.ok ? made.data.post.id : made.error.message
}

export const threadOf = async (client: Client, comment_id: string) => {
  const replies: Array<ListedComment> = []
  for await (const one of items(client.feed.listReplies, { comment_id, per_page: 50 })) replies.push(one)
  return replies // the oldest first, at all depths: parent_id says what each answers
}

export const guestWithCopies = (baseUrl: string) => {
  const copies = new Map<string, { tag: string; text: string }>() // one for each address: bound it where these are many
  const fetchOrKeep = async (request: Request) => {
    const copy = copies.get(request.url)
    if (copy !== undefined) request.headers.set("if-none-match", copy.tag)
    const answer = await fetch(request)
    if (copy !== undefined && answer.status === 304) return new Response(copy.text, { headers: answer.headers })
    const tag = answer.headers.get("etag")
    if (tag === null) return answer
    const text = await answer.text()
    copies.set(request.url, { tag, text })
    return new Response(text, answer)
  }
  return createClient({ baseUrl, fetch: fetchOrKeep })
}

export const book = async (client: Client, attempt: string, key: string) => {
  const input = { booking_attempt_id: attempt, note: null }
  return client.bookings.createBooking(input, { idempotencyKey: key })
}

export const search = async (client: Client, signal: AbortSignal) => {
  const areas = await client.profiles.listExpertiseAreas({}, { signal, timeoutMs: 10_000 })
  return areas.ok ? areas.data.expertise_areas.length : areas.error.code
}

export const addPasskey = async (client: Client) => {
  const added = await passkeys.register(client, { deviceName: "My laptop" })
  if (added.ok) return `${added.data.passkey.device_name} opens your account from now on.`
  // Somebody closed the browser's window, or the device has a passkey of the account already.
  return added.error.code === "CeremonyFailed" ? "Nothing was added." : added.error.message
}

export const signInByPasskey = async (baseUrl: string) => {
  const signedIn = await passkeys.signIn(createClient({ baseUrl }))
  return signedIn.ok ? createClient({ baseUrl, token: signedIn.data.token }) : signedIn.error.message
}

export const explain = (error: BookingsCreateBookingFailure) =>
  error.code === "InvalidInput" ? Object.keys(error.data) : [error.message]

export const setAvatar = async (client: Client, avatar: File) =>
  unwrap(await client.profileMedia.uploadMedia({ avatar })).user.avatar_url

const show = (title: string, url: string | null): void => void [title, url]
const refreshBadges = (): void => undefined
const askForSignIn = (): void => undefined
export const shownPercents: Array<number> = []
const showPercent = (percent: number): void => void shownPercents.push(percent)

export const sendFilm = async (client: Client, file: File, kept: Map<string, string>, signal: AbortSignal) => {
  const name = `${file.name} ${file.size} ${file.lastModified}`
  const sent = await uploadFile(client, {
    purpose: "feed_video",
    file,
    resume: kept.get(name), // undefined begins a new one
    signal,
    onProgress: ({ storedBytes, totalBytes, uploadId }) => {
      kept.set(name, uploadId) // before anything is sent
      showPercent((100 * storedBytes) / totalBytes)
    }
  })
  if (sent.ok) return sent.data.upload.url
  if (sent.error.code === "Aborted") return "Paused."
  if (sent.error.code === "UploadNotFound" || sent.error.code === "FileDiffers") kept.delete(name)
  return sent.error.message
}

export const watchInbox = (client: Client, userId: string, after: number) =>
  listen(client, {
    baseUrl: "https://api.example.com",
    userId,
    after,
    on: { "session.booked": ({ data, url }) => show(`${data.title}, ${data.starts_at}`, url) },
    onRow: () => refreshBadges(),
    onEnd: () => askForSignIn()
  })

interface ShopData {
  readonly "shop.order_placed": { readonly number: string }
}

export const watchOrders = (client: Client, userId: string) =>
  listen<ShopData>(client, {
    baseUrl: "https://api.example.com",
    userId,
    on: { "shop.order_placed": ({ data, url }) => show(data.number, url) }
  })
