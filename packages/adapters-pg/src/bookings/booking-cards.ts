import { SqlClient, type Statement } from "@effect/sql"
import { BookingCards, type BookingFilter, type BookingSort, type Viewer } from "@mentorkit/core/bookings"
import { offsetOf } from "@mentorkit/core/kernel"
import { Array, DateTime, Effect, Layer, Schema } from "effect"
import { BookingCardRow, toCard } from "./rows.js"
import { shownToMentor } from "./shown-to-mentor.js"

const decode = Schema.decodeUnknown(Schema.Array(BookingCardRow))

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const shownTo = (viewer: Viewer): Statement.Fragment =>
    viewer._tag === "Mentee"
      ? sql`mentee_id = ${viewer.menteeId}`
      : sql`(mentor_id = ${viewer.mentorId} and ${sql.literal(shownToMentor)})`

  const matching = (viewer: Viewer, { from, menteeId, mentorId, statuses, until }: BookingFilter): Statement.Fragment =>
    sql.and([
      shownTo(viewer),
      ...(statuses === undefined ? [] : [sql.in("status", statuses)]),
      ...(from === undefined ? [] : [sql`starts_at >= ${DateTime.toDate(from)}`]),
      ...(until === undefined ? [] : [sql`starts_at < ${DateTime.toDate(until)}`]),
      ...(mentorId === undefined ? [] : [sql`mentor_id = ${mentorId}`]),
      ...(menteeId === undefined ? [] : [sql`mentee_id = ${menteeId}`])
    ])

  const ordered = (sort: BookingSort): Statement.Fragment =>
    sort === "starts_at"
      ? sql`order by bookings.starts_at, bookings.id`
      : sql`order by bookings.starts_at desc, bookings.id desc`

  /**
   * Everything about the bookings of `page`. Which they are is cut from an index alone, before anything is joined: what a
   * page leaves out is never read from the table, however deep it lies.
   */
  const cards = (page: Statement.Fragment, order: Statement.Fragment) => sql`
    select bookings.*, payment.status as payment_status, seats.slots,
      json_build_object(
        'name', mentor.full_name, 'username', mentor.username, 'avatarUrl', mentor.avatar_url
      ) as mentor,
      json_build_object(
        'name', mentee.full_name, 'username', mentee.username, 'avatarUrl', mentee.avatar_url
      ) as mentee,
      json_build_object('title', type.title, 'durationMinutes', type.duration_minutes) as session_type
    from (${page}) page
    join bookings on bookings.id = page.id
    join mentor_profiles profile on profile.id = bookings.mentor_id
    join users mentor on mentor.id = profile.user_id
    join users mentee on mentee.id = bookings.mentee_id
    join session_types type on type.id = bookings.session_type_id
    cross join lateral (
      select json_agg(
        json_build_object('id', slots.id, 'startsAt', slots.starts_at, 'endsAt', slots.ends_at) order by position
      ) as slots
      from booking_slots join slots on slots.id = booking_slots.slot_id
      where booking_id = bookings.id
    ) seats
    left join lateral (
      select status from payments where purpose = 'booking' and purchasable_id = bookings.id order by id desc limit 1
    ) payment on true
    ${order}`

  const read = (page: Statement.Fragment, order: Statement.Fragment) =>
    cards(page, order).pipe(
      Effect.flatMap(decode),
      Effect.map((rows) => rows.map(toCard)),
      Effect.orDie
    )

  return BookingCards.of({
    find: (id, viewer) =>
      Effect.map(read(sql`select id from bookings where id = ${id} and ${shownTo(viewer)}`, sql``), Array.head),
    list: ({ filter, page, sort, viewer }) => {
      const where = matching(viewer, filter)
      const order = ordered(sort)
      const rows = read(
        sql`select id from bookings where ${where} ${order} limit ${page.per_page} offset ${offsetOf(page)}`,
        order
      )
      const totals = sql<{ readonly total: number }>`select count(*)::int as total from bookings where ${where}`
      return Effect.map(Effect.all([rows, Effect.orDie(totals)]), ([items, [row]]) => ({
        items,
        total: row?.total ?? 0
      }))
    }
  })
})

export const bookingCards = Layer.effect(BookingCards, make)
