/** Threads of comments as a plain model: what each reader sees of them, and what is counted. */

export interface ModelComment {
  readonly id: string
  readonly author: number
  readonly parent: string | null
  readonly body: string
  readonly isDeleted: boolean
  /** In the order of writing. */
  readonly at: number
}

export const newThreads = () => {
  let comments: ReadonlyArray<ModelComment> = []
  let written = 0

  const find = (id: string) => comments.find((one) => one.id === id)
  const children = (id: string) => comments.filter(({ parent }) => parent === id)
  const below = (id: string): ReadonlyArray<ModelComment> =>
    children(id).flatMap((child) => [child, ...below(child.id)])
  const living = (some: ReadonlyArray<ModelComment>) => some.filter(({ isDeleted }) => !isDeleted)

  /** A place without a reply below it is nothing. */
  const clear = (id: string | null): void => {
    const found = id === null ? undefined : find(id)
    if (found === undefined || !found.isDeleted || children(found.id).length > 0) return
    comments = comments.filter((one) => one.id !== found.id)
    clear(found.parent)
  }

  return {
    all: () => comments,
    find,
    add: (id: string, author: number, parent: string | null, body: string) => {
      comments = [...comments, { id, author, parent, body, isDeleted: false, at: written++ }]
    },
    edit: (id: string, body: string) => {
      comments = comments.map((one) => (one.id === id ? { ...one, body } : one))
    },
    remove: (id: string) => {
      comments = comments.map((one) => (one.id === id ? { ...one, body: "", isDeleted: true } : one))
      clear(id)
    },
    /** All of one author's are deleted at once. */
    erase: (author: number) => {
      const own = comments.filter((one) => one.author === author).map(({ id }) => id)
      comments = comments.map((one) => (own.includes(one.id) ? { ...one, body: "", isDeleted: true } : one))
      for (const id of own) clear(id)
    },
    count: () => living(comments).length,
    replies: (id: string) => living(below(id)).length,
    top: () => [...comments.filter(({ parent }) => parent === null)].reverse(),
    below: (id: string) => [...below(id)].sort((one, other) => one.at - other.at),
    children: (id: string) => children(id),
    preview: (id: string) =>
      living(below(id))
        .sort((one, other) => one.at - other.at)
        .slice(0, 3)
  }
}
