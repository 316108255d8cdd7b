/** The inbox in English. */
import type { FactsOf } from "../../facts.js"
import type { RowText, RowTexts, Told } from "../row-texts.js"

type Session = Pick<FactsOf<"session.completed">, "title" | "starts_at">

const mentee = ({ sender }: Told) => sender ?? "Your mentee"
const mentor = ({ sender }: Told) => sender ?? "Your mentor"
/** "Ada Lovelace, Sunday, 14 March 2027, 15:00" */
const withAt = ({ facts, moment, role, ...told }: Told<Session>) => {
  const other = role === "mentor" ? mentee({ facts, moment, role, ...told }) : mentor({ facts, moment, role, ...told })
  return `${facts.title} with ${other}, ${moment(facts.starts_at)}.`
}

type Purchase = Told<Pick<FactsOf<"payment.received">, "purpose" | "title">>

const kinds = { booking: "a session", course: "a course", community: "a membership" } as const
const bought = ({ facts }: Pick<Purchase, "facts">) => facts.title ?? kinds[facts.purpose]
/** For its buyer: "Career planning with Ada Lovelace" */
const boughtFrom = ({ facts, sender }: Pick<Purchase, "facts" | "sender">) => {
  if (sender === null) return bought({ facts })
  return `${bought({ facts })} ${facts.purpose === "booking" ? "with" : "by"} ${sender}`
}

const securityTitles: Readonly<Record<string, string>> = {
  password_changed: "Your password was changed",
  password_set: "A password was set",
  password_reset: "Your password was reset",
  passkey_added: "A passkey was added",
  passkey_removed: "A passkey was removed",
  provider_linked: "A sign-in was linked",
  enabled: "Two-factor authentication is on",
  disabled: "Two-factor authentication is off",
  method_added: "A two-factor method was added",
  method_removed: "A two-factor method was removed",
  default_changed: "Your two-factor method has changed",
  authenticator_replaced: "Your authenticator app was replaced",
  backup_codes_replaced: "You have new backup codes",
  backup_code_used: "A backup code was used",
  device_trusted: "A device is trusted now",
  device_revoked: "A device is not trusted any more",
  phone_verified: "Your phone number was verified",
  locked_out: "Too many wrong codes"
}

const bookedTerms = {
  paid: "It is paid and takes place once you accept it.",
  paid_later: "It takes place once you accept it and it is paid.",
  free: "It takes place once you accept it."
}

const waiting = ({ facts, moment }: Told<FactsOf<"session.booked">>) =>
  `${bookedTerms[facts.terms]}${facts.respond_by === null ? "" : ` Please answer by ${moment(facts.respond_by)}.`}`

const off = { declined: "was declined", unanswered: "was not answered in time", cancelled: "does not take place" }

const unanswered = ({ facts, moment, money }: Told<FactsOf<"session.cancelled">>): RowText => ({
  title: `Request not answered in time: ${facts.title}`,
  body: `You did not answer the request for ${moment(facts.starts_at)} in time, so the session does not take place.${
    facts.refund === null ? "" : ` ${money(facts.refund)} goes back to the mentee.`
  }`
})

const disputes = {
  open: ["A payment is disputed", "The buyer's bank has taken it back until it has decided."],
  won: ["A dispute was decided for you", "The payment is part of your earnings again."],
  lost: ["A dispute was lost", "The bank has decided for the buyer, and the payment does not come back."]
} as const

/** "Ada Lovelace and 4 others" */
const senders = ({ others, sender }: Told) => {
  const one = sender ?? "Somebody"
  if (others < 1) return one
  return `${one} and ${others === 1 ? "1 other" : `${others} others`}`
}

export const rows: RowTexts = {
  "session.booked": (told) => ({
    title: `New session request: ${told.facts.title}`,
    body: `${withAt(told)} ${told.facts.is_answered === true ? "You have answered already." : waiting(told)}`
  }),
  "session.confirmed": (told) => ({
    title: `${told.facts.pay_by === null ? "Session confirmed" : "Session accepted, to be paid"}: ${told.facts.title}`,
    body: `${withAt(told)}${told.facts.pay_by === null ? "" : ` Please pay by ${told.moment(told.facts.pay_by)}.`}`
  }),
  "session.cancelled": (told) =>
    told.role === "mentor" && told.facts.was === "unanswered"
      ? unanswered(told)
      : {
          title: `${told.facts.was === "cancelled" ? "Session cancelled" : "Session declined"}: ${told.facts.title}`,
          body: `Your session on ${told.moment(told.facts.starts_at)} ${off[told.facts.was]}.${
            told.facts.refund === null || told.role === "mentor"
              ? ""
              : ` ${told.money(told.facts.refund)} goes back to you.`
          }`
        },
  "session.completed": (told) => ({
    title: `Session completed: ${told.facts.title}`,
    body:
      told.role === "mentor"
        ? `Your session with ${mentee(told)} is completed.`
        : `How was your session with ${mentor(told)}? A review helps others who look for a mentor.`
  }),
  "session.reminder_24h": (told) => ({ title: `Coming up: ${told.facts.title}`, body: withAt(told) }),
  "session.reminder_1h": (told) => ({ title: `Beginning soon: ${told.facts.title}`, body: withAt(told) }),
  "session.paid": (told) => ({ title: `Session paid: ${told.facts.title}`, body: `${withAt(told)} It takes place.` }),
  "session.follow_up_scheduled": (told) => ({ title: `Next session: ${told.facts.title}`, body: withAt(told) }),
  "booking.followup_reminder": ({ facts, moment }) => ({
    title: `Find a date for your next session: ${facts.title}`,
    body: `Your package has sessions without a date. They have to begin before ${moment(facts.until)}.`
  }),
  "slot_hold.expiring": ({ facts, time }) => ({
    title: "Your hold is about to end",
    body: `Complete your booking by ${time(facts.expires_at)}, or the seat is free for others again.`
  }),
  "availability.booked_slots_affected": ({ facts, moment }) => ({
    title:
      facts.sessions === 1 ? "A booked session is outside of your hours" : "Booked sessions are outside of your hours",
    body: `${
      facts.sessions === 1 ? "One session lies" : `${facts.sessions} sessions lie`
    } outside of your new hours, the next one on ${moment(facts.starts_at)}. Nothing has been cancelled.`
  }),
  "payment.received": ({ facts, money, sender }) => ({
    title: `You received ${money(facts.amount)}`,
    body: `${sender ?? "Somebody"} has paid for ${bought({ facts })}.`
  }),
  "refund.issued": ({ facts, money, sender }) => ({
    title: `Your refund of ${money(facts.amount)}`,
    body: `${facts.is_full ? "All" : "A part"} of your payment for ${boughtFrom({ facts, sender })} goes back to you.`
  }),
  "payment.disputed": ({ facts, money }) => ({
    title: disputes[facts.state][0],
    body: `${money(facts.amount)} for ${bought({ facts })}. ${disputes[facts.state][1]}`
  }),
  "subscription.renewal_failed": ({ facts, money, sender }) => ({
    title: `We could not charge ${money(facts.amount)}`,
    body: `The payment of your subscription has failed and is tried again: ${boughtFrom({ facts, sender })}.`
  }),
  "subscription.ended": ({ facts, sender }) => ({
    title: "Your subscription has ended",
    body: `It is not charged any more: ${boughtFrom({ facts, sender })}.`
  }),
  "withdrawal.updated": ({ facts, money, sender }) => {
    const amount = money(facts.amount)
    const to = `Payout method: ${facts.method}.`
    switch (facts.status) {
      case "requested":
        return { title: `${sender ?? "A mentor"} asks for ${amount}`, body: `It waits for a decision. ${to}` }
      case "approved":
        return { title: `Your withdrawal of ${amount} is approved`, body: `We are going to send the money. ${to}` }
      case "rejected":
        return { title: `Your withdrawal of ${amount} was not approved`, body: `The money is available again. ${to}` }
      case "paid":
        return { title: `We have sent you ${amount}`, body: `Your withdrawal has been paid out. ${to}` }
      case "failed":
        return { title: `Your withdrawal of ${amount} has failed`, body: `The money is available again. ${to}` }
    }
  },
  "feed.connection_request": ({ sender }) => ({
    title: `${sender ?? "Somebody"} wants to connect with you`,
    body: "Accept or decline the request. If you decline it, nobody is told."
  }),
  "feed.connection_accepted": ({ sender }) => ({
    title: `${sender ?? "Somebody"} has accepted your connection request`,
    body: "You are connected now."
  }),
  "feed.new_follower": (told) => ({
    title: `${senders(told)} ${told.others < 1 ? "follows" : "follow"} you`,
    body: "You may want to follow back."
  }),
  "feed.post_commented": (told) => ({
    title: `${senders(told)} commented on your post`,
    body: "Read what they say, and answer."
  }),
  "feed.post_reacted": (told) => ({
    title: `${senders(told)} reacted to your post`,
    body: "See how it was received."
  }),
  "feed.post_mentioned": ({ sender }) => ({
    title: `${sender ?? "Somebody"} mentioned you in a post`,
    body: "Read what it says."
  }),
  "feed.comment_mentioned": ({ sender }) => ({
    title: `${sender ?? "Somebody"} mentioned you in a comment`,
    body: "Read what it says, and answer."
  }),
  "feed.comment_replied": (told) => ({
    title: `${senders(told)} replied to your comment`,
    body: "Read the replies."
  }),
  "mentor.registered": ({ sender }) => ({
    title: "A new mentor application",
    body: `${sender ?? "Somebody"} has applied to be a mentor.`
  }),
  "mentor.approved": () => ({
    title: "You are a mentor now",
    body: "Add the sessions that you offer and the hours at which you are available, so that mentees can book you."
  }),
  "mentor.rejected": ({ facts }) => ({
    title: "About your mentor application",
    body: `We cannot approve it as it is. ${facts.reason}`
  }),
  "mentor.suspended": ({ facts }) => ({
    title: "Your mentor profile has been suspended",
    body: `Nobody can find or book you until that is lifted. ${facts.reason}`
  }),
  "mentor.reinstated": () => ({
    title: "Your mentor profile is open again",
    body: "Mentees can find and book you again."
  }),
  "mentor.document_reviewed": ({ facts }) =>
    facts.status === "approved"
      ? { title: "Your document has been approved", body: `There is nothing left to do about ${facts.file_name}.` }
      : { title: "Please send your document again", body: `We cannot accept ${facts.file_name} as it is.` },
  "auth.security_alert": ({ facts }) => ({
    title: (Object.hasOwn(securityTitles, facts.change) && securityTitles[facts.change]) || "A change of your account",
    body:
      facts.provider === null
        ? "If this was not you, change your password now: that signs everybody else out."
        : `You can sign in with ${facts.provider}. If this was not you, change your password now.`
  })
}
