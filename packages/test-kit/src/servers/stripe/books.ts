/** What a small Stripe remembers, and how its parts come about. Amounts are in Stripe's own units. */

export type Metadata = Readonly<Record<string, string>>

export interface Session {
  readonly id: string
  readonly mode: "payment" | "subscription"
  readonly amount: number
  readonly currency: string
  readonly metadata: Metadata
  /** Of what comes of it: the payment intent, or the subscription. */
  readonly innerMetadata: Metadata
  readonly interval: string | null
  readonly clientReference: string
  readonly successUrl: string
  readonly expiresAt: number
  status: "open" | "complete" | "expired"
  paymentStatus: "unpaid" | "paid"
  intent: string | null
  subscription: string | null
}

export interface Intent {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Metadata
  readonly chargeId: string
  isPaid: boolean
  refunded: number
}

export interface Refund {
  readonly id: string
  readonly intent: string
  readonly amount: number
  readonly currency: string
  readonly reason: string | null
  readonly metadata: Metadata
  readonly created: number
  status: "pending" | "requires_action" | "succeeded" | "failed" | "canceled"
}

export interface Subscription {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly metadata: Metadata
  readonly interval: string
  status: "active" | "past_due" | "canceled"
  cancelAtPeriodEnd: boolean
  periodStart: number
  periodEnd: number
  isCardSpoilt: boolean
}

export interface Invoice {
  readonly id: string
  readonly subscription: string
  readonly amount: number
  readonly currency: string
  readonly reason: "subscription_create" | "subscription_cycle"
  readonly periodStart: number
  readonly periodEnd: number
  intent: string | null
}

export interface Dispute {
  readonly id: string
  readonly intent: string
  readonly amount: number
  readonly currency: string
  /** Balance transactions that it caused. */
  readonly movements: Array<string>
  status: string
}

/** A balance transaction. */
export interface Movement {
  readonly id: string
  readonly type: string
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly source: string
}

const shelf = <A extends { readonly id: string }>(prefix: string) => {
  const all = new Map<string, A>()
  let count = 0
  return {
    all: () => [...all.values()],
    get: (id: string | null): A | undefined => (id === null ? undefined : all.get(id)),
    /** Of one that must be there. */
    find: (id: string | null): A => {
      const found = id === null ? undefined : all.get(id)
      if (found === undefined) throw new Error(`The peer has no ${prefix} ${id}`)
      return found
    },
    add: (one: Omit<A, "id">): A => {
      count += 1
      // Longer than a number, so that nobody takes the id for one.
      const made = { ...one, id: `${prefix}_test_${count.toString(36).padStart(8, "0")}` } as A
      all.set(made.id, made)
      return made
    }
  }
}

export const newBooks = () => {
  const sessions = shelf<Session>("cs")
  const intents = shelf<Intent>("pi")
  const refunds = shelf<Refund>("re")
  const subscriptions = shelf<Subscription>("sub")
  const invoices = shelf<Invoice>("in")
  const disputes = shelf<Dispute>("dp")
  const movements = shelf<Movement>("txn")
  let charges = 0

  const now = () => Math.floor(Date.now() / 1000)

  const move = (
    type: string,
    of: { readonly id: string; readonly amount: number; readonly currency: string },
    sign: 1 | -1
  ) => movements.add({ type, amount: sign * of.amount, currency: of.currency, created: now(), source: of.id })

  const newIntent = (of: { readonly amount: number; readonly currency: string }, metadata: Metadata): Intent => {
    charges += 1
    const { amount, currency } = of
    return intents.add({ amount, currency, metadata, chargeId: `ch_test_${charges}`, isPaid: false, refunded: 0 })
  }

  const settle = (intent: Intent) => {
    intent.isPaid = true
    move("charge", intent, 1)
  }

  return {
    ...{ sessions, intents, refunds, subscriptions, invoices, disputes, movements },
    ...{ now, move, newIntent, settle },
    disputeOf: (intent: string) =>
      disputes.all().find((one) => one.intent === intent && !["won", "lost"].includes(one.status)),
    leftOf: ({ amount, id, refunded }: Intent) =>
      disputes
        .all()
        .filter((one) => one.intent === id && one.status !== "won")
        .reduce((left, one) => left - one.amount, amount - refunded)
  }
}
export type Books = ReturnType<typeof newBooks>
