/** Every endpoint of the product; one line a domain, and a domain without one does not compile. */
import type { domains } from "@mentorkit/core"
import type { Endpoint } from "../endpoint.js"
import { admin } from "./admin.js"
import { bookings } from "./bookings.js"
import { calendarFeeds } from "./calendar-feeds.js"
import { dashboards } from "./dashboards.js"
import { deadLetters } from "./dead-letters.js"
import { earnings } from "./earnings.js"
import { identity } from "./identity.js"
import { invoices } from "./invoices.js"
import { mentorSearch } from "./mentor-search.js"
import { oauth } from "./oauth.js"
import { passkeys } from "./passkeys.js"
import { payments } from "./payments.js"
import { personalData } from "./personal-data.js"
import { profileMedia } from "./profile-media.js"
import { profiles } from "./profiles.js"
import { reports } from "./reports.js"
import { scheduling } from "./scheduling.js"
import { transactionMethods } from "./transaction-methods.js"
import { twoFactor } from "./two-factor.js"
import { verification } from "./verification.js"
import { withdrawals } from "./withdrawals.js"

const routes = {
  admin,
  bookings,
  calendarFeeds,
  dashboards,
  deadLetters,
  earnings,
  identity,
  invoices,
  mentorSearch,
  oauth,
  passkeys,
  payments,
  personalData,
  profileMedia,
  profiles,
  reports,
  scheduling,
  transactionMethods,
  twoFactor,
  verification,
  withdrawals
} satisfies Readonly<Record<keyof typeof domains, ReadonlyArray<Endpoint>>>

export const endpoints: ReadonlyArray<Endpoint> = Object.values(routes).flat()
