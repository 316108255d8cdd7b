/** What the fields of notifications answer and refuse. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, describe, it } from "vitest"
import { newMember } from "../support/market.js"

describe("notifications over HTTP", () => {
  const host = useHost("PGlite")
  const send = async (method: string, path: string, token: string, body?: object) => {
    const response = await fetch(`${host().baseUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) })
    })
    return { status: response.status, body: (await response.json()) as { readonly data: unknown } }
  }
  const member = () => newMember(host(), "Theo Lind")

  // Falls where `GET /me` is mapped without it.
  it("the language of somebody is in their own profile, and in what they get by changing it", async () => {
    const { client } = await member()
    const { user: before } = unwrap(await client.identity.getMe())
    assert.strictEqual(before.locale, "en")
    const { user: changed } = unwrap(await client.profiles.updateProfile({ locale: "de-at" }))
    assert.strictEqual(changed.locale, "de-AT")
    assert.strictEqual(unwrap(await client.identity.getMe()).user.locale, "de-AT")
  })

  // Falls where the rule about both channels is said in place of what is wrong with one of them.
  it("a channel that is no yes or no is named, beside all other fields that are wrong", async () => {
    const { token } = await member()
    const put = (preferences: unknown, rest = {}) =>
      send("PUT", "/notification-preferences", token, { preferences, ...rest })
    const must = "must be true or false."
    const one = await put([{ category: "sessions", channels: { email: "yes", in_app: true } }])
    assert.deepStrictEqual(
      [one.status, one.body.data],
      [422, { "preferences.0.channels.email": [`The preferences.0.channels.email field ${must}`] }]
    )
    const all = await put(
      [
        { category: "sessions", is_enabled: "no", channels: { email: 1, in_app: "no" } },
        { category: "payments", channels: {} },
        { category: "messages", channels: "all" }
      ],
      { shows_presence: "maybe" }
    )
    assert.deepStrictEqual(all.body.data, {
      "preferences.0.is_enabled": [`The preferences.0.is enabled field ${must}`],
      "preferences.0.channels.in_app": [`The preferences.0.channels.in app field ${must}`],
      "preferences.0.channels.email": [`The preferences.0.channels.email field ${must}`],
      "preferences.1.channels": ["The preferences.1.channels field must have in_app or email."],
      "preferences.2.channels": ["The preferences.2.channels field must be an object."],
      shows_presence: [`The shows presence field ${must}`]
    })
  })

  // Falls where more months are taken than the calendar of the database has.
  it("old ones are kept for a month at least, and for a hundred years at most", async () => {
    const keep = async (months: number | null) =>
      send("PUT", "/admin/settings", await host().signInAdmin(), { settings: { "notifications.kept_months": months } })
    for (const months of [0, 1201, 30_000]) {
      const { body, status } = await keep(months)
      const sentence = "The notifications.kept_months field must be between 1 and 1200."
      assert.deepStrictEqual([status, body.data], [422, { "settings.notifications.kept_months": [sentence] }])
    }
    for (const months of [1, 1200]) {
      assert.strictEqual((await keep(months)).status, 200)
      await host().advance(86_400)
    }
    assert.strictEqual((await keep(null)).status, 200)
  })
})
