/** What each domain is for, in the order in which they are met on the way to a first booking. */
import type { domains } from "@mentorkit/core"

export const domainTexts: Readonly<Record<keyof typeof domains, string>> = {
  identity: "Accounts: register, sign in, verify an address, passwords, sessions, and who you are.",
  oauth: "Sign in with Google and other providers.",
  passkeys: "Sign in with a passkey, and manage the passkeys of an account.",
  twoFactor: "The second factor: codes by app, mail and text message, backup codes, trusted devices.",
  profiles: "What people say of themselves: onboarding as a mentor or mentee, profiles, career.",
  uploads: "Files that are sent in chunks, for posts, courses and chats: any order, any host, to be resumed.",
  profileMedia: "Avatars and covers.",
  verification: "Documents by which mentors prove who they are.",
  mentorSearch: "Find a mentor to book.",
  favourites: "Mentors that you have bookmarked.",
  scheduling: "What mentors offer and when: kinds of session, availability, slots, and seats held before a booking.",
  bookings: "Sessions that were booked: request, accept, pay, cancel, complete, follow up.",
  payments: "How a payment stands, and what admins decide about payments and refunds.",
  invoices: "What was paid and sold, as lists, totals and files.",
  calendarFeeds: "A mentor's sessions in a calendar program.",
  dashboards: "What a person needs to see first.",
  earnings: "What sessions have brought a mentor.",
  transactionMethods: "Where a mentor's money goes.",
  withdrawals: "A mentor's money on its way out.",
  directory: "Mentors, for guests and search engines.",
  connections: "How people stand to each other: connections, follows and blocks.",
  feed: "Posts, and what people say to them.",
  mentions: "People to mention in a text.",
  notifications: "What you are told: the inbox and its badges.",
  broadcasting: "Realtime frames: who may listen to which channel.",
  personalData: "Everything that is stored of a person: to take along, and to delete.",
  reports: "What people have reported, for admins.",
  admin: "Mentors' applications, accounts, settings and the audit log, for admins.",
  deadLetters: "Deliveries that were given up, for admins."
}
