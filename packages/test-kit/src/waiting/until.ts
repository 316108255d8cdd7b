/** Looks again until there is something to see; what is waited for may be told in the end only. */
export const until = async <A>(
  what: string | (() => string),
  look: () => Promise<A | undefined>,
  milliseconds = 15_000
): Promise<A> => {
  const end = performance.now() + milliseconds
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`Waited too long for ${typeof what === "string" ? what : what()}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
