/** Reconciles one day. */
import { DateTime, Effect } from "effect"
import { LocalDate, type Sweep, UnitOfWork } from "../kernel/index.js"
import { type GatewayRecord, PaymentGateway } from "./gateway.js"
import { ownRecordsOf, reviewsNamedBy } from "./own-records.js"
import { PaymentReviewRepository } from "./ports.js"
import { differencesOf, ReconciliationRepository } from "./reconciliation.js"

/** How many days back: a gateway's events may be late. */
const reach = 14

const startOf = (day: LocalDate) => DateTime.unsafeMake(`${day}T00:00:00Z`)
const shifted = (day: LocalDate, days: number) =>
  LocalDate.make(DateTime.formatIsoDateUtc(DateTime.add(startOf(day), { days })))

export const makeReconciliation = Effect.gen(function* () {
  const gateway = yield* PaymentGateway
  const books = yield* ReconciliationRepository
  const reviews = yield* PaymentReviewRepository
  const { transact } = yield* UnitOfWork

  const recordsOf = Effect.fnUntraced(function* (day: LocalDate) {
    const all: Array<GatewayRecord> = []
    let after: string | null = null
    do {
      const { next, records }: { readonly next: string | null; readonly records: ReadonlyArray<GatewayRecord> } =
        yield* gateway.records(day, after)
      all.push(...records)
      after = next
    } while (after !== null)
    return all
  })

  const ownRecords = Effect.fnUntraced(function* (from: DateTime.Utc, until: DateTime.Utc) {
    const postings = yield* books.listPostings(from, until)
    return ownRecordsOf(gateway.name, postings, yield* reviews.findMany(reviewsNamedBy(postings)))
  })

  const reconcile = Effect.fnUntraced(function* (day: LocalDate) {
    const [before, theirs, after] = yield* Effect.forEach([shifted(day, -1), day, shifted(day, 1)], recordsOf)
    const [from, until] = [startOf(shifted(day, -1)), startOf(shifted(day, 2))]
    const ours = yield* ownRecords(from, until)
    const all = [...(before ?? []), ...(theirs ?? []), ...(after ?? [])]
    const differences = differencesOf({ day, theirs: all, ours })
    const checkedAt = yield* DateTime.now
    yield* transact(books.put({ gateway: gateway.name, day, checkedAt, records: theirs?.length ?? 0, differences }))
    if (differences.length > 0) {
      yield* Effect.logWarning(`The books of ${day} differ from the gateway's in ${differences.length} places.`)
    }
  })

  const sweep: Sweep = {
    name: "payments.reconcile",
    cron: "30 3 * * *",
    /** One day a run; if the gateway cannot be reached, the next run tries again. */
    run: Effect.gen(function* () {
      const today = LocalDate.make(DateTime.formatIsoDateUtc(yield* DateTime.now))
      const days = Array.from({ length: reach }, (_, index) => shifted(today, index - reach))
      const [day] = yield* books.listDueDays(gateway.name, days, startOf(today))
      if (day === undefined) return 0
      return yield* reconcile(day).pipe(
        Effect.as(1),
        Effect.catchTag("GatewayUnavailable", () =>
          Effect.as(Effect.logWarning(`The books of ${day} wait: the gateway cannot be reached.`), 0)
        )
      )
    })
  }
  return sweep
})
