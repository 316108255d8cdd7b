/** What a small Stripe answers to each call. */
import type { Books } from "./books.js"
import type { Deeds } from "./deeds.js"
import { type ReceivedCall, templateOf } from "./expected-calls.js"
import { intentShape, invoiceShape, movementShape, refundShape, sessionShape, subscriptionShape } from "./shapes.js"

export interface Answer {
  readonly status: number
  readonly body: object
}

const ok = (body: object): Answer => ({ status: 200, body })

export const refusal = (status: number, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", message, ...more } }
})
const missing = (what: string, id: string) =>
  refusal(404, `No such ${what}: '${id}'`, { code: "resource_missing", param: "id" })

type Route = (call: ReceivedCall, id: string) => Answer

const metadataAt = ({ params }: ReceivedCall, prefix: string) =>
  Object.fromEntries(
    [...params].flatMap(([key, value]) =>
      key.startsWith(`${prefix}[`) ? [[key.slice(prefix.length + 1, -1), value] as const] : []
    )
  )

/** The part of a list that a call asks for, newest first as Stripe has it. */
const page = <A extends { readonly id: string }>(
  { params, path }: ReceivedCall,
  all: ReadonlyArray<A>,
  shape: (one: A) => object,
  most: number
) => {
  const newestFirst = [...all].reverse()
  const after = newestFirst.findIndex(({ id }) => id === params.get("starting_after")) + 1
  const data = newestFirst.slice(after, after + most)
  return ok({ object: "list", url: path, data: data.map(shape), has_more: newestFirst.length > after + most })
}

const checkoutRoutes = (books: Books, deeds: Deeds): Readonly<Record<string, Route>> => ({
  "POST /v1/checkout/sessions": (call) => {
    const { params } = call
    const text = (key: string) => params.get(key) ?? ""
    const expiresAt = Number(text("expires_at"))
    const ahead = expiresAt - books.now()
    if (ahead < 1800 || ahead > 86_400) {
      const bound = ahead < 1800 ? "at least 30 minutes" : "less than 24 hours"
      return refusal(400, `The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`, {
        param: "expires_at"
      })
    }
    const mode = text("mode") === "subscription" ? "subscription" : "payment"
    const inner = mode === "subscription" ? "subscription_data" : "payment_intent_data"
    const price = "line_items[0][price_data]"
    const session = books.sessions.add({
      mode,
      amount: Number(text(`${price}[unit_amount]`)),
      currency: text(`${price}[currency]`),
      metadata: metadataAt(call, "metadata"),
      innerMetadata: metadataAt(call, `${inner}[metadata]`),
      interval: params.get(`${price}[recurring][interval]`) ?? null,
      clientReference: text("client_reference_id"),
      successUrl: text("success_url"),
      expiresAt,
      ...{ status: "open", paymentStatus: "unpaid", intent: null, subscription: null }
    })
    return ok(sessionShape(session))
  },
  "GET /v1/checkout/sessions/{session}": (_, id) => {
    const session = books.sessions.get(id)
    return session === undefined ? missing("checkout.session", id) : ok(sessionShape(session))
  },
  "POST /v1/checkout/sessions/{session}/expire": (_, id) => {
    const session = books.sessions.get(id)
    if (session === undefined) return missing("checkout.session", id)
    return deeds.expire(id)
      ? ok(sessionShape(session))
      : refusal(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
  }
})

const moneyRoutes = (books: Books, deeds: Deeds, most: number): Readonly<Record<string, Route>> => ({
  "GET /v1/payment_intents/{intent}": (_, id) => {
    const intent = books.intents.get(id)
    return intent === undefined ? missing("payment_intent", id) : ok(intentShape(intent))
  },
  "GET /v1/refunds": (call) => {
    const intent = call.params.get("payment_intent") ?? ""
    if (books.intents.get(intent) === undefined) return missing("payment_intent", intent)
    return page(
      call,
      books.refunds.all().filter((one) => one.intent === intent),
      refundShape,
      most
    )
  },
  "POST /v1/refunds": (call) => {
    const id = call.params.get("payment_intent") ?? ""
    const intent = books.intents.get(id)
    if (intent === undefined) return missing("payment_intent", id)
    const amount = Number(call.params.get("amount"))
    const left = books.leftOf(intent)
    if (!intent.isPaid || left === 0) {
      return refusal(400, `Charge ${intent.chargeId} has already been refunded.`, { code: "charge_already_refunded" })
    }
    if (amount > left) {
      return refusal(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`)
    }
    const reason = call.params.get("reason") ?? null
    return ok(refundShape(deeds.giveBack({ intent: id, amount, reason, metadata: metadataAt(call, "metadata") })))
  },
  "GET /v1/balance_transactions": (call) => {
    const [from, until] = [Number(call.params.get("created[gte]")), Number(call.params.get("created[lt]"))]
    const ofDay = books.movements.all().filter(({ created }) => created >= from && created < until)
    return page(call, ofDay, (one) => movementShape(books, one, true), most)
  }
})

const subscriptionRoutes = (books: Books, deeds: Deeds): Readonly<Record<string, Route>> => ({
  "GET /v1/subscriptions/{subscription}": (_, id) => {
    const subscription = books.subscriptions.get(id)
    return subscription === undefined ? missing("subscription", id) : ok(subscriptionShape(subscription, "current"))
  },
  "POST /v1/subscriptions/{subscription}": ({ params }, id) => {
    const subscription = books.subscriptions.get(id)
    if (subscription === undefined) return missing("subscription", id)
    if (subscription.status === "canceled") {
      return refusal(400, "A canceled subscription can only update its cancellation_details and metadata.")
    }
    const cancelAtPeriodEnd = params.get("cancel_at_period_end") === "true"
    if (subscription.cancelAtPeriodEnd !== cancelAtPeriodEnd) deeds.renew(subscription, cancelAtPeriodEnd)
    return ok(subscriptionShape(subscription, "current"))
  },
  "DELETE /v1/subscriptions/{subscription}": (_, id) => {
    const subscription = books.subscriptions.get(id)
    if (subscription === undefined || subscription.status === "canceled") return missing("subscription", id)
    deeds.end(subscription)
    return ok(subscriptionShape(subscription, "current"))
  },
  "GET /v1/invoices/{invoice}": (_, id) => {
    const invoice = books.invoices.get(id)
    return invoice === undefined ? missing("invoice", id) : ok(invoiceShape(books, invoice, "current", true))
  }
})

/** `most`: how much a page of a list holds at most, so that there are several without much in them. */
export const newRoutes = (books: Books, deeds: Deeds, most: number) => {
  const routes = {
    ...checkoutRoutes(books, deeds),
    ...moneyRoutes(books, deeds, most),
    ...subscriptionRoutes(books, deeds)
  }
  return (call: ReceivedCall): Answer => {
    const template = templateOf(call.method, call.path) ?? ""
    const at =
      template
        .split(" ")[1]
        ?.split("/")
        .findIndex((part) => part.startsWith("{")) ?? -1
    const id = decodeURIComponent(call.path.split("/")[at] ?? "")
    return routes[template]?.(call, id) ?? refusal(404, `Unrecognized request URL (${call.method}: ${call.path}).`)
  }
}
