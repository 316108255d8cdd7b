/** Looks in the database for what must never be there, and for what must. Each check answers what is wrong. */
import type { Database } from "./database.js"
import type { Acknowledged } from "./journal.js"

export interface Finding {
  readonly check: string
  readonly rows: ReadonlyArray<object>
}

type Checks = Readonly<Record<string, string>>

/** Of the journal's entry with this name, `ack`; a row is one that the database knows nothing of. */
const acknowledged: Readonly<Record<Exclude<keyof Acknowledged, "tokens" | "unlike">, string>> = {
  registered: "not exists (select from users where lower(email) = lower(ack.email))",
  verified: "not exists (select from users where lower(email) = lower(ack.email) and email_verified_at is not null)",
  held: "not exists (select from booking_attempts where id = ack.id::uuid)",
  released: "exists (select from slot_holds where booking_attempt_id = ack.id::uuid)",
  booked: "not exists (select from bookings where id = ack.id::uuid and attempt_id = ack.attempt_id::uuid)",
  paid: "not exists (select from offline_gateway_sessions where id = ack.id and state = 'paid')",
  given_up: "not exists (select from offline_gateway_sessions where id = ack.id and state <> 'paid')",
  accepted: "not exists (select from bookings where id = ack.id::uuid and accepted_at is not null)",
  declined: "not exists (select from bookings where id = ack.id::uuid and declined_at is not null)",
  offered: "not exists (select from session_types where id = ack.id::uuid)",
  // A day after the last word about it an upload is forgotten, and so is its file.
  uploaded: `not exists (select from uploads where id = ack.id::uuid and file_key is not null)
    and exists (select from uploads)`,
  removed: "exists (select from uploads where id = ack.id::uuid)"
}

/** A booking that has taken its seats. */
const claims = `
  select slot_id, count(*)::int as number from booking_slots join bookings b on b.id = booking_id
  where b.status in ('requested', 'paid', 'confirmed', 'completed') and b.pending_decision is null group by slot_id`
const holds = "select slot_id, count(*)::int as number from slot_holds group by slot_id"

/** Hold at every moment, whatever is under way. */
const always: Checks = {
  "a slot with more claims and holds than seats, or with a wrong count of them": `
    with claims as (${claims}), holds as (${holds})
    select s.id, s.claimed, s.held, claims.number as claims, holds.number as holds from slots s
    left join claims on claims.slot_id = s.id left join holds on holds.slot_id = s.id
    where coalesce(claims.number, 0) <> s.claimed or coalesce(holds.number, 0) <> s.held
      or coalesce(claims.number, 0) + coalesce(holds.number, 0) > s.max_capacity`,
  "a mentor in two places at once": `
    with taken as (
      select s.* from slots s where exists (select from (${claims}) c where c.slot_id = s.id)
        or exists (select from slot_holds h where h.slot_id = s.id)
    )
    select a.id, b.id as other from taken a join taken b on a.mentor_id = b.mentor_id and a.id < b.id and a.during && b.during`,
  "an entry out of balance": `
    select entry_id, currency, sum(minor) from journal_postings group by entry_id, currency having sum(minor) <> 0`,
  "an entry without postings": `
    select id from journal_entries e where not exists (select from journal_postings where entry_id = e.id)`,
  "a balance that does not follow from the journal": `
    with sums as (
      select mentor_id, currency, account, sum(minor) as minor from journal_postings where mentor_id is not null
      group by mentor_id, currency, account
    )
    select * from sums full join mentor_balances b using (mentor_id, currency, account)
    where coalesce(sums.minor, 0) <> coalesce(b.minor, 0)`,
  "a payment settled by more than one entry, or by one without money": `
    select e.id, e.idempotency_key from journal_entries e
    left join payments p on e.idempotency_key = 'charge:' || p.id
    left join offline_gateway_charges c on c.id = p.gateway_charge_id
    where e.kind = 'charge' and c.id is null`,
  "more given back than was taken": `
    select c.id, c.refunded_minor, sum(r.amount_minor) as given_back from offline_gateway_charges c
    left join offline_gateway_refunds r on r.charge_id = c.id and r.failed_at is null
    group by c.id having coalesce(sum(r.amount_minor), 0) <> c.refunded_minor or c.refunded_minor > c.amount_minor`,
  "money given back that nobody had to give back": `
    select r.id, r.reason, b.status, b.closed_because from refunds r
    join payments p on p.id = r.payment_id join bookings b on b.id = p.purchasable_id
    where not coalesce(case r.reason
      when 'capacity_conflict' then b.closed_because in ('capacity_conflict', 'payment_lapsed')
      when 'requested_by_customer' then b.closed_because in ('declined', 'unanswered')
    end, false)`,
  "a payment that was told to be settled twice": `
    select payload->>'paymentId' as id, count(*) from outbox where type = 'payments.PaymentSettled'
    group by payload->>'paymentId' having count(*) > 1`,
  "a badge that is not what the inbox has": `
    with rows as (
      select user_id, count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
      from notifications group by user_id
    )
    select user_id, rows.total as rows, rows.unread as unread_rows, counts.total, counts.unread
    from rows full join notification_counts counts using (user_id)
    where coalesce(rows.total, 0) <> coalesce(counts.total, 0) or coalesce(rows.unread, 0) <> coalesce(counts.unread, 0)`,
  "a file of an upload that is not kept for it, or a kept one that no upload has": `
    with named as (
      select id, file_key from uploads where file_key is not null union all select upload_id, file_key from upload_chunks
    ), kept as (
      select owner_id, file_key from file_owners join stored_files on key = file_key
      where owner_kind = 'upload' and state = 'kept'
    )
    select * from named full join kept on named.id = kept.owner_id and named.file_key = kept.file_key
    where named.id is null or kept.owner_id is null`,
  "a dead letter": "select id, event_id, subscriber, last_error from deliveries where dead_at is not null",
  "money that waits for an admin": "select id, kind from payment_reviews"
}

/** Hold when nothing is under way any more. */
const atRest: Checks = {
  "an event that was not delivered": `
    select id, type, null as subscriber, due_at, claimed_until from outbox where settled_at is null
    union all
    select id, type, subscriber, due_at, claimed_until from deliveries where delivered_at is null and dead_at is null`,
  "a message of the gateway that nobody took":
    "select id, payload from offline_gateway_events where delivered_at is null",
  "news of the gateway that was not settled": `
    select event_id, type, state from gateway_events where state not in ('processed', 'ignored')`,
  // By the database's own time; hosts look every two seconds. After five attempts it waits for its next period.
  "a sweep that nobody took over from a dead host": `
    select sweep, period, free_at from sweep_runs
    where holder is not null and attempts < 5 and free_at < clock_timestamp() - interval '15 seconds'`,
  "a checkout that was never opened": "select id, due_at from checkout_sessions where state = 'started'",
  "a charge that is not settled exactly once": `
    select s.id, s.charge_id, p.status, b.status as booking from offline_gateway_sessions s
    left join offline_gateway_charges c on c.id = s.charge_id
    left join payments p on p.gateway_charge_id = s.charge_id
    left join bookings b on b.id = p.purchasable_id
    where s.state = 'paid' and (
      p.id is null or p.id::text <> s.payment_id or p.amount_minor <> s.amount_minor
      or p.status not in ('succeeded', 'partially_refunded', 'refunded')
      or 1 <> (select count(*) from journal_entries where idempotency_key = 'charge:' || p.id)
      or -s.amount_minor <> (
        select sum(minor) from journal_entries e join journal_postings on entry_id = e.id
        where e.idempotency_key = 'charge:' || p.id and account = 'gateway'
      )
      or b.status is null or b.status = 'pending_payment' or b.pending_decision is not null
      or (b.status in ('paid', 'confirmed', 'completed') and c.refunded_minor <> 0)
      or (b.status in ('refunded', 'cancelled') and c.refunded_minor <> c.amount_minor)
    )`,
  "a booking that counts as paid and is not": `
    select b.id, b.status from bookings b where b.status in ('paid', 'confirmed', 'completed') and price_minor > 0
    and not exists (
      select from payments p join offline_gateway_sessions s on s.charge_id = p.gateway_charge_id
      where p.purchasable_id = b.id and s.state = 'paid'
    )`,
  "a refund that did not go back exactly once": `
    select r.id, r.state, r.amount_minor, g.amount_minor as given_back from refunds r
    left join offline_gateway_refunds g on g.idempotency_key = r.idempotency_key
    where r.state <> 'succeeded' or g.amount_minor is distinct from r.amount_minor
      or 1 <> (select count(*) from journal_entries where idempotency_key = 'refund:' || r.id)`,
  "a payment and a gateway that disagree on what went back": `
    select p.id, p.refunded_minor, c.refunded_minor as given_back from payments p
    join offline_gateway_charges c on c.id = p.gateway_charge_id where p.refunded_minor <> c.refunded_minor`,
  "an act that is not in an inbox exactly once": `
    with due as (
      select m.user_id, case type when 'payments.PaymentSettled' then 'payment.received' else 'session.booked' end as type
      from outbox join mentor_profiles m on m.id = (payload->>'mentorId')::uuid
      where type in ('bookings.BookingPaid', 'bookings.BookingRequested', 'payments.PaymentSettled')
      union all
      select (payload->>'menteeId')::uuid, 'session.confirmed' from outbox where type = 'bookings.BookingConfirmed'
      union all
      select (payload->>'payerId')::uuid, 'refund.issued' from outbox where type = 'payments.PaymentRefunded'
    ),
    counted as (select user_id, type, count(*) as due from due group by user_id, type),
    told as (select user_id, type, count(*) as told from notifications group by user_id, type)
    select * from counted left join told using (user_id, type) where coalesce(told, 0) <> due`,
  // The second of two that are alike is known by its Message-ID.
  "a mail that was due and was not sent, or was sent twice under two names": `
    with due (recipient, subject) as (
      select u.email, 'Verify your email address' from outbox join users u on u.id = (payload->>'userId')::uuid
      where type = 'identity.UserRegistered'
      union all
      select u.email, 'New session request:%' from outbox
      join mentor_profiles m on m.id = (payload->>'mentorId')::uuid join users u on u.id = m.user_id
      where type in ('bookings.BookingPaid', 'bookings.BookingRequested')
      union all
      select u.email, 'You received a payment %' from outbox
      join mentor_profiles m on m.id = (payload->>'mentorId')::uuid join users u on u.id = m.user_id
      where type = 'payments.PaymentSettled'
      union all
      select u.email, case type
        when 'bookings.BookingConfirmed' then 'Your session is confirmed:%' else 'Your session was declined:%' end
      from outbox join users u on u.id = (payload->>'menteeId')::uuid
      where type in ('bookings.BookingConfirmed', 'bookings.BookingDeclined')
      union all
      select u.email, 'Your refund of %' from outbox join users u on u.id = (payload->>'payerId')::uuid
      where type = 'payments.PaymentRefunded'
    ),
    counted as (
      select recipient, subject, count(*) as due, (
        select count(distinct headers->>'Message-ID') from dev_messages m where lower(m.recipient) = lower(due.recipient) and m.subject like due.subject
      ) as sent
      from due where recipient like '%@chaos.test' group by recipient, subject
    )
    select * from counted where sent <> due`
}

const findings = async ({ query }: Database, checks: Checks): Promise<ReadonlyArray<Finding>> => {
  const all: Array<Finding> = []
  for (const [check, text] of Object.entries(checks)) {
    const rows = await query<object>(text)
    if (rows.length > 0) all.push({ check, rows })
  }
  return all
}

const lostWrites = async ({ query }: Database, journal: Acknowledged): Promise<ReadonlyArray<Finding>> => {
  const all: Array<Finding> = []
  for (const [name, isLost] of Object.entries(acknowledged)) {
    const entries = journal[name as keyof typeof acknowledged]
    const rows = await query<object>(
      `select * from json_to_recordset($1::json) as ack(email text, id text, attempt_id text) where ${isLost}`,
      [JSON.stringify(entries)]
    )
    if (rows.length > 0) all.push({ check: `${name} was acknowledged and is lost`, rows })
  }
  if (journal.unlike.length > 0) all.push({ check: "an answer was not repeated as it was", rows: journal.unlike })
  return all
}

/** Everything that is wrong once nothing is under way. */
export const audit = async (database: Database, journal: Acknowledged): Promise<ReadonlyArray<Finding>> => [
  ...(await lostWrites(database, journal)),
  ...(await findings(database, always)),
  ...(await findings(database, atRest))
]

export const described = (all: ReadonlyArray<Finding>): string =>
  all
    .map(
      ({ check, rows }) =>
        `${check} (${rows.length}):\n${rows
          .slice(0, 5)
          .map((row) => `  ${shown(row)}`)
          .join("\n")}`
    )
    .join("\n")

/** Amounts are bigints, which JSON does not know. */
const shown = (row: object) =>
  JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value))
