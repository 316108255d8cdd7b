/** Numbers without gaps, whoever asks for them and whatever fails. */

import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { makeInvoiceNumbering, numberInvoice } from "@mentorkit/core/internal/invoices"
import { Invoices } from "@mentorkit/core/invoices"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Deferred, Effect, Exit, Fiber } from "effect"
import { newOpenPayment, newPaid, numbers, settle } from "../support/invoices-fixtures.js"

const atOnce = { concurrency: "unbounded" } as const
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const newParties = Effect.gen(function* () {
  const payerId = (yield* newUser()).userId
  return { payerId, ...(yield* newMentor()) }
})

const refused = Effect.fnUntraced(function* (statement: string) {
  const sql = yield* SqlClient.SqlClient
  assert.isTrue(Exit.isFailure(yield* Effect.exit(sql.unsafe(statement))), statement)
})

const page = { page: 1, per_page: 10 }

describe.each(engines)("numbers of invoices on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls without one of the four triggers, by statements that it alone refuses: a number that leaves a gap, a
    // change, an emptied table, a series that is written. What comes twice is refused twice.
    it.effect("are refused where they would leave a gap, come twice, or change", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const parties = yield* newParties
        const { numberAll } = yield* makeInvoiceNumbering
        const [first, second, third] = [yield* newPaid(parties), yield* newPaid(parties), yield* newPaid(parties)]
        const insert = (...rows: ReadonlyArray<readonly [id: string, number: number]>) =>
          `insert into invoices values ${rows.map(([id, number]) => `('${id}', ${number}, '2027-01-01')`).join()}`
        yield* sql.unsafe(insert([first, 1]))
        for (const wrong of [
          insert([second, 1]),
          insert([second, 3]),
          insert([second, 2], [third, 4]),
          insert([second, 3], [third, 4]),
          insert([second, 0]),
          insert([second, -1]),
          insert([first, 2]),
          "update invoices set number = 2",
          "update invoices set issued_at = '2027-01-02'",
          "delete from invoices",
          "truncate invoices",
          "update invoice_series set last_number = 7",
          "delete from invoice_series",
          "insert into invoice_series values (false, 1)"
        ]) {
          yield* refused(wrong)
        }
        yield* sql.unsafe(insert([third, 3], [second, 2]))
        yield* sql`delete from payments_to_invoice`
        yield* newPaid(parties)
        yield* numberAll
        assert.deepStrictEqual(yield* numbers, upTo(4))
      })
    )

    // Falls where an update that brings the money leaves nothing to be numbered.
    it.effect("are given by the sweep, by the event and by whoever looks", () =>
      Effect.gen(function* () {
        const { getMentorSummary, listMenteeInvoices } = yield* Invoices
        const [sweep] = yield* domains.invoices.sweeps
        const subscriber = yield* numberInvoice.make
        const { mentorId, payerId, userId } = yield* newParties
        const known = (yield* numbers).length
        const waiting = Effect.map(numbers, (given) => given.length - known)
        const sale = newPaid({ payerId, mentorId })

        yield* sale
        assert.strictEqual(yield* waiting, 0)
        assert.strictEqual(yield* sweep?.run ?? Effect.succeed(0), 1)
        assert.strictEqual(yield* sweep?.run ?? Effect.succeed(1), 0)
        yield* sale
        yield* subscriber.run({}, yield* newDelivery)
        assert.strictEqual(yield* waiting, 2)

        yield* sale
        const buyer = { _tag: "User", userId: payerId, roles: [] } as const
        const { invoices } = yield* listMenteeInvoices(buyer, page)
        assert.deepStrictEqual([invoices.total, yield* waiting], [3, 3])
        yield* sale
        const { seller } = yield* getMentorSummary({ _tag: "Mentor", userId, mentorId }, {})
        assert.deepStrictEqual(
          seller.map(({ invoices_count }) => invoices_count),
          [4]
        )
        // A stranger's look gives no numbers: nothing of theirs waits.
        yield* sale
        yield* listMenteeInvoices({ ...buyer, userId: (yield* newUser()).userId }, page)
        assert.strictEqual(yield* waiting, 4)
      })
    )
  })
})

describe.each(concurrent)("numbers of invoices on %s, when many ask", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls where the series is not locked: numberers meet, and all but one of them fail.
    it.effect("fifty sales and eight who give numbers: each has one, none is left out, whoever fails between", () =>
      Effect.gen(function* () {
        const unitOfWork = yield* UnitOfWork
        const { numberSome } = yield* makeInvoiceNumbering
        const parties = yield* newParties
        const open = yield* Effect.replicateEffect(newOpenPayment(parties), 50, atOnce)
        const sales = open.map((id) => unitOfWork.transact(settle(id)))
        // Every other one dies after its numbers and before the commit.
        const crash = Effect.ignore(unitOfWork.transact(Effect.zipRight(numberSome, Effect.fail("gone"))))
        const numberers = Array.from({ length: 8 }, (_, index) =>
          Effect.replicateEffect(index % 2 === 0 ? numberSome : crash, 5)
        )
        yield* Effect.all([...sales, ...numberers], atOnce)
        yield* numberSome
        assert.deepStrictEqual(yield* numbers, upTo(50))
        const sql = yield* SqlClient.SqlClient
        const left = yield* sql`select from payments_to_invoice`
        assert.strictEqual(left.length, 0)
      })
    )

    // Falls, by waiting for ever, where a sale locks the series to take its number itself.
    it.effect("no sale waits for numbers that are being given", () =>
      Effect.gen(function* () {
        const unitOfWork = yield* UnitOfWork
        const { numberSome } = yield* makeInvoiceNumbering
        const parties = yield* newParties
        const [one, other] = [yield* newOpenPayment(parties), yield* newOpenPayment(parties)]
        yield* settle(one)
        const [isOpen, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const holder = yield* Effect.fork(
          unitOfWork.transact(
            numberSome.pipe(
              Effect.zipRight(Deferred.succeed(isOpen, undefined)),
              Effect.zipRight(Deferred.await(mayEnd))
            )
          )
        )
        yield* Deferred.await(isOpen)
        yield* unitOfWork.transact(settle(other))
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Fiber.join(holder)
        assert.strictEqual(yield* numberSome, 1)
        assert.deepStrictEqual(yield* numbers, upTo(52))
      })
    )
  })
})
