/** Threads of comments as a plain model: what each reader sees of them, and what is counted. */

export interface ModelComment {
  readonly id: string
  readonly author: string
  readonly parent: string | null
  readonly depth: number
  readonly body: string
  /** Whom the text names, and who of them it mentions. */
  readonly named: string | null
  readonly mentioned: ReadonlyArray<string>
  readonly isDeleted: boolean
  /** In the order of writing. */
  readonly at: number
}
type NewComment = Pick<ModelComment, "author" | "body" | "id" | "named" | "parent">

const maxDepth = 50

export const newThreads = (postAuthor: string) => {
  let comments: ReadonlyArray<ModelComment> = []
  let blocks: ReadonlyArray<readonly [one: string, other: string]> = []
  let banned: ReadonlyArray<string> = []
  let gone: ReadonlyArray<string> = []
  let written = 0

  const isBlocked = (one: string, other: string) =>
    blocks.some((pair) => pair.includes(one) && pair.includes(other) && one !== other)
  const sees = (viewer: string, person: string) =>
    viewer === person || !(banned.includes(person) || isBlocked(viewer, person))

  /** Of those who see the post and the author of the text, and whom it is not by. */
  const mentionedBy = (author: string, named: string | null) => {
    if (named === null || named === author || gone.includes(named) || isBlocked(author, named)) return []
    return named === postAuthor || (!banned.includes(named) && !isBlocked(postAuthor, named)) ? [named] : []
  }

  const find = (id: string | null) => comments.find((one) => one.id === id)
  const children = (id: string) => comments.filter(({ parent }) => parent === id)
  const below = (id: string): ReadonlyArray<ModelComment> =>
    children(id).flatMap((child) => [child, ...below(child.id)])
  const living = (some: ReadonlyArray<ModelComment>) => some.filter(({ isDeleted }) => !isDeleted)
  const byAge = (some: ReadonlyArray<ModelComment>) => [...some].sort((one, other) => one.at - other.at)

  /** A place without a reply below it is nothing. */
  const clear = (id: string | null): void => {
    const found = find(id)
    if (!found?.isDeleted || children(found.id).length > 0) return
    comments = comments.filter((one) => one.id !== found.id)
    clear(found.parent)
  }
  const bury = (ids: ReadonlyArray<string>) => {
    comments = comments.map((one) => (ids.includes(one.id) ? { ...one, body: "", isDeleted: true } : one))
    for (const id of ids) clear(id)
  }

  const isAlive = (viewer: string) => (one: ModelComment) => !one.isDeleted && sees(viewer, one.author)

  return {
    all: () => comments,
    written: () => written,
    /** Whether a person sees the post. */
    isReader: (person: string) => sees(person, postAuthor),
    isBanned: (person: string) => banned.includes(person),
    isBlocked,
    isAlive,

    add: ({ author, named, parent, ...comment }: NewComment) => {
      const depth = Math.min((find(parent)?.depth ?? -1) + 1, maxDepth)
      const mentioned = mentionedBy(author, named)
      comments = [...comments, { ...comment, author, named, parent, depth, mentioned, isDeleted: false, at: written++ }]
    },
    edit: (id: string, body: string) => {
      comments = comments.map((one) =>
        one.id === id ? { ...one, body, mentioned: mentionedBy(one.author, one.named) } : one
      )
    },
    remove: (id: string) => bury([id]),
    /** All of one author's are deleted at once, and nobody mentions them any more. */
    erase: (person: string) => {
      gone = [...gone, person]
      blocks = blocks.filter((pair) => !pair.includes(person))
      comments = comments.map((one) => ({ ...one, mentioned: one.mentioned.filter((id) => id !== person) }))
      bury(living(comments).flatMap(({ author, id }) => (author === person ? [id] : [])))
    },
    block: (one: string, other: string) => {
      blocks = [...blocks, [one, other]]
    },
    unblock: (one: string, other: string) => {
      blocks = blocks.filter((pair) => !(pair.includes(one) && pair.includes(other)))
    },
    ban: (person: string) => {
      banned = [...banned, person]
    },
    unban: (person: string) => {
      banned = banned.filter((one) => one !== person)
    },

    count: () => living(comments).length,

    /** What one of those sees who see the post. */
    seenBy: (viewer: string) => {
      const alive = isAlive(viewer)
      const shown = (some: ReadonlyArray<ModelComment>) => some.filter((one) => alive(one) || below(one.id).some(alive))
      const preview = ({ id }: ModelComment) => byAge(below(id).filter(alive)).slice(0, 3)

      const card = (one: ModelComment) => {
        const parent = find(one.parent)
        return {
          id: one.id,
          body: alive(one) ? one.body : "",
          author: alive(one) ? one.author : null,
          parent: parent !== undefined && alive(parent) ? parent.author : null,
          mentions: alive(one) ? one.mentioned.filter((person) => sees(viewer, person)) : []
        }
      }
      const look = (one: ModelComment) => ({
        ...card(one),
        // Whoever reads it; of comments at the greatest depth the direct ones.
        replies: living(one.depth < maxDepth ? below(one.id) : children(one.id)).length
      })
      const list = (some: ReadonlyArray<ModelComment>) =>
        shown(some).map((one) => ({ ...look(one), preview: preview(one).map(card) }))

      return {
        alive: () => comments.filter(alive).map(({ id }) => id),
        shown: () => shown(comments),
        top: () => list([...comments.filter(({ parent }) => parent === null)].reverse()),
        below: (id: string) => shown(byAge(below(id))).map(look),
        children: (id: string) => list(byAge(children(id)))
      }
    }
  }
}
