/** The shop on both engines: what it adds is heard, committed and undone with what is ours. */
import { readFile } from "node:fs/promises"
import { backgroundWork, sqlOf } from "@mentorkit/adapters-pg"
import { admit, isRefusal, transact } from "@mentorkit/core"
import { type Caller, Forbidden, UserId } from "@mentorkit/core/kernel"
import { SlotsUnavailable } from "@mentorkit/core/scheduling"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { Effect, Exit, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { createTables, extendKit, type Kit, newKit, placeOrder, sentenceFor } from "../src/shop.js"

const until = async <A>(look: () => Promise<A | undefined>): Promise<A> => {
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
const refusalOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  return assert.fail("It was not refused.")
}

describe.each(everyEngine)("a shop around a kit on %s", (name, database) => {
  const scope = Effect.runSync(Scope.make())
  const heard: Array<string> = []
  let kit: Kit
  let ada: Caller
  let mentor: Caller
  let admin: Caller
  let slots: ReadonlyArray<string> = []
  let mentorId = ""
  const nextSlot = () => {
    const [slot = assert.fail("No slot is left."), ...others] = slots
    slots = others
    return slot
  }

  beforeAll(async () => {
    const filesDir = await Effect.runPromise(Scope.extend(newFolder, scope))
    kit = newKit({ database, secret: "a secret of at least 32 characters", filesDir })
    extendKit(kit, async (orderId) => void heard.push(orderId))
    await createTables(kit)
    await kit.runInBackground(backgroundWork())
    const graceId = await admit(kit, { email: "grace@example.test", full_name: "Grace Hopper" })
    const adaId = await admit(kit, { email: "ada@example.test", full_name: "Ada Lovelace" })
    await sqlOf(kit)`insert into public.customers (id, email) values (${adaId}, 'ada@shop.test')`
    admin = { _tag: "User", userId: UserId.make(graceId), roles: ["admin"] }
    const applying = kit.as(await kit.callerOf(graceId))
    const { expertise_areas: areas } = await applying.profiles.listExpertiseAreas({})
    const { onboarding } = await applying.profiles.submitOnboarding({
      role: "mentor",
      headline: "Compilers, from scratch",
      timezone: "UTC",
      currency: "USD",
      hourly_rate: "40.00",
      expertise_area_ids: [areas[0]?.id ?? ""]
    })
    mentorId = onboarding.mentor_profile?.id ?? ""
    await kit.as(admin).admin.approveMentor({ id: mentorId })
    mentor = await kit.callerOf(graceId)
    const { session_type: type } = await kit.as(mentor).scheduling.createSessionType({
      title: "Compilers",
      session_model: "regular_weekly",
      duration_minutes: 60,
      is_free: true,
      max_capacity: 1
    })
    await kit.as(mentor).scheduling.createAvailabilityRule({
      rule_type: "regular_weekly",
      day_of_week: 1,
      time_blocks: [{ start_time: "00:00", end_time: "23:00" }]
    })
    ada = await kit.callerOf(adaId)
    const offer = { mentor_id: mentorId, session_type_id: type.id }
    slots = await until(async () => {
      const { slots: found } = await kit.as(ada).scheduling.listPublicSlots(offer)
      const free = found.filter(({ is_selectable }) => is_selectable).map(({ id }) => id)
      return free.length >= 8 ? free : undefined
    })
  })
  afterAll(async () => {
    await kit.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  const hold = async () => (await kit.as(ada).scheduling.holdSlots({ slot_ids: [nextSlot()] })).booking_attempt_id
  const book = async () => (await kit.as(ada).bookings.createBooking({ booking_attempt_id: await hold() })).booking.id
  const rowsOf = (bookingId: string) =>
    sqlOf(kit)<{ readonly kind: string }>`
      select 'order' as kind from public.orders where booking_id = ${bookingId}
      union all select 'page' from public.diaries where booking_id = ${bookingId}
      union all select 'points' from public.points where booking_id = ${bookingId} order by 1`
  const kindsOf = async (bookingId: string) => (await rowsOf(bookingId)).map(({ kind }) => kind)
  const counts = async () => {
    const [row] = await sqlOf(kit)<{ readonly of: string }>`
      select concat_ws(' ', (select count(*) from public.orders), (select count(*) from public.diaries)) as of`
    const { bookings } = await kit.as(ada).bookings.listMenteeBookings({})
    return `${row?.of} ${bookings.total}`
  }

  it("keeps rows of its own for a booking, and thanks for it once it is confirmed", async () => {
    const id = await book()
    assert.deepStrictEqual(await kindsOf(id), ["order", "page"])
    await kit.as(mentor).bookings.acceptBooking({ id })
    await until(async () => ((await kindsOf(id)).includes("points") ? true : undefined))
    await until(async () => {
      const mails = await sqlOf(
        kit
      )`select from dev_messages where recipient = 'ada@shop.test' and subject = 'Thank you'`
      return mails.length === 1 ? true : undefined
    })
  })

  // Falls where the type is not given to the kit, or its texts are asked for by another name.
  it("tells of an order in the inbox and by mail, in the customer's language, and says ours in its own words", async () => {
    const orderId = crypto.randomUUID()
    const number = orderId.slice(-4)
    await kit.as(ada).profiles.updateProfile({ locale: "de-AT" })
    await placeOrder(kit, ada, { id: orderId, slotId: nextSlot() })
    const rowOf = (type: string) =>
      until(async () => {
        const { notifications } = await kit.as(ada).notifications.listNotifications({})
        return notifications.items.find((row) => row.type === type)
      })
    const row = await rowOf("shop.order_placed")
    const told = { title: `Ihre Bestellung ${number}`, body: "Wir packen sie gerade.", category: "payments" }
    assert.deepInclude(row, { ...told, url: `http://localhost/orders/${orderId}`, data: { number } })
    const mail = await until(async () => {
      const [found] = await sqlOf(kit)<{ readonly text: string }>`
        select text from dev_messages where recipient = 'ada@example.test' and subject = ${told.title}`
      return found
    })
    assert.include(mail.text, `Wir packen sie gerade.\n\nAnsehen:\nhttp://localhost/orders/${orderId}`)

    await kit.as(ada).notifications.updatePreferences({ preferences: [{ category: "payments", is_enabled: false }] })
    await placeOrder(kit, ada, { id: crypto.randomUUID(), slotId: nextSlot() })
    await kit.as(ada).profiles.updateProfile({ locale: "en" })
    await kit.as(mentor).bookings.acceptBooking({ id: await book() })
    assert.match((await rowOf("session.confirmed")).body, /^Grace Hopper expects you on \w+day, /)
    const { notifications } = await kit.as(ada).notifications.listNotifications({})
    assert.lengthOf(
      notifications.items.filter(({ type }) => type === "shop.order_placed"),
      1
    )
  })

  // Falls where `beforeCommit` runs after it, or in a transaction of its own.
  it("undoes a booking for which the diary has no page", async () => {
    await kit.as(admin).admin.updateSettings({ settings: { "shop.diary_pages": 1 } })
    const before = await counts()
    const booking_attempt_id = await hold()
    const error = await refusalOf(kit.as(ada).bookings.createBooking({ booking_attempt_id }))
    assert.isFalse(isRefusal(error))
    assert.include(sentenceFor(error), "our side")
    assert.strictEqual(await counts(), before)
    await kit.as(admin).admin.updateSettings({ settings: { "shop.diary_pages": 100 } })
    await kit.as(ada).bookings.createBooking({ booking_attempt_id })
  })

  it("keeps out whom it does not want, with a refusal of ours", async () => {
    const booking_attempt_id = await hold()
    await sqlOf(kit)`update public.customers set is_blocked = true`
    const error = await refusalOf(kit.as(ada).bookings.createBooking({ booking_attempt_id }))
    assert.instanceOf(error, Forbidden)
    assert.isTrue(isRefusal(error))
    await sqlOf(kit)`update public.customers set is_blocked = false`
    await kit.as(ada).bookings.createBooking({ booking_attempt_id })
  })

  it("buys in one transaction, and hears of its own event", async () => {
    const id = crypto.randomUUID()
    const bookingId = await placeOrder(kit, ada, { id, slotId: nextSlot() })
    assert.deepStrictEqual(await kindsOf(bookingId), ["order", "page"])
    await until(async () => (heard.includes(id) ? true : undefined))
  })

  // Falls where a call does not join: booking and order stay.
  it("leaves neither its own row nor a booking when its transaction is rolled back", async () => {
    const [before, slotId] = [await counts(), nextSlot()]
    const failing = transact(kit, async () => {
      const { booking_attempt_id } = await kit.as(ada).scheduling.holdSlots({ slot_ids: [slotId] })
      await kit.as(ada).bookings.createBooking({ booking_attempt_id })
      await sqlOf(kit)`insert into public.orders (id, customer_id) values (gen_random_uuid(), gen_random_uuid())`
      // Whoever is known is known within, too.
      assert.strictEqual((await kit.callerOf(String(ada._tag === "User" && ada.userId)))._tag, "User")
      throw new Error("The card was stolen.")
    })
    assert.strictEqual(((await refusalOf(failing)) as Error).message, "The card was stolen.")
    assert.strictEqual(await counts(), before)
    await kit.as(ada).scheduling.holdSlots({ slot_ids: [slotId] })
  })

  // Falls where the end of the transaction does not wait for what it began.
  it("commits what was begun and not awaited, and refuses what comes after a rollback", async () => {
    const slot = nextSlot()
    let held: Promise<unknown> | undefined
    await transact(kit, async () => {
      held = kit.as(ada).scheduling.holdSlots({ slot_ids: [slot] })
    })
    await held
    const bea = kit.as(await kit.callerOf(await admit(kit, { email: "bea@example.test", full_name: "Bea Buyer" })))
    const taken = await refusalOf(bea.scheduling.holdSlots({ slot_ids: [slot] }))
    assert.instanceOf(taken, SlotsUnavailable)

    // Without the wait half of it would come after the rollback, on a connection that is nobody's.
    const [bookedBefore, booking_attempt_id] = [await counts(), await hold()]
    let begun: Promise<unknown> = Promise.resolve()
    await refusalOf(
      transact(kit, async () => {
        begun = kit.as(ada).bookings.createBooking({ booking_attempt_id })
        throw new Error("In the middle of it.")
      })
    )
    await begun
    assert.strictEqual(await counts(), bookedBefore)

    const [before, other] = [await counts(), nextSlot()]
    let late: Promise<unknown> | undefined
    const failing = transact(kit, async () => {
      late = (async () => {
        await new Promise((resolve) => setTimeout(resolve, 100))
        return kit.as(ada).scheduling.holdSlots({ slot_ids: [other] })
      })()
      late.catch(() => {})
      throw new Error("Too early.")
    })
    await refusalOf(failing)
    assert.include(
      ((await refusalOf(late ?? Promise.resolve())) as Error).message,
      "belongs to a transaction that has failed"
    )
    assert.strictEqual(await counts(), before)
  })

  it("cannot commit what was refused in the middle", async () => {
    const before = await counts()
    const [booking_attempt_id, slotId] = [await hold(), nextSlot()]
    const passedOver = transact(kit, async () => {
      await kit.as(ada).bookings.createBooking({ booking_attempt_id })
      await kit.as(ada).scheduling.holdSlots({ slot_ids: [slotId] })
      await kit
        .as(mentor)
        .scheduling.holdSlots({ slot_ids: [slotId] })
        .catch(() => {})
    })
    assert.isFalse(isRefusal(await refusalOf(passedOver)))
    assert.strictEqual(await counts(), before)
  })

  it("cannot be extended once it runs", () => {
    assert.throws(() => kit.extend({}), "has started")
  })

  // PGlite has one connection, so nobody waits for anybody there.
  if (name === "PGlite") return

  it("sells a seat once, however many transactions want it at the same time", async () => {
    const [slotId, others] = [nextSlot(), nextSlot()]
    const buyers = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const id = await admit(kit, { email: `buyer-${at}@example.test`, full_name: "Bea Buyer" })
        return kit.callerOf(id)
      })
    )
    const bought = await Promise.allSettled(
      buyers.map((buyer, at) =>
        transact(kit, async () => {
          const order = crypto.randomUUID()
          await sqlOf(kit)`insert into public.orders (id, customer_id) values (${order}, ${order})`
          // In two orders, so that some deadlock and are run again.
          const wanted = at % 2 === 0 ? [slotId, others] : [others, slotId]
          for (const id of wanted) await kit.as(buyer).scheduling.holdSlots({ slot_ids: [id] })
          return order
        })
      )
    )
    const orders = bought.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []))
    assert.isAtMost(orders.length, 1)
    for (const one of bought) if (one.status === "rejected") assert.instanceOf(one.reason, SlotsUnavailable)
    assert.lengthOf(orders, 1)
    const kept = await sqlOf(kit)`select from public.orders where id = customer_id`
    assert.lengthOf(kept, 1)
  })

  // Falls where a joined call takes its turn: whoever has it waits for the transaction, and nobody ever goes on.
  it("goes on while another call waits for what it has locked", async () => {
    const rule = (caller: Caller, day: number) =>
      kit.as(caller).scheduling.createAvailabilityRule({
        rule_type: "regular_weekly",
        day_of_week: day,
        time_blocks: [{ start_time: "09:00", end_time: "10:00" }]
      })
    let locked: () => void = () => {}
    const isLocked = new Promise<void>((resolve) => {
      locked = resolve
    })
    const inside = transact(kit, async () => {
      await rule(mentor, 2)
      locked()
      await until(async () => {
        const waiting = await sqlOf(kit)`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return waiting.length > 0 ? true : undefined
      })
      await rule(mentor, 3)
    })
    await isLocked
    const outside = rule(mentor, 4)
    await Promise.all([inside, outside])
    const { availability_rules: rules } = await kit.as(mentor).scheduling.listAvailabilityRules({})
    assert.includeMembers(
      rules.map(({ dayOfWeek }) => dayOfWeek),
      [2, 3, 4]
    )
  })
})

it("the page shows nothing but what runs here", async () => {
  const plain = (text: string) => text.replace(/\s+/g, " ")
  const [page, shop] = await Promise.all(
    ["../../../docs/extending.md", "../src/shop.ts"].map(async (path) =>
      readFile(new URL(path, import.meta.url), "utf8")
    )
  )
  const blocks = [...(page ?? "").matchAll(/```ts\n(.*?)```/gs)].map(([, block = ""]) => plain(block.trim()))
  assert.isAbove(blocks.length, 5)
  for (const block of blocks) assert.include(plain(shop ?? ""), block)
})
