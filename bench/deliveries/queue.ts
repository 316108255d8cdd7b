/** Mails that wait: events alone, which the relay finds as it finds any other. */
import type { Database } from "@mentorkit/test-kit/chaos/database"

/** Recipients of marked mails get that one mail and no other. */
export const markedDomain = "marked.test"
const waitingDomain = "waiting.test"

const mostMarked = 1000
/** The marked stand among so many at the front: they suffer most, and nobody has to wait for the whole queue. */
const front = 10_000
const accounts = 10_000
const chunk = 10_000

const people = `
  insert into users (id, full_name, username, email, timezone, is_active, email_verified_at, created_at, updated_at)
  select gen_random_uuid(), 'Somebody', $1 || '-' || n, n || '@' || $1, 'Europe/Berlin', true, now(), now(), now()
  from generate_series(0, $2::int - 1) n`

/** Numbers from $1 to $2; one in $3 is marked as long as there are marked accounts left ($4). */
const events = `
  with numbers as (
    select n, case when n % $3::int = 0 and n / $3::int < $4::int
      then n / $3::int || '@${markedDomain}' else n % $5::int || '@${waitingDomain}' end as recipient
    from generate_series($1::int, $2::int) n
  )
  insert into outbox (id, type, aggregate, payload, occurred_at, due_at)
  select gen_random_uuid(), 'identity.PasswordChanged', users.id::text,
    jsonb_build_object('userId', users.id, 'how', 'changed'), now(), now()
  from numbers join users on lower(users.email) = recipient
  order by n`

/** Answers how many of them are marked. */
export const fillQueue = async (
  { query }: Database,
  mails: number,
  tell: (line: string) => void
): Promise<{ readonly marked: number }> => {
  const marked = Math.min(mostMarked, Math.ceil(mails / 2))
  const others = Math.min(accounts, mails)
  const oneIn = Math.max(1, Math.floor(Math.min(front, mails) / marked))
  await query(people, [markedDomain, marked])
  await query(people, [waitingDomain, others])
  await query("analyze users")
  for (let from = 0; from < mails; from += chunk) {
    await query(events, [from, Math.min(mails, from + chunk) - 1, oneIn, marked, others])
    tell(`${Math.min(mails, from + chunk)} mails wait`)
  }
  return { marked }
}

/** What the database says of a mail of the queue. */
export interface Delivery {
  /** Of the Message-ID; null in a database whose deliveries have none. */
  readonly id: string | null
  readonly recipient: string
  readonly state: "delivered" | "dead" | "waiting"
}

const states = `case when d.dead_at is not null then 'dead' when d.delivered_at is not null then 'delivered' else 'waiting' end`
const ofQueue = `
  from outbox join users on users.id::text = outbox.aggregate
  left join deliveries d on d.event_id = outbox.id
  where outbox.type = 'identity.PasswordChanged' and (users.email like '%@${markedDomain}' or users.email like '%@${waitingDomain}')`

/** An event that has not been fanned out yet waits, too. */
export const deliveriesOf = async ({ query }: Database): Promise<ReadonlyArray<Delivery>> => {
  const [table] = await query<{ readonly name: string | null }>("select to_regclass('deliveries')::text as name")
  return table?.name == null
    ? query(`select null as id, users.email as recipient, ${states} as state
        ${ofQueue.replace("join deliveries d", "join outbox_deliveries d")}`)
    : query(`select d.id::text as id, users.email as recipient, ${states} as state ${ofQueue}`)
}
