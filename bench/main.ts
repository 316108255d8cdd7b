/** `npm run bench [-- names]`: a line per figure, `name  value  unit  ratio-to-limit`; see README.md beside this file. */
import { bookings } from "./bookings.js"
import { connections } from "./connections.js"
import { feed } from "./feed.js"
import { holds } from "./holds.js"
import { host } from "./host.js"
import { identity } from "./identity.js"
import { memory } from "./memory.js"
import { money } from "./money.js"
import { notifications } from "./notifications.js"
import { people } from "./people.js"
import { posts } from "./posts.js"
import { realtime } from "./realtime.js"
import { realtimeIdle } from "./realtime-idle.js"
import { regeneration } from "./regeneration.js"
import { search } from "./search.js"
import { isBuilt } from "./server-process.js"
import { settlement } from "./settlement.js"
import { slotReads } from "./slot-reads.js"
import { slots } from "./slots.js"
import { startUp } from "./start-up.js"
import { statement } from "./statement.js"
import { uploads } from "./uploads.js"

const suites: Readonly<Record<string, () => Promise<void>>> = {
  slots,
  host,
  identity,
  regeneration,
  "slot-reads": slotReads,
  holds,
  bookings,
  people,
  connections,
  posts,
  feed,
  search,
  notifications,
  realtime,
  "realtime-idle": realtimeIdle,
  money,
  settlement,
  statement,
  uploads,
  "start-up": startUp,
  memory
}

/** Several of them by one name. */
const groups: Readonly<Record<string, ReadonlyArray<string>>> = {
  calendar: ["regeneration", "slot-reads", "holds"],
  realtime: ["realtime", "realtime-idle"],
  money: ["money", "settlement", "statement"]
}

const wanted = process.argv.slice(2).flatMap((name) => groups[name] ?? [name])
const unknown = wanted.filter((name) => !Object.hasOwn(suites, name))
if (unknown.length > 0) {
  console.error(
    `No such benchmark: ${unknown.join(", ")}. There are ${Object.keys({ ...suites, ...groups }).join(", ")}.`
  )
  process.exit(1)
}
console.log(`# ${isBuilt ? "built packages" : "sources"}, Node ${process.versions.node}`)
console.log("name  value  unit  ratio-to-limit")
for (const name of wanted.length > 0 ? wanted : Object.keys(suites)) await suites[name]?.()
process.exit(0)
