/** Every setting of the product; a test compares this with what the domains declare. */
import * as bookings from "../bookings/index.js"
import * as calendarFeeds from "../calendar-feeds/index.js"
import * as earnings from "../earnings/index.js"
import * as identity from "../identity/index.js"
import * as invoices from "../invoices/index.js"
import type { Setting } from "../kernel/index.js"
import * as mentorSearch from "../mentor-search/index.js"
import * as oauth from "../oauth/index.js"
import * as passkeys from "../passkeys/index.js"
import * as payments from "../payments/index.js"
import * as personalData from "../personal-data/index.js"
import * as profileMedia from "../profile-media/index.js"
import * as scheduling from "../scheduling/index.js"
import * as twoFactor from "../two-factor/index.js"
import * as verification from "../verification/index.js"

/** The doors of all domains that declare settings; what they export is the list. */
const doors: ReadonlyArray<Readonly<Record<string, unknown>>> = [
  bookings,
  calendarFeeds,
  earnings,
  identity,
  invoices,
  mentorSearch,
  oauth,
  passkeys,
  payments,
  personalData,
  profileMedia,
  scheduling,
  twoFactor,
  verification
]

// biome-ignore lint/suspicious/noExplicitAny: each has a type of its own, and its schema is asked about every value
export type AnySetting = Setting<any, any>

const isSetting = (value: unknown): value is AnySetting =>
  typeof value === "object" &&
  value !== null &&
  ["key", "description", "schema", "default"].every((name) => Object.hasOwn(value, name))

/** By key. */
export const settingList: ReadonlyArray<AnySetting> = doors
  .flatMap((door) => Object.values(door).filter(isSetting))
  .sort((one, other) => (one.key < other.key ? -1 : 1))
