/** Changes of preferences, as they come in. */
import { Either } from "effect"
import { fieldProblem, type InvalidInput, kept, type Problem, refuseProblems } from "../kernel/index.js"
import type { PreferenceChanges } from "./preference-resources.js"
import { categoryOf, chosenIn, type Preferences, type Switch, type Switches } from "./preferences.js"

type CategoryChange = NonNullable<PreferenceChanges["preferences"]>[number]

const wireNames = {
  isEnabled: ["is_enabled"],
  inApp: ["channels", "in_app"],
  email: ["channels", "email"],
  allEmails: ["all_emails"]
} as const satisfies Readonly<Record<Switch, ReadonlyArray<string>>>

const switchesIn = ({ all_emails, channels, is_enabled }: CategoryChange): Partial<Switches> => {
  const told = { isEnabled: is_enabled, inApp: channels?.in_app, email: channels?.email, allEmails: all_emails }
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined))
}

/** A locked switch may come back as it is: clients send what they have got. */
const problemsOf = (before: Preferences, change: CategoryChange, index: number): ReadonlyArray<Problem> => {
  const [now, wanted] = [chosenIn(before, change.category), switchesIn(change)]
  return categoryOf(change.category)
    .locked.filter((name) => wanted[name] !== undefined && wanted[name] !== now[name])
    .map((name) => fieldProblem(["preferences", index, ...wireNames[name]], "cannot be changed in this category"))
}

/** Changes one category after the other, so that of two about the same one the later holds. */
export const changed = (
  before: Preferences,
  { digest, preferences: list = [], quiet_hours, shows_presence }: PreferenceChanges
): Either.Either<Preferences, InvalidInput> => {
  const choices = { ...before.choices }
  for (const change of list) choices[change.category] = { ...choices[change.category], ...switchesIn(change) }
  return Either.map(refuseProblems(list.flatMap((change, index) => problemsOf(before, change, index))), () => ({
    choices,
    quietHours: kept(quiet_hours, before.quietHours),
    digest: kept(digest, before.digest),
    showsPresence: kept(shows_presence, before.showsPresence)
  }))
}
