import type pg from "pg"

/** Bookings whose ids are known already, with what is shown of them, by hand: nothing is looked for, sorted or counted. */
const statement = `
  select bookings.*, mentor.full_name as mentor_name, mentor.username as mentor_username, mentor.avatar_url as mentor_avatar,
    mentee.full_name as mentee_name, mentee.username as mentee_username, mentee.avatar_url as mentee_avatar, title,
    duration_minutes, (select json_agg(json_build_object('id', slots.id, 'from', slots.starts_at, 'to', slots.ends_at))
      from booking_slots join slots on slots.id = slot_id where booking_id = bookings.id) as slots,
    (select status from payments where purpose = 'booking' and purchasable_id = bookings.id limit 1) as payment_status
  from bookings
  join mentor_profiles on mentor_profiles.id = bookings.mentor_id
  join users mentor on mentor.id = user_id
  join users mentee on mentee.id = mentee_id
  join session_types on session_types.id = session_type_id
  where bookings.id = any($1)`

export const rowsByIds = (pool: pg.Pool, ids: ReadonlyArray<string>) => () =>
  pool.query({ text: statement, values: [[...ids]] })
