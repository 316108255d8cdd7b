/** What buyers, banks and people do at the gateway itself. */
import { type DateTime, Effect } from "effect"
import { goodMood, Simulator } from "./simulator.js"
import { currencyOf, nth, partOf } from "./stage.js"
import type { Step } from "./steps.js"

export const atGateway = Effect.gen(function* () {
  const { gateway, mood, time } = yield* Simulator

  const payableAt = (now: DateTime.Utc) =>
    gateway().sessions.filter(({ expiresAt, state }) => state === "open" && expiresAt.epochMillis > now.epochMillis)

  const pays = (step: Step, now: DateTime.Utc) => {
    const { much, which, who } = step
    const peer = gateway()
    const session = nth(payableAt(now), which)
    if (session === undefined) return
    const isNamed = who % 2 === 0
    switch (step.does) {
      case "pay":
        return peer.pay(session, now, { isNamed })
      case "payLater":
        return session.subscription === null ? peer.payLater(session, now) : undefined
      case "decline":
        return peer.decline(session, now)
      case "giveUp":
        return peer.expire(session, now)
      case "payWrongAmount": {
        const minor = session.amount.minor + BigInt(1 + (much % 50)) * (who % 3 === 0 ? 1n : -1n)
        const amount = { ...session.amount, minor: minor > 0n ? minor : session.amount.minor + 1n }
        return session.subscription === null ? peer.pay(session, now, { amount }) : undefined
      }
      case "payWrongCurrency": {
        const amount = { ...session.amount, currency: currencyOf(who) }
        return session.subscription === null ? peer.pay(session, now, { amount }) : undefined
      }
      default:
        return
    }
  }

  const settles = ({ does, which }: Step, now: DateTime.Utc) => {
    const state = does === "payAgain" ? "paid" : "processing"
    const session = nth(
      gateway().sessions.filter((one) => one.state === state),
      which
    )
    if (session === undefined) return
    if (does === "payAgain") return gateway().payAgain(session, now)
    gateway().settleLater(session, now, does === "settleLater")
  }

  const subscribes = ({ does, much, which, who }: Step, now: DateTime.Utc) => {
    const peer = gateway()
    const living = peer.subscriptions.filter(({ hasEnded }) => !hasEnded)
    const subscription = nth(does === "lateUpdate" ? peer.subscriptions : living, which)
    if (subscription === undefined) return
    switch (does) {
      case "renew":
        return subscription.isCancelled
          ? peer.end(subscription, now)
          : peer.renew(subscription, now, { isNamed: who % 2 === 0 })
      case "renewWrong":
        return peer.renew(subscription, now, {
          amount: { ...subscription.amount, minor: subscription.amount.minor + BigInt(1 + (much % 9)) }
        })
      case "renewFails":
        return peer.failToRenew(subscription, now)
      case "endAtGateway":
        return peer.end(subscription, now)
      case "lateUpdate":
        return peer.tellOf(subscription, now)
      default:
        return
    }
  }

  const takesBack = ({ does, much, which, who }: Step, now: DateTime.Utc) => {
    const peer = gateway()
    const charge = nth(
      peer.charges.filter((one) => peer.leftOf(one) > 0n),
      which
    )
    const open = nth(
      peer.disputes.filter(({ state }) => state === "open"),
      which
    )
    const refund = nth(
      peer.refunds.filter(({ hasFailed }) => !hasFailed),
      which
    )
    switch (does) {
      case "handRefund": {
        const left = charge === undefined ? 0n : peer.leftOf(charge)
        return peer.refund(`by hand ${peer.refunds.length}`, charge, who % 2 === 0 ? left : partOf(left, much), now)
      }
      case "failRefund":
        return refund && peer.failRefund(refund, now)
      case "dispute":
        return charge && peer.openDispute(charge, peer.leftOf(charge), now)
      case "disputePart":
        return charge && peer.openDispute(charge, partOf(peer.leftOf(charge), much), now)
      case "winDispute":
      case "loseDispute":
        return open && peer.closeDispute(open, does === "winDispute", now)
      default:
        return
    }
  }

  const moods = {
    ...{ goDown: { isDown: true }, refuse: { isRefusing: true }, hang: { isHanging: true } },
    ...{ bePrompt: { isPrompt: true }, loseNews: { isLosing: true }, beGood: goodMood }
  }

  /** A renewal is due when the period is over. */
  const whenDue = ({ does, which }: Step) => {
    if (does !== "renew" && does !== "renewWrong") return
    const living = gateway().subscriptions.filter(({ hasEnded }) => !hasEnded)
    const subscription = nth(living, which)
    if (subscription !== undefined) time.now = Math.max(time.now, gateway().endOf(subscription).epochMillis)
  }

  return {
    pays,
    settles,
    subscribes,
    takesBack,
    whenDue,
    feels: (does: keyof typeof moods) => void Object.assign(mood, moods[does]),
    payableAt
  }
})
