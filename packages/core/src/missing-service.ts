/** A layer that nobody gives, in words that say what to do. */

const notFound = /^Service not found: (\S+)/

/** Where it is not a port that somebody binds by its name. */
const givers: Readonly<Record<string, string>> = {
  "@mentorkit/EventDelivery": "`webhookDelivery(appUrl)` of @mentorkit/adapters-pg gives it.",
  "@mentorkit/OutboxRelay": "`outboxRelay()` of @mentorkit/adapters-pg gives it; put that last.",
  "@mentorkit/Purchasables": "`services` of @mentorkit/core gives it.",
  "@mentorkit/Subscriptions": "`services` of @mentorkit/core gives it; put that before `outboxRelay()`.",
  "@mentorkit/Sweeps": "`services` of @mentorkit/core gives it."
}

/** In place of Effect's own words, which name the service alone; undefined for any other defect. */
export const missingService = (defect: unknown): Error | undefined => {
  const key = defect instanceof Error ? notFound.exec(defect.message)?.[1] : undefined
  if (key === undefined) return undefined
  const reason = `${key} is missing: no layer gives it, or the one that does stands above a layer that needs it.`
  const where = givers[key] ?? "In `stack` each layer finds those before it."
  return new Error(`${reason} ${where}`, { cause: defect })
}
