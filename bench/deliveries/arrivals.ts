/** Whether every mail of the queue arrives once the server is back, and none twice without a reason. */
import type { TakenMail } from "@mentorkit/test-kit/servers/scripted-smtp-server"
import { pause } from "@mentorkit/test-kit/waiting/until"
import { type Delivery, markedDomain } from "./queue.js"
import { appHost, type World } from "./world.js"

export interface Finding {
  readonly what: string
  /** None where it holds. */
  readonly wrong: ReadonlyArray<string>
}

const isMarked = (recipient: string) => recipient.endsWith(`@${markedDomain}`)

export const answeredTo = (taken: ReadonlyArray<TakenMail>): number => taken.filter((mail) => mail.isAnswered).length

const markedThere = ({ smtp }: World): number =>
  new Set(smtp.taken.filter((one) => one.isAnswered && isMarked(one.recipient)).map((one) => one.recipient)).size

const moveSeconds = 1800
const mostMoves = 24
/** The clock moves where fewer than this share of the marked arrive in so many seconds. */
const lookSeconds = 10
const leastShare = 0.01

/** Whoever moves the clock is answered when all is done that is due by then, which takes a while: nobody waits for that. */
const moveClock = (url: string): void => {
  const body = JSON.stringify({ advance_seconds: moveSeconds })
  fetch(`${url}/dev/clock`, { method: "POST", headers: { "content-type": "application/json" }, body }).catch(
    () => undefined
  )
}

/** Pauses between attempts grow to half an hour, so the host's clock is moved whenever next to nothing arrives. */
export const awaitMarked = async (
  world: World,
  marked: number,
  minutes: number,
  tell: (line: string) => void
): Promise<void> => {
  const { fleet, smtp } = world
  const end = performance.now() + minutes * 60_000
  let [moves, before] = [0, 0]
  for (let second = 1; performance.now() < end; second++) {
    await pause(1000)
    const there = markedThere(world)
    if (there === marked) return
    if (second % lookSeconds > 0) continue
    tell(`${there} of ${marked} marked mails are there, ${answeredTo(smtp.taken)} of all`)
    if (there - before < marked * leastShare && moves < mostMoves) {
      moves++
      tell(`the clock moves on by half an hour, ${moves} so far`)
      for (const url of fleet.serving()) moveClock(url)
    }
    before = there
  }
}

const grouped = <A>(items: ReadonlyArray<A>, keyOf: (item: A) => string): ReadonlyMap<string, ReadonlyArray<A>> => {
  const groups = new Map<string, Array<A>>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

const messageIdOf = (id: string) => `<${id}@${appHost}>`

const withoutIds = "there are no deliveries with ids"

const findingsOn = (
  deliveries: ReadonlyArray<Delivery>,
  taken: ReadonlyArray<TakenMail>,
  mails: number
): ReadonlyArray<Finding> => {
  const byMessageId = grouped(taken, ({ messageId }) => messageId)
  const byRecipient = grouped(
    taken.filter(({ recipient }) => isMarked(recipient)),
    ({ recipient }) => recipient
  )
  const marked = deliveries.filter(({ recipient }) => isMarked(recipient))
  const hasIds = deliveries.some(({ id }) => id !== null)
  const delivered = deliveries.filter(({ state }) => state === "delivered")
  return [
    {
      what: "each marked mail arrived",
      wrong: marked.filter(({ recipient }) => !byRecipient.has(recipient)).map(({ recipient }) => recipient)
    },
    {
      what: "a marked mail kept one Message-ID, its delivery's",
      wrong: hasIds
        ? marked.flatMap(({ id, recipient }) =>
            (byRecipient.get(recipient) ?? [])
              .filter(({ messageId }) => messageId !== messageIdOf(id ?? ""))
              .map(({ messageId }) => `${recipient}: ${messageId}, not of ${id}`)
          )
        : [withoutIds]
    },
    {
      what: "no Message-ID was taken again after its sender was told so",
      wrong: [...byMessageId].flatMap(([messageId, all]) =>
        all.slice(0, -1).some(({ isAnswered }) => isAnswered) ? [`${messageId} came ${all.length} times`] : []
      )
    },
    {
      what: "no marked recipient has two mails but where the end of DATA was lost",
      wrong: [...byRecipient].flatMap(([recipient, all]) =>
        all.slice(0, -1).some(({ isAnswered }) => isAnswered) ? [`${recipient} has ${all.length}`] : []
      )
    },
    { what: "none is dead", wrong: deliveries.filter(({ state }) => state === "dead").map((one) => one.recipient) },
    {
      what: "what counts as delivered arrived",
      wrong: delivered.filter(({ id }) => id !== null && !byMessageId.has(messageIdOf(id))).map((one) => one.recipient)
    },
    {
      what: "all of the queue wait or are delivered",
      wrong: deliveries.length === mails ? [] : [`${deliveries.length} of ${mails} are there`]
    }
  ]
}

export interface Ending {
  readonly findings: ReadonlyArray<Finding>
  readonly counts: string
}

/** What the database says once the host has ended, against what has arrived. */
export const compared = (
  deliveries: ReadonlyArray<Delivery>,
  taken: ReadonlyArray<TakenMail>,
  mails: number
): Ending => {
  const ofState = (state: Delivery["state"]) => deliveries.filter((one) => one.state === state).length
  const lost = taken.length - answeredTo(taken)
  const repeated = [...grouped(taken, ({ messageId }) => messageId).values()].filter((all) => all.length > 1).length
  return {
    findings: findingsOn(deliveries, taken, mails),
    counts:
      `${ofState("delivered")} delivered, ${ofState("waiting")} wait, ${ofState("dead")} dead; ` +
      `${taken.length} taken, ${lost} of them without an answer, ${repeated} Message-IDs came more than once`
  }
}
