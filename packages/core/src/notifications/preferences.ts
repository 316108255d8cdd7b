/** What people have chosen about notifications, and which channels that leaves. */
import { Schema } from "effect"
import type { LocalTime } from "../kernel/index.js"
import { type Category, categories, type NotificationTypeSpec, notificationTypes } from "./types.js"

/** Switches of a category. `allEmails` adds the mails that are off until somebody asks for them. */
export interface Switches {
  readonly isEnabled: boolean
  readonly inApp: boolean
  readonly email: boolean
  readonly allEmails: boolean
}
export type Switch = keyof Switches

export const Digest = Schema.Literal("off", "daily", "weekly")
export type Digest = typeof Digest.Type

/** Local times in the person's zone, "22:00"; over midnight where `from` is the later one. */
export interface QuietHours {
  readonly from: LocalTime
  readonly until: LocalTime
}

export interface Preferences {
  /** What somebody has chosen; all else is as `categoryOf` says, also where that changes. */
  readonly choices: Readonly<Partial<Record<Category, Partial<Switches>>>>
  readonly quietHours: QuietHours | null
  readonly digest: Digest
  /** Others may see in a thread that the person is online. */
  readonly showsPresence: boolean
}

export const nothingChosen: Preferences = { choices: {}, quietHours: null, digest: "off", showsPresence: true }

export const allCategories = Object.keys(categories) as ReadonlyArray<Category>

interface CategorySwitches {
  /** As they are until somebody chooses. */
  readonly defaults: Switches
  /** Those that nothing in the category goes by: they stay as they are. */
  readonly locked: ReadonlyArray<Exclude<Switch, "isEnabled">>
}

const switchesOf = (category: Category): CategorySwitches => {
  const specs = Object.values<NotificationTypeSpec>(notificationTypes).filter((spec) => spec.category === category)
  const has = (mail: NotificationTypeSpec["mail"]) => specs.some((spec) => spec.mail === mail)
  const isInApp = specs.some((spec) => spec.isInApp)
  return {
    defaults: { isEnabled: true, inApp: isInApp, email: has("on"), allEmails: false },
    locked: [
      ...(isInApp ? [] : ["inApp" as const]),
      ...(has("on") || has("off") ? [] : ["email" as const]),
      // Where all mails are off until somebody asks for them, the one switch asks for all.
      ...(has("on") && has("off") ? [] : ["allEmails" as const])
    ]
  }
}
const known = Object.fromEntries(allCategories.map((category) => [category, switchesOf(category)])) as Readonly<
  Record<Category, CategorySwitches>
>

export const categoryOf = (category: Category): CategorySwitches => known[category]

export const chosenIn = ({ choices }: Preferences, category: Category): Switches => ({
  ...categoryOf(category).defaults,
  ...choices[category]
})

/** Categories whose mails people turn on and off; in the others there are none, or none that could be. */
export const mailedCategories = allCategories.filter((category) => !categoryOf(category).locked.includes("email"))

export const hasMailsOn = (preferences: Preferences, category: Category): boolean => {
  const { email, isEnabled } = chosenIn(preferences, category)
  return isEnabled && email
}

/** Mails alone: a category that was off as a whole comes by mail then, and stays out of the inbox. */
export const withMails = (preferences: Preferences, category: Category, areOn: boolean): Preferences => {
  if (hasMailsOn(preferences, category) === areOn) return preferences
  const { choices } = preferences
  const { isEnabled } = chosenIn(preferences, category)
  const changes: Partial<Switches> = areOn && !isEnabled ? { isEnabled: true, inApp: false } : {}
  return { ...preferences, choices: { ...choices, [category]: { ...choices[category], ...changes, email: areOn } } }
}

/** Asks for mails of that kind: once for all where there is no other kind in the category. */
const wantsMail = (
  { category, mail }: Pick<NotificationTypeSpec, "category" | "mail">,
  { allEmails, email }: Switches
): boolean => {
  if (mail !== "off") return email
  return email && (allEmails || (category !== null && !categoryOf(category).defaults.email))
}

/** Whether somebody who turns on whatever can be turned on in its category gets its mails; those that are "never" sent count as well. */
export const canBeMailed = (spec: Pick<NotificationTypeSpec, "category" | "mail">): boolean => {
  const { category, mail } = spec
  if (category === null || mail === "always" || mail === "never") return true
  const { defaults, locked } = categoryOf(category)
  const most = (name: Exclude<Switch, "isEnabled">) => defaults[name] || !locked.includes(name)
  return wantsMail(spec, { ...defaults, email: most("email"), allEmails: most("allEmails") })
}

/** How somebody is told of something: in the inbox with its frame, and by mail. */
export interface Channels {
  readonly inApp: boolean
  readonly mail: boolean
}

const declaredOf = ({ isInApp, mail }: NotificationTypeSpec): Channels => ({ inApp: isInApp, mail: mail !== "never" })

/** The declared channels, less what the person has turned off. */
const chosenOf = (spec: NotificationTypeSpec, preferences: Preferences): Channels => {
  const declared = declaredOf(spec)
  if (spec.category === null) return declared
  const switches = chosenIn(preferences, spec.category)
  return {
    inApp: declared.inApp && switches.isEnabled && switches.inApp,
    mail: declared.mail && switches.isEnabled && (spec.mail === "always" || wantsMail(spec, switches))
  }
}

/** How the person stands at the moment of sending. */
export interface Standing {
  readonly isErased: boolean
  readonly isBanned: boolean
  /** The address is the person's own. */
  readonly isVerified: boolean
  /** There is a block between the person and the sender. */
  readonly isBlocked: boolean
}

/** What people do for one another; sessions and payments were agreed on, and go on whatever they think of each other. */
const social: ReadonlySet<Category> = new Set([
  "messages",
  "connections",
  "posts",
  "mentions",
  "communities",
  "courses"
])

/** What a block between two people stops and takes away. */
export const isSocial = ({ category }: Pick<NotificationTypeSpec, "category">): boolean =>
  category !== null && social.has(category)

/**
 * The channels by which a person is told: the declared ones, less what they have turned off, less what their standing forbids.
 * No standing but erasure stops a mail that cannot be turned off, no ban stops a refund, no block a session or a payment.
 */
export const channelsFor = (
  type: string,
  spec: NotificationTypeSpec,
  preferences: Preferences,
  { isBanned, isBlocked, isErased, isVerified }: Standing
): Channels => {
  const chosen = chosenOf(spec, preferences)
  const isAlways = spec.mail === "always"
  const isShut = isErased || (isBanned && type !== "refund.issued") || (isBlocked && isSocial(spec))
  return {
    inApp: chosen.inApp && !isShut,
    mail: chosen.mail && !isErased && (isAlways || (!isShut && isVerified))
  }
}
