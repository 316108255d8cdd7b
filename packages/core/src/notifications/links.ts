/** Where notifications lead: paths of the front end. */
import { Context, Effect } from "effect"
import { isUuid, LinkBase } from "../kernel/index.js"
import type { Notification, RecipientRole } from "./notification.js"
import { OwnNotificationTypes } from "./own-types.js"
import type { Target } from "./target-ports.js"
import type { NotificationType } from "./types.js"

/** Pages that a front end has, with the id of what they show in place of `{id}`. */
export const defaultPaths = {
  booking: "/bookings/{id}",
  mentor: "/mentors/{id}",
  checkout: "/checkout/{id}",
  calendar: "/mentor/calendar",
  earnings: "/mentor/earnings",
  withdrawal: "/mentor/withdrawals/{id}",
  mentorProfile: "/mentor/profile",
  mentorDocuments: "/mentor/documents",
  payment: "/payments/{id}",
  subscription: "/subscriptions/{id}",
  security: "/settings/security",
  inbox: "/notifications",
  preferences: "/settings/notifications",
  connectionRequests: "/connections/pending",
  person: "/people/{id}",
  post: "/posts/{id}",
  comment: "/comments/{id}",
  adminMentor: "/admin/mentors/{id}",
  adminWithdrawal: "/admin/withdrawals/{id}"
} as const
export type FrontendPage = keyof typeof defaultPaths

/** What each of them shows. */
export const pageDescriptions: { readonly [P in FrontendPage]: string } = {
  booking: "One booking, for its mentee and its mentor: to answer, pay, join, review or cancel it.",
  mentor: "A mentor's public profile, to book from.",
  checkout: "The seats that somebody holds, with what is left to complete the booking.",
  calendar: "The mentor's own calendar.",
  earnings: "The mentor's earnings.",
  withdrawal: "One withdrawal, for its mentor.",
  mentorProfile: "The mentor's own profile or application.",
  mentorDocuments: "The mentor's verification documents.",
  payment: "One payment, for its buyer.",
  subscription: "One subscription, for its buyer.",
  security: "Password, passkeys, second factors and sign-ins.",
  preferences: "Which notifications somebody gets, and how.",
  inbox: "What somebody was told of, the newest first.",
  connectionRequests: "Connection requests that wait for an answer of whoever reads it.",
  person: "A person's feed profile, by their id: usernames change.",
  post: "One post with the comments on it.",
  comment: "One comment on a post, with what it answers and the replies to it.",
  adminMentor: "One mentor or application, for admins.",
  adminWithdrawal: "One withdrawal, for admins."
}

/** The front end's own paths where they are others: `{ booking: "/sessions/{id}" }`. */
export class FrontendPaths extends Context.Reference<FrontendPaths>()("@mentorkit/FrontendPaths", {
  defaultValue: (): Readonly<Partial<Record<FrontendPage, string>>> => ({})
}) {}

type Leads = FrontendPage | ((role: RecipientRole | null) => FrontendPage)

export const pageOfType: { readonly [T in NotificationType]?: Leads } = {
  "session.booked": "booking",
  "session.confirmed": "booking",
  "session.cancelled": "booking",
  "session.completed": "booking",
  "session.reminder_24h": "booking",
  "session.reminder_1h": "booking",
  "session.paid": "booking",
  "session.follow_up_scheduled": "booking",
  "booking.followup_reminder": "booking",
  "slot_hold.expiring": "checkout",
  "availability.booked_slots_affected": "calendar",
  "payment.received": "earnings",
  "payment.disputed": "earnings",
  "refund.issued": "payment",
  "subscription.renewal_failed": "subscription",
  "subscription.ended": "subscription",
  "withdrawal.updated": (role) => (role === "mentor" ? "withdrawal" : "adminWithdrawal"),
  "mentor.registered": "adminMentor",
  "mentor.approved": "mentorProfile",
  "mentor.rejected": "mentorProfile",
  "mentor.suspended": "mentorProfile",
  "mentor.reinstated": "calendar",
  "mentor.document_reviewed": "mentorDocuments",
  "auth.security_alert": "security",
  "feed.connection_request": "connectionRequests",
  "feed.connection_accepted": "person",
  "feed.new_follower": "person",
  "feed.post_commented": "post",
  "feed.post_reacted": "post",
  "feed.post_mentioned": "post",
  "feed.comment_mentioned": "comment",
  "feed.comment_replied": "comment"
}

/** None for types of an embedder's, and for those that have no page. */
const pageOf = (type: string, role: RecipientRole | null): FrontendPage | undefined => {
  const leads: Leads | undefined = Object.hasOwn(pageOfType, type) ? pageOfType[type as NotificationType] : undefined
  return typeof leads === "function" ? leads(role) : leads
}

type About = Pick<Notification, "role" | "senderId" | "subject" | "type"> & Partial<Pick<Notification, "facts">>

/** A person's page is that of the sender: what people share a row about is the reader. */
const idFor = (page: FrontendPage | undefined, { senderId, subject }: About): string | null =>
  page === "person" ? senderId : subject

/** What a row leads to on a page of ours that shows one thing. */
const targetOf = (row: About): Target | null => {
  const page = pageOf(row.type, row.role)
  const id = idFor(page, row)
  if (page === undefined || id === null || !defaultPaths[page].includes("{id}")) return null
  const postId = row.facts?.["post_id"]
  return { page, id, ...(typeof postId === "string" && { partOf: postId }) }
}

export interface Links {
  /** The address of a page, and of what it shows. */
  readonly pageUrl: (page: FrontendPage, id?: string) => string
  /** Where a row leads; null where its type has no page, or the page is that of a sender whom it does not have. */
  readonly rowUrl: (row: About) => string | null
  /** What a row leads to, where its page shows one thing by its id. */
  readonly targetOf: (row: About) => Target | null
  /** Where a mail leads: to the front end where its type has no page. */
  readonly mailUrl: (about: About) => string
}

/** The page of `defaultPaths` that a path is one of, and the id in it. */
export const pageAt = (path: string): { readonly page: FrontendPage; readonly id: string | null } | null => {
  for (const [page, template] of Object.entries(defaultPaths) as ReadonlyArray<[FrontendPage, string]>) {
    const [before = "", after] = template.split("{id}")
    if (after === undefined ? path === before : path.startsWith(before) && isUuid(path.slice(before.length)))
      return { page, id: after === undefined ? null : path.slice(before.length) }
  }
  return null
}

const linksOf = (
  frontendUrl: string,
  own: Readonly<Partial<Record<FrontendPage, string>>>,
  ownTypes: ReadonlyMap<string, string | null>
): Links => {
  const pathOf = (page: FrontendPage) => own[page] ?? defaultPaths[page]
  const addressOf = (path: string, id: string) => `${frontendUrl}${path.replace("{id}", encodeURIComponent(id))}`
  const pathOfType = (type: string, role: RecipientRole | null): string | null => {
    const page = pageOf(type, role)
    return page === undefined ? (ownTypes.get(type) ?? null) : pathOf(page)
  }
  const rowUrl: Links["rowUrl"] = (row) => {
    const path = pathOfType(row.type, row.role)
    const id = idFor(pageOf(row.type, row.role), row)
    return path === null || (id === null && path.includes("{id}")) ? null : addressOf(path, id ?? "")
  }
  return {
    pageUrl: (page, id = "") => addressOf(pathOf(page), id),
    rowUrl,
    targetOf,
    mailUrl: (about) => rowUrl(about) ?? frontendUrl
  }
}

export const makeLinks = Effect.map(
  Effect.all([LinkBase, FrontendPaths, OwnNotificationTypes]),
  ([{ frontendUrl }, paths, types]) => linksOf(frontendUrl, paths, new Map(types.map(({ path, type }) => [type, path])))
)
