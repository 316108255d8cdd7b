/** Every call that this adapter makes, to the letter: another parameter, or another value, is a fault of ours. */

interface Expected {
  /** By the keys of the form or the query. */
  readonly needs: Readonly<Record<string, RegExp>>
  readonly may?: Readonly<Record<string, RegExp>>
  readonly hasIdempotencyKey?: true
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const units = /^[1-9]\d*$/
const word = /^.+$/s

const item = "line_items[0]"
const price = `${item}[price_data]`

const session: Expected["needs"] = {
  client_reference_id: uuid,
  "metadata[payment_id]": uuid,
  [`${item}[quantity]`]: /^1$/,
  [`${price}[currency]`]: /^[a-z]{3}$/,
  [`${price}[unit_amount]`]: units,
  [`${price}[product_data][name]`]: word,
  "adaptive_pricing[enabled]": /^false$/,
  success_url: /^https?:\/\/\S+\{CHECKOUT_SESSION_ID\}$/,
  cancel_url: /^https?:\/\/\S+$/,
  expires_at: /^\d{10}$/
}

const calls: Readonly<Record<string, ReadonlyArray<Expected>>> = {
  "POST /v1/checkout/sessions": [
    {
      needs: { ...session, mode: /^payment$/, "payment_intent_data[metadata][payment_id]": uuid },
      may: { customer_email: /^\S+@\S+$/ },
      hasIdempotencyKey: true
    },
    {
      needs: {
        ...session,
        mode: /^subscription$/,
        [`${price}[recurring][interval]`]: /^(month|year)$/,
        "metadata[subscription_id]": uuid,
        "subscription_data[metadata][payment_id]": uuid,
        "subscription_data[metadata][subscription_id]": uuid
      },
      may: { customer_email: /^\S+@\S+$/ },
      hasIdempotencyKey: true
    }
  ],
  "GET /v1/checkout/sessions/{session}": [{ needs: {} }],
  "POST /v1/checkout/sessions/{session}/expire": [{ needs: {} }],
  "GET /v1/payment_intents/{intent}": [{ needs: {} }],
  "GET /v1/refunds": [{ needs: { payment_intent: word, limit: /^100$/ }, may: { starting_after: /^re_/ } }],
  "POST /v1/refunds": [
    {
      needs: {
        payment_intent: word,
        amount: units,
        "metadata[reason]": /^(requested_by_customer|duplicate|fraudulent|capacity_conflict|platform_error)$/,
        "metadata[refund_key]": word
      },
      may: { reason: /^(requested_by_customer|duplicate|fraudulent)$/ },
      hasIdempotencyKey: true
    }
  ],
  "GET /v1/subscriptions/{subscription}": [{ needs: {} }],
  "POST /v1/subscriptions/{subscription}": [{ needs: { cancel_at_period_end: /^(true|false)$/ } }],
  "DELETE /v1/subscriptions/{subscription}": [{ needs: { invoice_now: /^false$/, prorate: /^false$/ } }],
  "GET /v1/invoices/{invoice}": [{ needs: { "expand[0]": /^payments$/ } }],
  "GET /v1/balance_transactions": [
    {
      needs: {
        "created[gte]": /^\d{1,10}$/,
        "created[lt]": /^\d{1,10}$/,
        limit: /^100$/,
        "expand[0]": /^data\.source$/
      },
      may: { starting_after: /^txn_/ }
    }
  ]
}

/** Every call by its method and a path that it may have. */
export const examples: ReadonlyArray<readonly [method: string, path: string]> = Object.keys(calls).map((call) => {
  const [method = "", template = ""] = call.split(" ")
  return [method, template.replace(/\{\w+\}/g, "x")]
})

/** "/v1/refunds" or "/v1/invoices/{invoice}": as the table above has it. */
export const templateOf = (method: string, path: string): string | undefined =>
  Object.keys(calls).find((call) => {
    const [verb, template = ""] = call.split(" ")
    return verb === method && new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path)
  })

export interface ReceivedCall {
  readonly method: string
  readonly path: string
  readonly params: ReadonlyMap<string, string>
  readonly idempotencyKey: string | undefined
}

const faultsAgainst = ({ hasIdempotencyKey, may = {}, needs }: Expected, { idempotencyKey, params }: ReceivedCall) => {
  const known = { ...needs, ...may }
  const missing = Object.keys(needs).filter((key) => !params.has(key))
  const wrong = [...params].filter(([key, value]) => !(Object.hasOwn(known, key) && known[key]?.test(value)))
  // The package makes keys of its own where it was given none.
  const isKeyless = idempotencyKey === undefined || idempotencyKey.startsWith("stripe-node-retry-")
  return [
    ...missing.map((key) => `${key} is missing`),
    ...wrong.map(([key, value]) => `${key}=${value} is not expected`),
    ...(hasIdempotencyKey === true && isKeyless ? ["there is no idempotency key of ours"] : [])
  ]
}

/** What is wrong with a call; empty where it is as expected. */
export const faultsOf = (call: ReceivedCall): ReadonlyArray<string> => {
  const template = templateOf(call.method, call.path)
  if (template === undefined) return [`${call.method} ${call.path} is not expected`]
  const all = (calls[template] ?? []).map((expected) => faultsAgainst(expected, call))
  return all.reduce((fewest, faults) => (faults.length < fewest.length ? faults : fewest))
}
