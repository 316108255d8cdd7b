/** Looks again until there is something to see. */
export const until = async <A>(what: string, look: () => Promise<A | undefined>, milliseconds = 15_000): Promise<A> => {
  const end = performance.now() + milliseconds
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`Waited too long for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
