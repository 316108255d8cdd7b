/** Wire schemas of preferences. */
import { Schema } from "effect"
import { clearable, described, LocalTime, limitWording, optional } from "../kernel/index.js"
import { Digest } from "./preferences.js"
import { type Category, categories } from "./types.js"

export const CategoryName = Schema.Literal(...(Object.keys(categories) as [Category, ...ReadonlyArray<Category>]))

const isEnabled = described(Schema.Boolean, "False turns the whole category off.", true)
const inApp = described(Schema.Boolean, "Rows of the inbox and realtime frames.", true)
const email = described(Schema.Boolean, "Mails.", true)
const allEmails = described(Schema.Boolean, "Also the mails that are off until you ask for them.", false)
const quietHours = {
  from: described(LocalTime, "Local time from which mails wait.", "22:00"),
  until: described(LocalTime, "Local time until which they wait; of the next day where it is the earlier one.", "07:00")
}
const digest = described(Digest, "Whether mails that are not urgent come gathered, at 08:00 local time.", "off")
const showsPresence = described(Schema.Boolean, "Whether others see in a thread that you are online.", true)

export const QuietHoursResource = Schema.Struct(quietHours).annotations({
  identifier: "QuietHours",
  description: "When mails wait, by the clock of your time zone. What is urgent goes out at once."
})

export const CategoryPreference = Schema.Struct({
  category: described(CategoryName, "Name of the category.", "sessions"),
  label: described(Schema.String, "The category in words.", "Sessions"),
  description: described(Schema.String, "What is told in it.", "Bookings, changes and reminders of your sessions."),
  is_enabled: isEnabled,
  channels: described(Schema.Struct({ in_app: inApp, email }), "The channels of the category."),
  all_emails: allEmails,
  locked: described(
    Schema.Array(Schema.Literal("in_app", "email", "all_emails")),
    "Switches that cannot be changed, as nothing in the category goes by them."
  )
}).annotations({ identifier: "NotificationPreference", description: "The switches of one category." })

export const PreferencesResource = Schema.Struct({
  preferences: described(Schema.Array(CategoryPreference), "Every category with its switches."),
  quiet_hours: Schema.NullOr(described(QuietHoursResource, "When mails wait; null for never.")),
  digest,
  shows_presence: showsPresence
}).annotations({ identifier: "NotificationPreferences", description: "What you have chosen to be told, and how." })
export interface PreferencesResource extends Schema.Schema.Type<typeof PreferencesResource> {}

/** Whoever misspells both is told. */
const ChannelChange = Schema.Struct({ in_app: optional(inApp), email: optional(email) }).pipe(
  Schema.filter(({ email, in_app }) => in_app !== undefined || email !== undefined, {
    ...limitWording("must have in_app or email"),
    jsonSchema: { minProperties: 1 }
  })
)

/** Any part of it: what is left out stays. */
export const preferenceFields = {
  preferences: optional(
    described(
      Schema.Array(
        Schema.Struct({
          category: described(CategoryName, "Name of the category.", "sessions"),
          is_enabled: optional(isEnabled),
          channels: optional(described(ChannelChange, "The channels of the category; one of them at least.")),
          all_emails: optional(allEmails)
        })
      ).pipe(Schema.maxItems(50)),
      "Categories to be changed, and of each the switches."
    )
  ),
  quiet_hours: clearable(described(Schema.Struct(quietHours), "When mails wait; null turns it off.")),
  digest: optional(digest),
  shows_presence: optional(showsPresence)
}
export type PreferenceChanges = Schema.Struct.Type<typeof preferenceFields>
