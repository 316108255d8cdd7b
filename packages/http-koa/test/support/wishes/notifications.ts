/** Requests that work for the operations of notifications. */
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import type { MakeWishes } from "../wishes.js"

/** Something that the person has been told, and has not read. Answers its id. */
const told = async (host: TestHost, email: string): Promise<string> => {
  const id = crypto.randomUUID()
  await host.sql(
    (sql) => sql`
      with counted as (
        insert into notification_counts (user_id, revision, total, unread)
        select id, 1, 1, 1 from users where email = ${email}
        on conflict (user_id) do update set
          revision = notification_counts.revision + 1,
          total = notification_counts.total + 1,
          unread = notification_counts.unread + 1
        returning user_id, revision
      )
      insert into notifications (
        id, user_id, type, facts, is_mention, is_community, is_consolidated, revision, created_at, changed_at
      )
      select ${id}::uuid, user_id, 'mentor.approved', '{"by":"wishes"}', false, false, false, revision, now(), now() from counted
      returning id`
  )
  return id
}

export const wishes: MakeWishes = async ({ host, mentee: { email, token } }) => {
  const [read, resolved, deleted] = [await told(host, email), await told(host, email), await told(host, email)]
  return {
    "notifications.listNotifications": { input: { page: 1, per_page: 10 }, token },
    "notifications.countUnread": { input: {}, token },
    "notifications.readNotification": { input: { id: read }, token },
    "notifications.readAllNotifications": { input: {}, token },
    "notifications.resolveNotification": { input: { id: resolved }, token },
    "notifications.deleteNotification": { input: { id: deleted }, token },
    "notifications.getPreferences": { input: {}, token },
    "notifications.updatePreferences": {
      input: {
        preferences: [{ category: "messages", channels: { email: false } }],
        quiet_hours: { from: "22:00", until: "07:00" },
        digest: "daily",
        shows_presence: false
      },
      token
    }
  }
}
