/** All of them, some at a time. */
export const inParallel = async <A>(all: ReadonlyArray<A>, run: (one: A, index: number) => Promise<void>) => {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < all.length; index = next++) await run(all[index] as A, index)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}
