/** Rows on the wire. The contract's schemas of the types describe what is sent, and change nothing about it. */
import { Schema } from "effect"
import { assert, describe, it } from "vitest"
import { NotificationResource } from "../../src/notifications/resources.js"

const someone = { id: "01a1fb67-1800-7000-8001-000000000001", name: "Ada Nov", username: "ada-nov", avatar_url: null }
const row = {
  id: "01a1fb67-1800-7000-8001-000000000002",
  ...{ type_label: "Booked", category: null, priority: "low", title: "Booked", body: "", url: null, sender: someone },
  ...{ sender_id: null, sender_name: null, sender_username: null, sender_avatar_url: null },
  ...{ recipient_role: null, recipient_role_label: null, is_host: null, count: 1, sender_count: 1, revision: 1 },
  ...{ read_at: null, changed_at: "2027-03-14T10:00:00+00:00", created_at: "2027-03-14T10:00:00+00:00" }
}

describe("a row of the inbox", () => {
  // Falls where rows are parsed by the schemas of their types.
  it.each([
    ["of an older version", "session.booked", { title: "Rust 101" }],
    ["of a newer version", "mentor.rejected", { reason: "No.", since: "2027-03-14" }],
    ["of a type of an embedder's", "shop.order_placed", { number: "17", lines: [{ of: 1 }] }]
  ])("%s is sent as it was stored", (_, type, data) => {
    const decoded = Schema.decodeUnknownSync(NotificationResource)({ ...row, type, data })
    assert.deepStrictEqual(Schema.encodeSync(NotificationResource)(decoded), { ...row, type, data } as object)
  })
})
