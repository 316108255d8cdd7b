/** A shop around Mentorkit: what `docs/extending.md` shows, in one piece. Its tables are in `public`, ours are not. */
import {
  accountTools,
  channelSigner,
  diskFileStore,
  invoicePrinter,
  passkeyCeremonies,
  secrets
} from "@mentorkit/adapters-node"
import * as pg from "@mentorkit/adapters-pg"
import { sqlOf } from "@mentorkit/adapters-pg"
import {
  append,
  around,
  aroundInTransaction,
  beforeCommit,
  createMentorkit,
  domains,
  isRefusal,
  notify,
  on,
  services,
  settingOf,
  stack,
  transact
} from "@mentorkit/core"
import { BookingConfirmed, BookingRequested } from "@mentorkit/core/bookings"
import { type Caller, event, Forbidden, InvalidInput, LinkBase, setting, UserId, Uuid } from "@mentorkit/core/kernel"
import { Mailer, NotificationTexts, notificationType, type OwnLanguage } from "@mentorkit/core/notifications"
import { Effect, Layer, Redacted, Schema } from "effect"

/** The inbox as the shop says it: what is left out stays as it is. */
export const ownWords: ReadonlyArray<OwnLanguage> = [
  {
    language: "en",
    rows: {
      "session.confirmed": ({ facts, moment, sender }) => ({
        title: `See you soon: ${facts.title}`,
        body: `${sender ?? "Your mentor"} expects you on ${moment(facts.starts_at)}.`
      })
    }
  }
]

interface Options {
  readonly database: ReturnType<typeof pg.Pg.layer>
  /** 32 characters or more. */
  readonly secret: string
  readonly filesDir: string
}

export const newKit = ({ database, filesDir, secret }: Options) =>
  createMentorkit({
    domains,
    services: stack(
      database,
      secrets(Redacted.make(secret)),
      Layer.succeed(LinkBase, { appUrl: "http://localhost", frontendUrl: "http://localhost" }),
      Layer.succeed(NotificationTexts, ownWords),
      Layer.mergeAll(
        pg.devMailbox,
        pg.memoryRateLimiter,
        accountTools,
        channelSigner(),
        diskFileStore({ folder: filesDir }),
        invoicePrinter(),
        pg.webhookDelivery("http://localhost")
      ),
      passkeyCeremonies({ rpId: "localhost", rpName: "Shop", origins: ["http://localhost"] }),
      pg.adapters,
      pg.offlineGateway({ secret: Redacted.make(secret) }),
      services,
      pg.outboxRelay()
    )
  })
export type Kit = ReturnType<typeof newKit>

/** Stands for the migrations of the shop. */
export const createTables = async (kit: Kit): Promise<void> => {
  const sql = sqlOf(kit)
  await sql`create table public.customers (id uuid primary key, email text not null, is_blocked boolean not null default false)`
  await sql`create table public.points (customer_id uuid not null, booking_id uuid not null)`
  await sql`create table public.orders (id uuid primary key, customer_id uuid not null, booking_id uuid)`
  await sql`create table public.diaries (mentor_id uuid not null, booking_id uuid not null)`
}

interface Customer {
  readonly email: string
  readonly is_blocked: boolean
}
const customerOf = async (kit: Kit, id: string): Promise<Customer | undefined> =>
  (await sqlOf(kit)<Customer>`select email, is_blocked from public.customers where id = ${id}`)[0]

/** A mail of the shop's own, sent as all others are. */
const thankYou = (kit: Kit) =>
  on(BookingConfirmed, {
    name: "shop.thankYou",
    lane: "mail",
    run: async ({ menteeId }, delivery) => {
      const customer = await customerOf(kit, menteeId)
      if (customer === undefined) return
      const text = "Thank you for booking with our shop."
      // The same at every attempt, so that a mail that comes twice is known.
      const headers = { "Message-ID": `<${delivery.id}@shop.example.com>` }
      const mail = { to: customer.email, subject: "Thank you", text, html: `<p>${text}</p>`, headers }
      await kit.runPromise(Effect.flatMap(Mailer, ({ send }) => send(mail)))
    }
  })

/** A row for every booking, exactly once. */
const bonusPoints = (kit: Kit) =>
  on(BookingConfirmed, {
    name: "shop.bonusPoints",
    lane: "effects",
    effects: "database",
    run: async ({ bookingId, menteeId }) => {
      await sqlOf(kit)`insert into public.points (customer_id, booking_id) values (${menteeId}, ${bookingId})`
    }
  })

export const diaryPages = setting({
  key: "shop.diary_pages",
  description: "How many bookings a mentor's diary takes.",
  schema: Schema.Int.pipe(Schema.between(1, 1000)),
  default: 100
})

/** No free booking without a page in the diary. What is paid cannot be undone so: the buyer has paid by then. */
const diary = (kit: Kit) =>
  beforeCommit(BookingRequested, "shop.diary", async ({ bookingId, mentorId }) => {
    const sql = sqlOf(kit)
    const pages = await settingOf(kit, diaryPages)
    await sql`select pg_advisory_xact_lock(hashtext(${mentorId}))`
    const [full] = await sql`
      select from public.diaries where mentor_id = ${mentorId} having count(*) >= ${pages}::int`
    if (full !== undefined) throw new Error("The mentor's diary is full.")
    await sql`insert into public.diaries (mentor_id, booking_id) values (${mentorId}, ${bookingId})`
  })

export const mostOrders = 8

/** Whoever is blocked in the shop books nothing. */
const onlyWelcome = (kit: Kit) =>
  around(domains.bookings, {
    createBooking: async ({ actor, next }) => {
      const customer = await customerOf(kit, actor.userId)
      if (customer?.is_blocked === true) throw new Forbidden()
      return next()
    }
  })

/** Every booking is an order of the shop's, too: both are there, or neither. */
const orderedToo = (kit: Kit) =>
  aroundInTransaction(domains.bookings, {
    createBooking: async ({ actor, input, next }) => {
      const created = await next()
      await sqlOf(kit)`
        insert into public.orders (id, customer_id, booking_id)
        values (${input.booking_attempt_id}, ${actor.userId}, ${created.booking.id})`
      return created
    }
  })

/** A limit of the shop's own. The lock is what keeps it when somebody books twice at once. */
const notTooMany = (kit: Kit) =>
  aroundInTransaction(domains.bookings, {
    createBooking: async ({ actor, next }) => {
      const sql = sqlOf(kit)
      await sql`select from public.customers where id = ${actor.userId} for update`
      const [full] = await sql`
        select from public.orders where customer_id = ${actor.userId} having count(*) >= ${mostOrders}::int`
      if (full === undefined) return next()
      const message = `You have ${mostOrders} orders already.`
      throw new InvalidInput({ problems: [{ path: ["booking_attempt_id"], message }] })
    }
  })

export const OrderPlaced = event("shop.OrderPlaced", { orderId: Uuid, customerId: UserId }, ({ orderId }) => orderId)

/** A whole purchase in one transaction, which tells of itself. */
export const placeOrder = (kit: Kit, caller: Caller, order: { readonly id: string; readonly slotId: string }) =>
  transact(kit, async () => {
    if (caller._tag !== "User") throw new Forbidden()
    const { booking_attempt_id } = await kit.as(caller).scheduling.holdSlots({ slot_ids: [order.slotId] })
    const { booking } = await kit.as(caller).bookings.createBooking({ booking_attempt_id })
    const placed = { orderId: order.id, customerId: caller.userId }
    await append(kit, OrderPlaced, placed)
    return booking.id
  })

export const orderPlaced = notificationType("shop.order_placed", {
  label: "Order placed",
  priority: "medium",
  category: "payments",
  mail: "on",
  facts: Schema.Struct({ number: Schema.String }),
  texts: {
    en: ({ facts }) => ({ title: `Your order ${facts.number}`, body: "We are packing it." }),
    de: ({ facts }) => ({ title: `Ihre Bestellung ${facts.number}`, body: "Wir packen sie gerade." })
  },
  path: "/orders/{id}"
})

/** In the customer's inbox and by mail, as far as they want it. */
const tellOfOrders = (kit: Kit) =>
  notify(kit, OrderPlaced, {
    name: "shop.tellOfOrders",
    type: orderPlaced,
    to: async ({ customerId }) => [customerId],
    say: async ({ orderId }) => ({ subject: orderId, facts: { number: orderId.slice(-4) } })
  })

/** What to show to whoever has ordered. */
export const sentenceFor = (error: unknown): string =>
  isRefusal(error) ? error.message : "Something went wrong on our side. Please try again in a moment."

/** Before the kit's first call. `heard` is told of every order that was placed. */
export const extendKit = (kit: Kit, heard: (orderId: string) => Promise<void>): void => {
  const toldOf = on(OrderPlaced, { name: "shop.tell", lane: "effects", run: ({ orderId }) => heard(orderId) })
  kit.extend({
    reactions: [thankYou(kit), bonusPoints(kit), diary(kit), toldOf, ...tellOfOrders(kit)],
    notifications: [orderPlaced],
    around: [onlyWelcome(kit), notTooMany(kit), orderedToo(kit)],
    settings: [diaryPages]
  })
}
