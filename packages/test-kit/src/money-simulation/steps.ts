/** What may happen to money, as steps that a seed chooses. What a step is about is chosen from what there is by then. */
import { randomOf } from "./random.js"

/** How often each of them happens, against the others. */
const weights = {
  // Buyers
  ...{ buy: 10, buyAgain: 4, openAgain: 2, subscribe: 6, subscribeAgain: 2, pay: 22, payLater: 3, settleLater: 3 },
  ...{ failLater: 1, decline: 2, giveUp: 2, payWrongAmount: 3, payWrongCurrency: 1, payAgain: 1 },
  ...{ cancelSubscription: 2, resumeSubscription: 2, leave: 1 },
  // The gateway
  ...{ renew: 5, renewWrong: 1, renewFails: 1, endAtGateway: 1, lateUpdate: 1, handRefund: 2, failRefund: 2 },
  ...{ dispute: 3, disputePart: 2, winDispute: 2, loseDispute: 2, goDown: 1, refuse: 2, beGood: 4 },
  ...{ hang: 1, bePrompt: 2, loseNews: 2 },
  // Whoever sells
  ...{ deliver: 4, sellOut: 2, refundOwed: 3 },
  // Admins
  ...{ refund: 5, refundPart: 6, resolveRefund: 4, resolveReview: 5, moveWithdrawal: 16 },
  // Mentors
  withdraw: 9,
  // Time, and what goes on by itself
  ...{
    wait: 10,
    clear: 6,
    sweep: 4,
    sweepAll: 4,
    relay: 8,
    loseDelivery: 4,
    tell: 5,
    tellAll: 3,
    tellBackwards: 3,
    tellOld: 2
  }
} as const
export type Verb = keyof typeof weights

/** When the gateway tells of what the step has made it do. */
const wires = ["now", "now", "now", "twice", "hosts", "backwards", "later", "later"] as const

export interface Step {
  readonly does: Verb
  /** Which one, of whom, how much: numbers that the step takes what it needs from. */
  readonly which: number
  readonly who: number
  readonly much: number
  readonly wire: (typeof wires)[number]
  /** At which of its small steps the process dies; null where it lives. */
  readonly dies: number | null
  /** At the same time as the next one, where that is possible. */
  readonly isBeside: boolean
}

const verbs = (Object.keys(weights) as ReadonlyArray<Verb>).flatMap((verb) =>
  Array.from({ length: weights[verb] }, () => verb)
)

/** Half of the histories begin with some money that is earned already. */
const opening: ReadonlyArray<Verb> = ["buy", "pay", "buy", "pay", "subscribe", "pay", "clear", "withdraw"]

/** The same seed makes the same history. */
export const historyOf = (seed: number, length: number): ReadonlyArray<Step> => {
  const random = randomOf(seed)
  const isOpened = random.below(2) === 0
  return Array.from({ length }, (_, index) => ({
    does: (isOpened ? opening[index] : undefined) ?? verbs[random.below(verbs.length)] ?? "wait",
    which: random.below(1000),
    who: random.below(1000),
    much: random.below(100_000),
    wire: random.pick(wires),
    dies: random.below(12) === 0 ? 1 + random.below(30) : null,
    isBeside: random.below(8) === 0
  }))
}

export const described = ({ does, dies, isBeside, much, which, who, wire }: Step): string =>
  [
    `${does} (${which}, ${who}, ${much}), told ${wire}`,
    ...(dies === null ? [] : [`dies at ${dies}`]),
    ...(isBeside ? ["beside the next"] : [])
  ].join(", ")

/** Where a thousand histories must have been, or they prove little. */
export const everywhere: ReadonlyArray<string> = [
  ...["booking", "course", "community"].flatMap((purpose) =>
    ["pending", "failed", "cancelled", "expired", "succeeded", "partially_refunded", "refunded"].map(
      (status) => `${purpose} ${status}`
    )
  ),
  ...["booking processing", "course processing", "dispute open", "dispute won", "dispute lost"],
  ...["refund requested", "refund pending", "refund succeeded", "refund refused", "refund refused retried"],
  ...["refund succeeded paid_elsewhere", "refund waived waived"],
  ...["charge_differs accept", "charge_differs refund", "charge_differs dismiss", "second_charge"],
  ...["subscription active", "subscription pending", "subscription expired gateway", "subscription expired lapse"],
  ...["subscription expired buyer", "subscription expired refund"],
  ...["pending", "approved", "processing", "paid", "rejected", "failed"].map((status) => `withdrawal ${status}`),
  ...["withdraw: InsufficientBalance", "withdraw: BelowWithdrawalMinimum", "withdraw: WithdrawalAlreadyOpen"],
  ...["moveWithdrawal: WithdrawalMoveRefused", "subscribeAgain: PaymentUnderway", "refund: GatewayRefused"],
  ...["refund: RefundUnanswered", "refund: RefundUndecided", "refundPart: RefundUndecided"],
  "loseDelivery: done"
]
