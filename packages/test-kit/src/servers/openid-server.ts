/** A real OpenID provider on this machine, whose answers can be forged. */
import { generateKeyPairSync, sign } from "node:crypto"
import { type MutableResponse, type MutableToken, OAuth2Server } from "oauth2-mock-server"

export type Claims = Readonly<Record<string, unknown>>

/** Who signs in next, as the ID token has it, or anything that somebody would rather have in it. */
export interface Script {
  claims: Claims
  /** What the userinfo endpoint says besides the subject; null: it is broken. */
  userInfo: Claims | null
  /** Takes the place of the signed ID token. */
  forge: ((idToken: string) => string) | undefined
  /** Of the token endpoint. */
  tokenStatus: number
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url")
const payloadOf = (idToken: string): Claims =>
  JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString())

/** Without any signature. */
export const unsigned = (idToken: string): string => `${part({ alg: "none" })}.${part(payloadOf(idToken))}.`

/** The same claims under another payload and the old signature. */
export const tampered =
  (claims: Claims) =>
  (idToken: string): string => {
    const [header, , signature] = idToken.split(".")
    return `${header}.${part({ ...payloadOf(idToken), ...claims })}.${signature}`
  }

const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey

/** The same claims under the provider's key id, signed by somebody else's key. */
export const signedByAStranger = (idToken: string): string => {
  const [header, payload] = idToken.split(".")
  const signed = `${header}.${payload}`
  return `${signed}.${sign("RSA-SHA256", Buffer.from(signed), stranger).toString("base64url")}`
}

export const newOpenIdServer = async () => {
  const server = new OAuth2Server()
  await server.issuer.keys.generate("RS256")
  await server.start(0, "127.0.0.1")
  const issuer = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = issuer
  const script: Script = { claims: {}, userInfo: {}, forge: undefined, tokenStatus: 200 }
  const tokenRequests: Array<Claims> = []

  // The ID token has an audience; the access token, which is signed too, has none.
  server.service.on("beforeTokenSigning", ({ payload }: MutableToken) => {
    if (payload["aud"] !== undefined) Object.assign(payload, script.claims)
  })
  server.service.on("beforeResponse", (response: MutableResponse, { body }: { readonly body: Claims }) => {
    tokenRequests.push(body)
    response.statusCode = script.tokenStatus
    if (script.tokenStatus !== 200) response.body = { error: "temporarily_unavailable" }
    else if (script.forge !== undefined && response.body !== "") {
      response.body["id_token"] = script.forge(String(response.body["id_token"]))
    }
  })
  server.service.on("beforeUserinfo", (response: MutableResponse) => {
    if (script.userInfo === null) response.statusCode = 500
    else response.body = { sub: script.claims["sub"] ?? "johndoe", ...script.userInfo }
  })

  return {
    issuer,
    script,
    /** What the token endpoint was sent, the last one at the end. */
    tokenRequests,
    /** Signs in as a browser does, and answers where the provider sends it back to. */
    signIn: async (authorizationUrl: string): Promise<URL> => {
      const answer = await fetch(authorizationUrl, { redirect: "manual" })
      return new URL(answer.headers.get("location") ?? "")
    },
    /** Whether it can tell where everything is. */
    tells: (isTold: boolean) => {
      server.issuer.url = isTold ? issuer : undefined
    },
    stop: () => server.stop()
  }
}

export type OpenIdServer = Awaited<ReturnType<typeof newOpenIdServer>>
