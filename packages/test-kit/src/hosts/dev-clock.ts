/** The clock of a development host. */

interface Moved {
  readonly data: { readonly now: string }
}

/** Moves the clock of the only host of a database, which does all that is due by then; answers its time. */
export const advance = async (url: string, seconds: number): Promise<string> => {
  const response = await fetch(`${url}/dev/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advance_seconds: seconds })
  })
  if (!response.ok) throw new Error(`The clock could not be moved: ${await response.text()}`)
  return ((await response.json()) as Moved).data.now
}
