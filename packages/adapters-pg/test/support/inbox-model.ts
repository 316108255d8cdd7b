/** Inboxes of a few people in memory, by plain rules: what the database is held against after every step. */

export const kinds = {
  comment: { type: "feed.post_commented", category: "posts", isSocial: true, gathers: true },
  reaction: { type: "feed.post_reacted", category: "posts", isSocial: true, gathers: true },
  post: { type: "community.post_created", category: "communities", isSocial: true, gathers: true },
  mention: { type: "feed.post_mentioned", category: "mentions", isSocial: true, gathers: false },
  roomMention: { type: "community.post_mentioned", category: "mentions", isSocial: true, gathers: false },
  session: { type: "session.confirmed", category: "sessions", isSocial: false, gathers: false }
} as const
export type Kind = keyof typeof kinds

export interface ModelRow {
  readonly id: string
  readonly kind: Kind
  readonly subject: string
  /** When its id was made. */
  readonly bornAt: number
  /** Everybody who is known to have had a part in it, how often, and the row's revision at the last time. */
  readonly senders: Map<number, { readonly acts: number; readonly revision: number }>
  sender: number | null
  senderCount: number
  count: number
  changedAt: number
  isRead: boolean
  revision: number
}

interface Person {
  rows: Array<ModelRow>
  revision: number
  isBanned: boolean
  isErased: boolean
  readonly off: Set<string>
}

export interface ModelAct {
  readonly id: string
  readonly to: number
  readonly from: number | null
  readonly kind: Kind
  readonly subject: string
  readonly at: number
  readonly bornAt: number
}

const inTab = {
  unread: ({ isRead }: ModelRow) => !isRead,
  read: ({ isRead }: ModelRow) => isRead,
  mention: ({ kind }: ModelRow) => kinds[kind].category === "mentions",
  communities: ({ kind }: ModelRow) => kinds[kind].type.startsWith("community.")
}
export const tabs = Object.keys(inTab) as ReadonlyArray<keyof typeof inTab>
export type ModelTab = (typeof tabs)[number]

const newest = (one: ModelRow, other: ModelRow) => other.changedAt - one.changedAt || (one.id < other.id ? 1 : -1)

export const newModel = (count: number) => {
  const people = Array.from(
    { length: count },
    (): Person => ({ rows: [], revision: 0, isBanned: false, isErased: false, off: new Set() })
  )
  const blocks = new Set<string>()
  const of = (index: number): Person => {
    const person = people[index]
    if (person === undefined) throw new Error(`There is nobody ${index}`)
    return person
  }
  const pair = (one: number, other: number) => [one, other].sort().join()
  const areBlocked = (one: number, other: number | null) => other !== null && blocks.has(pair(one, other))

  const isTold = ({ from, kind, to }: ModelAct) => {
    const { isBanned, isErased, off } = of(to)
    const { category, isSocial } = kinds[kind]
    const isOff = off.has(category) || off.has(`${category} in_app`)
    return !isBanned && !isErased && !isOff && !(isSocial && areBlocked(to, from))
  }
  const read = (person: Person, row: ModelRow) => {
    if (row.isRead) return
    row.isRead = true
    row.revision = ++person.revision
  }

  /** Takes one out of what is in the inbox of the other one. */
  const leave = (person: Person, sender: number) => {
    const theirs = person.rows.filter(({ kind, senders }) => kinds[kind].isSocial && senders.has(sender))
    for (const row of theirs.sort((one, other) => (one.id < other.id ? -1 : 1))) {
      const acts = row.senders.get(sender)?.acts ?? 0
      row.senders.delete(sender)
      if (acts >= row.count) {
        person.rows = person.rows.filter((one) => one !== row)
        continue
      }
      const [last] = [...row.senders].sort(([, one], [, other]) => other.revision - one.revision)
      if (row.sender === sender) row.sender = last?.[0] ?? null
      row.count -= acts
      row.senderCount = Math.max(1, row.senderCount - 1)
      row.revision = ++person.revision
    }
  }

  return {
    act: (act: ModelAct) => {
      if (!isTold(act)) return
      const { at, bornAt, from, id, kind, subject, to } = act
      const person = of(to)
      const revision = ++person.revision
      if (person.rows.some((row) => row.id === id)) return
      const gathering = person.rows.find((row) => !row.isRead && row.kind === kind && row.subject === subject)
      if (!kinds[kind].gathers || gathering === undefined) {
        const senders = new Map(from === null ? [] : [[from, { acts: 1, revision }]])
        const rest = { sender: from, senderCount: 1, count: 1, changedAt: at, isRead: false, revision }
        person.rows.push({ id, kind, subject, bornAt, senders, ...rest })
        return
      }
      if (from !== null) {
        const share = gathering.senders.get(from)
        gathering.senders.set(from, { acts: (share?.acts ?? 0) + 1, revision })
        if (share === undefined) gathering.senderCount++
      }
      gathering.count++
      Object.assign(gathering, { sender: from, changedAt: Math.max(at, gathering.changedAt), revision })
    },
    read: (index: number, row: ModelRow) => read(of(index), row),
    readAll: (index: number) => {
      const unread = of(index).rows.filter(({ isRead }) => !isRead)
      for (const row of unread.sort((one, other) => one.revision - other.revision)) read(of(index), row)
      return unread.length
    },
    remove: (index: number, row: ModelRow) => {
      of(index).rows = of(index).rows.filter((one) => one !== row)
    },
    block: (one: number, other: number) => blocks.add(pair(one, other)),
    part: (one: number, other: number) => {
      blocks.add(pair(one, other))
      leave(of(one), other)
      leave(of(other), one)
    },
    unblock: (one: number, other: number) => blocks.delete(pair(one, other)),
    isBanned: (index: number) => of(index).isBanned,
    ban: (index: number, isBanned: boolean) => Object.assign(of(index), { isBanned }),
    erase: (index: number) => {
      Object.assign(of(index), { isErased: true, rows: [], revision: 0 })
      for (const row of people.flatMap(({ rows }) => rows)) {
        row.senders.delete(index)
        if (row.sender === index) row.sender = null
      }
    },
    choose: (index: number, what: string, isOn: boolean) =>
      isOn ? of(index).off.delete(what) : of(index).off.add(what),
    forget: (before: number) => {
      for (const person of people)
        person.rows = person.rows.filter(({ bornAt, changedAt }) => changedAt >= before || bornAt >= before)
    },
    isErased: (index: number) => of(index).isErased,
    revisionOf: (index: number) => of(index).revision,
    rowsOf: (index: number, tab?: ModelTab) =>
      of(index)
        .rows.filter((row) => tab === undefined || inTab[tab](row))
        .sort(newest),
    changesOf: (index: number, after: number) =>
      of(index)
        .rows.filter(({ revision }) => revision > after)
        .sort((one, other) => one.revision - other.revision),
    /** As the person may see them: nobody who is banned, erased, or blocked either way. */
    senderShown: (index: number, { sender }: ModelRow) =>
      sender === null || of(sender).isBanned || of(sender).isErased || areBlocked(index, sender) ? null : sender
  }
}
export type InboxModel = ReturnType<typeof newModel>
