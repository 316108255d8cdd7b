/** Rows for every list that has pages: how one more comes, and what the list calls it. */
import type { SqlClient, Statement } from "@effect/sql"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { Effect } from "effect"
import type { Offer } from "./market.js"
import type { Wish } from "./wishes.js"

type Columns = Readonly<Record<string, unknown>>
type Item = Readonly<Record<string, unknown>>

export interface ListRows {
  readonly input: Columns
  /** Who asks. */
  readonly token: string | undefined
  /** Adds a row at that moment, beside others of the same moment or alone there, and answers what the list calls it. */
  readonly add: (at: string, number: number) => Promise<string>
  readonly remove: (name: string) => Promise<unknown>
  readonly nameOf: (item: Item) => string
}

/** Nobody is asked whether what a row names exists, and no trigger hears of it. */
const unheard = async (
  host: TestHost,
  what: string,
  statement: (sql: SqlClient.SqlClient) => Statement.Statement<object>
) => {
  const changed = await host.sql((sql) =>
    Effect.mapError(
      sql.withTransaction(Effect.zipRight(sql`set local session_replication_role = replica`, statement(sql))),
      ({ cause }) => new Error(`Failed to ${what}: ${cause}`)
    )
  )
  if (changed.length !== 1) throw new Error(`Nothing to ${what}`)
}

/** Rows are copied from one that is there. */
const copier = (host: TestHost) => {
  const known = new Map<string, string>()
  /** The columns that can be written. */
  const columnsOf = async (table: string): Promise<string> => {
    const stored = await host.sql(
      (sql) => sql<{ readonly name: string }>`
        select attname as name from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
    )
    return stored.map(({ name }) => `"${name}"`).join()
  }
  return async (table: string, columns: Columns, like = "true") => {
    const names = known.get(table) ?? (await columnsOf(table))
    known.set(table, names)
    await unheard(
      host,
      `copy in ${table}`,
      (sql) => sql`
        insert into ${sql(table)} (${sql.literal(names)}) overriding system value
        select ${sql.literal(names)} from (
          select (jsonb_populate_record(one, ${JSON.stringify(columns)}::jsonb)).* from ${sql(table)} one
          where ${sql.literal(like)} limit 1
        ) copied
        returning 1 as one`
    )
  }
}

const byId = ({ id }: Item) => String(id)

/** Of the market that `newWishes` has made. */
export const listRows = (
  host: TestHost,
  wishes: Readonly<Record<string, Wish>>,
  offer: Pick<Offer, "mentorId">
): Readonly<Record<string, ListRows>> => {
  const copy = copier(host)
  const remover =
    (table: string, column = "id") =>
    (name: string) =>
      unheard(
        host,
        `delete in ${table}`,
        (sql) => sql`delete from ${sql(table)} where ${sql(column)}::text = ${name} returning 1 as one`
      )
  const tokenOf = (operation: string) => wishes[operation]?.token
  const ofWishes = "facts->>'by' = 'wishes'"
  /** Of the inbox that the wishes are about. */
  const countOne = (step: number) =>
    unheard(
      host,
      "count in notification_counts",
      (sql) => sql`
        update notification_counts set total = total + ${step}, unread = unread + ${step}
        where user_id = (select user_id from notifications where ${sql.literal(ofWishes)} limit 1) returning 1 as one`
    )

  /** A list of rows of one table, by a column of ids. */
  const simple = (
    operation: string,
    {
      at,
      input = {},
      like,
      more = {},
      table
    }: {
      readonly table: string
      /** The columns of the moment. */
      readonly at: ReadonlyArray<string>
      readonly input?: Columns
      readonly like?: string
      readonly more?: Columns | ((id: string, number: number) => Columns)
    }
  ): ListRows => ({
    input,
    token: tokenOf(operation),
    add: async (moment, number) => {
      const id = crypto.randomUUID()
      const times = Object.fromEntries(at.map((column) => [column, moment]))
      await copy(table, { id, ...times, ...(typeof more === "function" ? more(id, number) : more) }, like)
      return id
    },
    remove: remover(table),
    nameOf: byId
  })

  const postsOfUser = simple("feed.listPostsOfUser", {
    ...{ table: "posts", at: ["created_at"], input: wishes["feed.listPostsOfUser"]?.input ?? {} },
    like: `author_id = (select id from users where username = '${wishes["feed.listPostsOfUser"]?.input["username"]}')`
  })
  const countPost = (step: number) =>
    unheard(
      host,
      "count in public_post_steps",
      (sql) => sql`insert into public_post_steps (step) values (${step}) returning 1 as one`
    )
  /** The feed ends at the moment of its first page, and the moments of all lists are still to come. */
  const longBefore = (moment: string) =>
    new Date(Date.parse(`${moment.slice(0, 19)}Z`) - 7_200_000).toISOString().slice(0, 19) + moment.slice(19)
  const countedPosts = (input: Columns): ListRows => ({
    ...{ ...postsOfUser, input },
    add: async (moment, number) => {
      await countPost(1)
      return postsOfUser.add(longBefore(moment), number)
    },
    remove: async (id) => {
      await postsOfUser.remove(id)
      await countPost(-1)
    }
  })

  /** Somebody new who is a mentor that everybody sees. */
  const newMentor = async (at: string, number: number) => {
    const [id, userId] = [crypto.randomUUID(), crypto.randomUUID()]
    const name = `copy-${userId}`
    await copy("users", { id: userId, username: name, email: `${name}@example.com`, created_at: at })
    await copy("mentor_profiles", { id, user_id: userId, submitted_at: at }, `id = '${offer.mentorId}'`)
    const likes = { average_rating: 4 + (number % 2) / 2, rating_count: number % 3, hourly_rate: 80 + (number % 2) }
    await copy(
      "mentor_listings",
      { mentor_id: id, ...likes, years_of_experience: number % 2, listed_since: at },
      `mentor_id = '${offer.mentorId}'`
    )
    return id
  }
  /** Somebody new whom everybody sees. */
  const newPerson = async (at: string) => {
    const id = crypto.randomUUID()
    const own = { id, username: `copy-${id}`, email: `${id}@example.com`, created_at: at }
    await copy("users", own, "email_verified_at is not null and is_active and banned_at is null")
    return id
  }
  /** A list of people at the other ends of one's own edges. */
  const edges = (
    operation: string,
    {
      at,
      counter,
      owner,
      person,
      table
    }: {
      readonly table: string
      readonly owner: string
      readonly person: string
      /** The columns of the moment. */
      readonly at: ReadonlyArray<string>
      /** Of `social_counts`, where the list's total is kept there. */
      readonly counter?: string
    }
  ): ListRows => {
    const whose = () =>
      `(select id from users where username = '${wishes["connections.listFollowers"]?.input["username"]}')`
    const count = async (step: number) => {
      if (counter === undefined) return
      await unheard(
        host,
        "count in social_counts",
        (sql) => sql`
          update social_counts set ${sql(counter)} = ${sql(counter)} + ${step}
          where user_id = ${sql.literal(whose())} returning 1 as one`
      )
    }
    return {
      input: wishes[operation]?.input ?? {},
      token: tokenOf(operation),
      add: async (moment) => {
        const id = await newPerson(moment)
        const times = Object.fromEntries(at.map((column) => [column, moment]))
        await copy(table, { [person]: id, ...times }, `${owner} = ${whose()}`)
        await count(1)
        return id
      },
      remove: async (name) => {
        await remover(table, person)(name)
        await count(-1)
      },
      nameOf: byId
    }
  }
  const searched = (sort: string): ListRows => ({
    input: { sort },
    token: tokenOf("mentorSearch.search"),
    add: newMentor,
    remove: remover("mentor_listings", "mentor_id"),
    nameOf: byId
  })
  const ofOffer = `mentor_id = '${offer.mentorId}' and paid_at is not null`
  let invoices = 1_000_000
  const paid = async (at: string) => {
    const id = crypto.randomUUID()
    const own = { id, reference: `COPY-${id}`, purchasable_id: id, gateway_charge_id: id, paid_at: at }
    await copy("payments", own, `${ofOffer} and id in (select payment_id from invoices)`)
    await copy("invoices", { payment_id: id, number: ++invoices, issued_at: at })
    return id
  }
  const bookings = (operation: string, sort: string): ListRows => ({
    input: { sort },
    token: tokenOf(operation),
    add: async (at) => {
      const id = crypto.randomUUID()
      await copy("bookings", { id, attempt_id: crypto.randomUUID(), starts_at: at }, ofOffer)
      await copy("booking_slots", { booking_id: id })
      return id
    },
    remove: remover("bookings"),
    nameOf: byId
  })
  /** Only one can be open, so the others are decided. */
  const withdrawals = {
    table: "withdrawals",
    at: ["created_at", "rejected_at"],
    like: "status = 'pending'",
    more: { status: "rejected", rejection_reason: "No" }
  }

  return {
    "admin.listMentors": {
      input: {},
      token: tokenOf("admin.listMentors"),
      add: newMentor,
      remove: remover("mentor_profiles"),
      nameOf: byId
    },
    "admin.listUsers": simple("admin.listUsers", {
      table: "users",
      at: ["created_at"],
      more: (id) => ({ username: `copy-${id}`, email: `${id}@example.com` })
    }),
    "admin.listAuditLog": {
      ...simple("admin.listAuditLog", { table: "audit_log", at: [] }),
      add: async (at, number) => {
        const id = 9_000_000_000_000_000n + BigInt(number)
        await copy("audit_log", { id: String(id), occurred_at: at })
        return String(id)
      }
    },
    "bookings.listMenteeBookings": bookings("bookings.listMenteeBookings", "-starts_at"),
    "bookings.listMentorBookings": bookings("bookings.listMentorBookings", "starts_at"),
    "connections.listConnections": edges("connections.listConnections", {
      ...{ table: "connections", owner: "user_id", person: "other_id", at: ["connected_at"], counter: "connections" }
    }),
    "connections.listConnectionsOfUser": edges("connections.listConnectionsOfUser", {
      ...{ table: "connections", owner: "user_id", person: "other_id", at: ["connected_at"], counter: "connections" }
    }),
    "connections.listFollowers": edges("connections.listFollowers", {
      ...{ table: "follows", owner: "followed_id", person: "follower_id", at: ["followed_at"], counter: "followers" }
    }),
    "connections.listFollowing": edges("connections.listFollowing", {
      ...{ table: "follows", owner: "follower_id", person: "followed_id", at: ["followed_at"], counter: "following" }
    }),
    "connections.listPendingConnections": edges("connections.listPendingConnections", {
      ...{ table: "connection_requests", owner: "target_id", person: "requester_id", at: ["reaches_at"] }
    }),
    "connections.listSentConnections": edges("connections.listSentConnections", {
      ...{
        table: "connection_requests",
        owner: "requester_id",
        person: "target_id",
        at: ["requested_at", "reaches_at"]
      }
    }),
    "connections.listBlockedUsers": edges("connections.listBlockedUsers", {
      ...{ table: "blocks", owner: "blocker_id", person: "blocked_id", at: ["blocked_at"] }
    }),
    "connections.listSuggestions": {
      input: {},
      token: tokenOf("connections.listSuggestions"),
      // Twenty are suggested: newer ones than the people of all other lists, who may be of the same second.
      add: (at) => newPerson(at.replace(/^\d+/, (year) => String(Number(year) + 4))),
      remove: remover("users"),
      nameOf: byId
    },
    "directory.listMentors": {
      input: { sort: "rating" },
      token: undefined,
      add: newMentor,
      remove: remover("mentor_listings", "mentor_id"),
      nameOf: byId
    },
    "deadLetters.listDeadLetters": simple("deadLetters.listDeadLetters", {
      table: "deliveries",
      at: ["dead_at"],
      more: (id) => ({ recipient: id, delivered_at: null })
    }),
    "favourites.listFavourites": {
      input: {},
      token: tokenOf("favourites.listFavourites"),
      add: async (at, number) => {
        const mentorId = await newMentor(at, number)
        await copy("favourites", { mentor_id: mentorId, favourited_at: at })
        return mentorId
      },
      remove: remover("favourites", "mentor_id"),
      nameOf: byId
    },
    "feed.listFeed": countedPosts({}),
    "feed.listFeed recent": countedPosts({ sort: "recent" }),
    "feed.listPostsOfUser": postsOfUser,
    "feed.listHashtags": {
      input: {},
      token: tokenOf("feed.listHashtags"),
      // As often as another one, and more often than those of the wishes.
      add: async (at, number) => {
        const name = `copy_${number}`
        await host.sql(
          (sql) => sql`
          insert into hashtags (name, posts_count, created_at) values (${name}, ${9 - (number % 5)}, ${at}::timestamptz) returning 1 as one`
        )
        return name
      },
      remove: remover("hashtags", "name"),
      nameOf: ({ name }) => String(name)
    },
    "feed.listComments": simple("feed.listComments", {
      ...{ table: "comments", at: ["created_at"], input: wishes["feed.listComments"]?.input ?? {} },
      like: `post_id = '${wishes["feed.listComments"]?.input["post_id"]}' and parent_id is null`
    }),
    "feed.listReplies": simple("feed.listReplies", {
      ...{ table: "comments", at: ["created_at"], input: wishes["feed.listReplies"]?.input ?? {} },
      like: `parent_id = '${wishes["feed.listReplies"]?.input["comment_id"]}'`
    }),
    "notifications.listNotifications": {
      input: {},
      token: tokenOf("notifications.listNotifications"),
      add: async (at, number) => {
        const id = crypto.randomUUID()
        await copy("notifications", { id, created_at: at, changed_at: at, revision: 1000 + number }, ofWishes)
        await countOne(1)
        return id
      },
      remove: async (id) => {
        await remover("notifications")(id)
        await countOne(-1)
      },
      nameOf: byId
    },
    "invoices.listMenteeInvoices": {
      input: {},
      token: tokenOf("invoices.listMenteeInvoices"),
      add: paid,
      remove: remover("invoices", "payment_id"),
      nameOf: byId
    },
    "invoices.listMentorInvoices": {
      input: {},
      token: tokenOf("invoices.listMentorInvoices"),
      add: paid,
      remove: remover("invoices", "payment_id"),
      nameOf: byId
    },
    ...Object.fromEntries(
      ["rating", "price_asc", "price_desc", "experience", "newest"].map((sort) => [
        `mentorSearch.search ${sort}`,
        searched(sort)
      ])
    ),
    "payments.listTransactions": { ...simple("payments.listTransactions", { table: "payments", at: [] }), add: paid },
    "payments.listRefundQueue": simple("payments.listRefundQueue", {
      table: "refunds",
      at: [],
      like: "state = 'refused' and resolution is null",
      more: (id) => ({ idempotency_key: id })
    }),
    "payments.listPaymentReviews": simple("payments.listPaymentReviews", {
      table: "payment_reviews",
      at: [],
      like: "resolved_at is null",
      more: () => ({ gateway_event_id: crypto.randomUUID() })
    }),
    "payments.listReconciliation": {
      input: {},
      token: tokenOf("payments.listReconciliation"),
      add: async (_, number) => {
        const [gateway, day] = [
          `gateway-${number % 3}`,
          `2026-01-${String(1 + Math.floor(number / 3)).padStart(2, "0")}`
        ]
        await host.sql(
          (sql) => sql`insert into reconciliations values (${gateway}, ${day}::date, now(), 1, 0) returning 1 as one`
        )
        return `${day} ${gateway}`
      },
      remove: (name) =>
        host.sql((sql) => sql`delete from reconciliations where day || ' ' || gateway = ${name} returning 1 as one`),
      nameOf: ({ day, gateway }) => `${day} ${gateway}`
    },
    "reports.listReports": {
      input: {},
      token: tokenOf("reports.listReports"),
      add: async (at) => {
        const id = crypto.randomUUID()
        await host.sql(
          (sql) => sql`
          insert into reports (id, reporter_id, subject_type, subject_id, reason, status, created_at)
          select ${id}, id, 'profile', ${id}, 'spam', 'pending', ${at}::timestamptz from users limit 1 returning 1 as one`
        )
        return id
      },
      remove: remover("reports"),
      nameOf: byId
    },
    "scheduling.listHolds": {
      input: {},
      token: tokenOf("scheduling.listHolds"),
      add: async (at) => {
        const slotId = crypto.randomUUID()
        const [starts_at, ends_at] = [at, "2100-01-01T00:00:00Z"]
        const times = { starts_at, ends_at, buffer_ends_at: ends_at }
        await copy("slots", { id: slotId, session_type_id: slotId, ...times, claimed: 0, held: 0 })
        await copy("slot_holds", { slot_id: slotId, expires_at: at })
        return slotId
      },
      remove: remover("slot_holds", "slot_id"),
      nameOf: ({ slot_id }) => String(slot_id)
    },
    "verification.listDocumentsToReview": simple("verification.listDocumentsToReview", {
      table: "verification_documents",
      at: ["created_at"],
      like: "status = 'pending'",
      more: (id) => ({ file_key: id })
    }),
    "withdrawals.listWithdrawals": simple("withdrawals.listWithdrawals", withdrawals),
    "withdrawals.listAllWithdrawals": simple("withdrawals.listAllWithdrawals", withdrawals)
  }
}
