/** Edits of accounts. Pure. */
import { Schema } from "effect"
import { type Address, editedLinks, FullName, Gender, SocialLinksEdit, type User, Username } from "../identity/index.js"
import { clearable, described, kept, Locale, Text, TimeZone } from "../kernel/index.js"

const clearedByNull = (limit: number, what: string, example: string) =>
  clearable(described(Text(limit), `${what} Null removes it; left out it stays.`, example))

/** Fields that are left out stay as they are. */
export const UserEdit = Schema.Struct({
  full_name: Schema.optional(
    described(
      FullName,
      "Full name. What nobody sees of it is taken out; something visible must be left. Left out: as before.",
      "Mika Sorensen"
    )
  ),
  username: Schema.optional(
    described(
      Username,
      "Unique name in addresses: small letters and digits with single hyphens between. Some words are reserved.",
      "mika-sorensen"
    )
  ),
  bio: clearedByNull(1000, "A few words about oneself.", "Learns to lead."),
  about: clearedByNull(5000, "A longer text about oneself.", "I write front ends and want to lead a team one day."),
  gender: clearable(
    described(
      Gender,
      "1 male, 2 female, 3 other, 4 prefers not to say. Null takes a declaration back; left out it stays."
    )
  ),
  timezone: Schema.optional(described(TimeZone, "Time zone by its IANA name. Left out: as before.", "Europe/Berlin")),
  locale: Schema.optional(
    described(Locale, "Language of mails and notifications by its tag in BCP 47. Left out: as before.", "de-AT")
  ),
  social_links: clearable(
    described(SocialLinksEdit, "Links by network: those that are left out stay. Null removes all of them.")
  ),
  address: clearedByNull(255, "Street and number.", "Torstrasse 12"),
  city: clearedByNull(255, "City.", "Berlin"),
  state: clearedByNull(255, "State, region or district.", "Berlin"),
  country: clearedByNull(
    255,
    "Country by its English name or its code of ISO 3166; other texts are kept, and have no `country_code`.",
    "Germany"
  )
})
export interface UserEdit extends Schema.Schema.Type<typeof UserEdit> {}

export const editedUser = (before: User, edit: UserEdit): User => ({
  ...before,
  fullName: kept(edit.full_name, before.fullName),
  username: kept(edit.username, before.username),
  bio: kept(edit.bio, before.bio),
  about: kept(edit.about, before.about),
  gender: kept(edit.gender, before.gender),
  timeZone: kept(edit.timezone, before.timeZone),
  locale: kept(edit.locale, before.locale),
  socialLinks: edit.social_links === undefined ? before.socialLinks : editedLinks(before.socialLinks, edit.social_links)
})

const nowhere: Address = { address: null, city: null, state: null, country: null }

/** `undefined` if the address is not mentioned, so that none is stored. */
export const editedAddress = (before: Address | null, edit: UserEdit): Address | undefined => {
  const { address, city, country, state } = edit
  if ([address, city, country, state].every((one) => one === undefined)) return undefined
  const known = before ?? nowhere
  return {
    address: kept(address, known.address),
    city: kept(city, known.city),
    state: kept(state, known.state),
    country: kept(country, known.country)
  }
}
