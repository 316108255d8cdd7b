/** The script of a page with passkeys, as a front end writes it. Bundled and run by a real browser. */
import { createClient } from "@mentorkit/client"
import { confirm, isSupported, register, signIn } from "@mentorkit/client/passkeys"

interface Host {
  readonly baseUrl: string
  readonly token?: string
}

interface Outcome {
  readonly ok: boolean
  readonly error?: { readonly code: string; readonly data?: unknown }
}

/** What a failure of the browser is called; it does not cross into the test by itself. */
const codeOf = ({ error, ok }: Outcome): string => {
  if (ok || error === undefined) return "ok"
  const { cause } = Object(error.data)
  return cause instanceof Error ? `${error.code} ${cause.name}` : error.code
}

const passkeyPage = {
  isSupported: async () => isSupported(),

  register: async (host: Host, deviceName?: string) => {
    const made = await register(createClient(host), deviceName === undefined ? {} : { deviceName })
    return { code: codeOf(made), name: made.ok ? made.data.passkey.device_name : undefined }
  },

  signIn: async (host: Host) => {
    const signedIn = await signIn(createClient(host))
    return { code: codeOf(signedIn), ...(signedIn.ok && { token: signedIn.data.token }) }
  },

  confirm: async (host: Host) => codeOf(await confirm(createClient(host))),

  /** A page that offers passkeys in a field, and is left. */
  leave: async (host: Host) => {
    const leaving = new AbortController()
    const waiting = signIn(createClient(host), { inSuggestions: true, signal: leaving.signal })
    leaving.abort()
    return codeOf(await waiting)
  }
}

export type PasskeyPage = typeof passkeyPage
Object.assign(globalThis, { passkeyPage })
