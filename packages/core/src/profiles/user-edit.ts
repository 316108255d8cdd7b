/** Edits of accounts. Pure. */
import { Schema } from "effect"
import { type Address, editedLinks, FullName, Gender, SocialLinksEdit, type User, Username } from "../identity/index.js"
import { clearable, kept, Text, TimeZone } from "../kernel/index.js"

/** Fields that are left out stay as they are. */
export const UserEdit = Schema.Struct({
  full_name: Schema.optional(FullName),
  username: Schema.optional(Username),
  bio: clearable(Text(1000)),
  about: clearable(Text(5000)),
  gender: clearable(Gender),
  timezone: Schema.optional(TimeZone),
  social_links: clearable(SocialLinksEdit),
  address: clearable(Text(255)),
  city: clearable(Text(255)),
  state: clearable(Text(255)),
  country: clearable(Text(255))
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
