/** The script of a front end's page: what it does with the client. Bundled and run by a real browser. */
import { type Client, createClient, items, MentorkitError, unwrap } from "@mentorkit/client"

interface Host {
  readonly baseUrl: string
  readonly token?: string
}

const ending = new AbortController()

/** One of several failures is told apart by its code, and the compiler knows what each carries. */
const outcomeOfHold = (held: Awaited<ReturnType<Client["scheduling"]["holdSlots"]>>) => {
  if (held.ok) return { attempt: held.data.booking_attempt_id, requestId: held.requestId }
  switch (held.error.code) {
    case "SlotsUnavailable":
      return { code: held.error.code, gone: held.error.data.slot_ids }
    case "InvalidInput":
      return { code: held.error.code, problems: held.error.data }
    default:
      return { code: held.error.code, status: held.error.status }
  }
}

const frontEnd = {
  signIn: async (host: Host, email: string, password: string) => {
    const login = await createClient(host).identity.login({ email, password })
    return login.ok ? { token: login.data.token } : { code: login.error.code, message: login.error.message }
  },

  signOut: async (host: Host) => {
    const { identity } = createClient(host)
    unwrap(await identity.logout())
    const me = await identity.getMe()
    return me.ok ? "still signed in" : me.error.code
  },

  sessionTypes: async (host: Host, mentorId: string) => {
    const read = await createClient(host).scheduling.listPublicSessionTypes({ mentor_id: mentorId })
    return read.ok ? read.data.session_types.length : read.error.code
  },

  hold: async (host: Host, slotIds: Array<string>, idempotencyKey?: string) => {
    const options = idempotencyKey === undefined ? {} : { idempotencyKey }
    return outcomeOfHold(await createClient(host).scheduling.holdSlots({ slot_ids: slotIds }, options))
  },

  /** One hold a page, so that there is a page for each. */
  heldSlots: async (host: Host) => {
    const found: Array<string> = []
    for await (const hold of items(createClient(host).scheduling.listHolds, { per_page: 1 })) found.push(hold.slot_id)
    return found
  },

  thrown: async (host: Host) => {
    try {
      unwrap(await createClient(host).identity.getMe())
      return undefined
    } catch (error) {
      return error instanceof MentorkitError ? { code: error.code, status: error.status } : undefined
    }
  },

  /** Waits for an answer until `end` is called. */
  wait: async (host: Host) => {
    const read = await createClient(host).profiles.listExpertiseAreas({}, { signal: ending.signal })
    return read.ok ? "answered" : read.error.code
  },
  end: async () => ending.abort(),

  waitALittle: async (host: Host) => {
    const read = await createClient(host).profiles.listExpertiseAreas({}, { timeoutMs: 50 })
    return read.ok ? "answered" : read.error.code
  }
}

export type FrontEnd = typeof frontEnd
Object.assign(globalThis, { frontEnd })
