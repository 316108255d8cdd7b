/** Pages of front ends for real browsers. */
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import type { Page } from "playwright-core"

/** The script as a front end ships it: one file with the client in it. */
export const bundleOf = async (entry: URL): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    conditions: ["mentorkit-source"],
    write: false
  })
  return outputFiles[0]?.text ?? ""
}

const html = '<!doctype html><title>A front end</title><script type="module" src="/app.js"></script>'

/** One page with the script `/app.js`. */
export const frontServer = (script: string, body = ""): Server =>
  createServer((request, response) => {
    const isScript = request.url === "/app.js"
    response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" })
    response.end(isScript ? script : html + body)
  })

/** Answers its port. */
export const listen = async (server: Server): Promise<number> => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

type ArgumentsOf<F> = F extends (...args: infer Args) => unknown ? Args : never
type AnswerOf<F> = F extends (...args: never) => infer Answer ? Awaited<Answer> : never

/** Calls what the page has under that global name. What crosses into a browser loses its type, so it is said again here. */
export const callsOf =
  <P>(page: () => Page, global: string) =>
  <Name extends keyof P & string>(name: Name, ...args: ArgumentsOf<P[Name]>): Promise<AnswerOf<P[Name]>> =>
    page().evaluate(`${global}.${name}(...${JSON.stringify(args)})`) as Promise<AnswerOf<P[Name]>>
