/** Invoices for their buyer and their seller. */
import { Effect, Option } from "effect"
import { type Currency, type Handler, mapPage, type PageRequest, pageRequestOf } from "../../kernel/index.js"
import type { PaymentId, Purpose } from "../../payments/index.js"
import { InvoiceNotFound } from "../errors.js"
import { type InvoiceRecord, toInvoiceResource, toMentorInvoiceResource } from "../invoice.js"
import type { Operations } from "../operations.js"
import { type Days, periodOf } from "../period.js"
import type { Party } from "../ports.js"
import type { InvoiceStatus } from "../statuses.js"
import { buyer, makeReadRecords, seller } from "./read-records.js"

interface ListInput extends PageRequest, Days {
  readonly purpose?: Purpose | undefined
  readonly currency?: Currency | undefined
  readonly status?: InvoiceStatus | undefined
}

const makeReaders = Effect.map(makeReadRecords, (recordsOf) => ({
  get: Effect.fnUntraced(function* <A>(party: Party, id: PaymentId, show: (record: InvoiceRecord) => A) {
    const found = yield* (yield* recordsOf(party)).find(id, party)
    return Option.isNone(found) ? yield* new InvoiceNotFound() : { invoice: show(found.value) }
  }),
  list: Effect.fnUntraced(function* <A>(party: Party, input: ListInput, show: (record: InvoiceRecord) => A) {
    const { currency, purpose, status } = input
    const found = yield* (yield* recordsOf(party)).list({
      party,
      period: periodOf(input),
      ...{ purpose, currency, status },
      page: pageRequestOf(input)
    })
    return { invoices: mapPage(found, show) }
  })
}))

type Read<K extends keyof Operations> = Effect.Effect<
  Handler<Operations, K>,
  never,
  Effect.Effect.Context<typeof makeReadRecords>
>

export const getMenteeInvoice: Read<"getMenteeInvoice"> = Effect.map(
  makeReaders,
  ({ get }) =>
    (actor, { id }) =>
      get(buyer(actor), id, toInvoiceResource)
)

export const listMenteeInvoices: Read<"listMenteeInvoices"> = Effect.map(
  makeReaders,
  ({ list }) =>
    (actor, input) =>
      list(buyer(actor), input, toInvoiceResource)
)

export const getMentorInvoice: Read<"getMentorInvoice"> = Effect.map(
  makeReaders,
  ({ get }) =>
    (actor, { id }) =>
      get(seller(actor), id, toMentorInvoiceResource)
)

export const listMentorInvoices: Read<"listMentorInvoices"> = Effect.map(
  makeReaders,
  ({ list }) =>
    (actor, input) =>
      list(seller(actor), input, toMentorInvoiceResource)
)
