/** As much of GitHub as signing in needs, on this machine. */
import { createHash } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

interface Email {
  readonly email: string
  readonly primary: boolean
  readonly verified: boolean
}

/** Who signs in next, and what GitHub does wrong. */
export interface GitHubScript {
  user: unknown
  emails: ReadonlyArray<Email>
  /** By path, in place of the answer: a status, or nothing at all until the client gives up. */
  broken: Readonly<Record<string, number | "silent">>
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const ok = (body: unknown): Answer => ({ status: 200, body })

export const newGitHubServer = async () => {
  const script: GitHubScript = { user: {}, emails: [], broken: {} }
  const challenges = new Map<string, string>()
  const tokens = new Set<string>()

  /** GitHub tells errors with status 200. A code is good once, for whoever has the verifier. */
  const redeem = (form: URLSearchParams): Answer => {
    const [code, secret] = [form.get("code") ?? "", form.get("client_secret")]
    const challenge = challenges.get(code)
    challenges.delete(code)
    const proof = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url")
    if (challenge !== proof) return ok({ error: "bad_verification_code" })
    if (secret !== "secret of github") return ok({ error: "incorrect_client_credentials" })
    const token = crypto.randomUUID()
    tokens.add(token)
    return ok({ access_token: token, token_type: "bearer", scope: "read:user,user:email" })
  }

  const answer = async (request: IncomingMessage, path: string): Promise<Answer> => {
    if (path === "/login/oauth/access_token") return redeem(new URLSearchParams(await text(request)))
    const token = request.headers.authorization?.replace("Bearer ", "") ?? ""
    if (!tokens.has(token) || request.headers["user-agent"] === undefined) return { status: 401, body: {} }
    if (path === "/api/v3/user") return ok(script.user)
    if (path === "/api/v3/user/emails") return ok(script.emails)
    return { status: 404, body: {} }
  }

  const server = createServer(async (request, response) => {
    const [path = ""] = (request.url ?? "").split("?")
    const broken = script.broken[path]
    if (broken === "silent") return
    const { body, status } = broken === undefined ? await answer(request, path) : { body: {}, status: broken }
    response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body))
  }).listen(0, "127.0.0.1")
  await once(server, "listening")

  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    script,
    /** Signs in as a browser does, and answers where GitHub sends it back to. */
    signIn: async (authorizationUrl: string): Promise<URL> => {
      const asked = new URL(authorizationUrl).searchParams
      const code = crypto.randomUUID()
      challenges.set(code, asked.get("code_challenge") ?? "")
      const url = new URL(asked.get("redirect_uri") ?? "")
      url.search = new URLSearchParams({ code, state: asked.get("state") ?? "" }).toString()
      return url
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}

export type GitHubServer = Awaited<ReturnType<typeof newGitHubServer>>
