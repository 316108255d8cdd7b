/** Signing in by a provider, as a browser and a front end go the way together. */
import type { OAuthProvider } from "@mentorkit/core/oauth/ports"

interface Answer {
  readonly status: number
  readonly code: string | null
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was answered
  readonly body: any
}

/** A provider of tests: signs whoever the test wants in, and answers where it sends the browser to. */
export interface SignsIn {
  readonly signIn: (authorizationUrl: string) => Promise<URL>
}

export interface Begun {
  readonly provider: OAuthProvider
  readonly url: string
  /** As the browser sends it along. */
  readonly cookie: string
}

/** What a provider tells the browser to bring back. */
export type Brought = Readonly<Record<string, string>>

const apiPath = "/api/v1/oauth"

export const socialSignIn = (baseUrl: () => string, providers: { readonly [P in OAuthProvider]: () => SignsIn }) => {
  const begin = async (provider: OAuthProvider, cookie = "", query = ""): Promise<Begun> => {
    const answer = await fetch(`${baseUrl()}${apiPath}/${provider}/redirect${query}`, { headers: { cookie } })
    const { data } = (await answer.json()) as { readonly data: { readonly redirect_url: string } }
    const [set = ""] = answer.headers.getSetCookie()
    return { provider, url: data.redirect_url, cookie: set.split(";")[0] ?? "" }
  }

  /** To the provider and back to us, as far as the browser's address bar. */
  const visit = async ({ provider, url }: Begun): Promise<Brought> =>
    Object.fromEntries((await providers[provider]().signIn(url)).searchParams)

  const comeBack = async (provider: string, brought: Brought, cookie = ""): Promise<Answer> => {
    const query = new URLSearchParams(brought)
    const answer = await fetch(`${baseUrl()}${apiPath}/${provider}/callback?${query}`, { headers: { cookie } })
    return { status: answer.status, code: answer.headers.get("x-error-code"), body: await answer.json() }
  }

  const signIn = async (provider: OAuthProvider): Promise<Answer> => {
    const begun = await begin(provider)
    return comeBack(provider, await visit(begun), begun.cookie)
  }

  return { begin, visit, comeBack, signIn }
}
