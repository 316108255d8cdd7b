/** To whom passkeys belong: a domain, and the pages on it. */

export interface PasskeyConfig {
  /** Undefined: the host of the first origin. */
  readonly rpId: string | undefined
  readonly rpName: string
  /** Empty: the front end's. */
  readonly origins: ReadonlyArray<string>
}

export const relyingPartyOf = ({ origins, rpId, rpName }: PasskeyConfig, frontendUrl: string) => {
  const pages = origins.length > 0 ? origins : [new URL(frontendUrl).origin]
  return { rpId: rpId ?? new URL(pages[0] ?? frontendUrl).hostname, rpName, origins: pages }
}

/** Origins on which browsers will not offer the passkeys of that domain. */
export const foreignOrigins = ({ origins, rpId }: ReturnType<typeof relyingPartyOf>): ReadonlyArray<string> =>
  origins.filter((origin) => {
    const { hostname } = new URL(origin)
    return hostname !== rpId && !hostname.endsWith(`.${rpId}`)
  })
