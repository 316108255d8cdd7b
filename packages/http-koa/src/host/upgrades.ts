/** Connections that leave HTTP (RFC 9110 7.8): taken by whoever serves their path, and known to the host until they end. */
import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import type { Middleware } from "koa"
import { unavailable } from "../answer/envelope.js"
import { write } from "../answer/write.js"
import { knowsUpgrades } from "../request/http-version.js"
import { isSupported } from "../request/unsupported.js"
import { ParsedRequest } from "./parsed-request.js"

/**
 * Takes a connection over: reading, answering, ending and time-outs are the taker's from now on. `head` is what has been
 * read behind the request.
 */
export type TakeOver = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** What serves upgrades, such as a websocket endpoint. It knows nothing of the host, and goes with any `http.Server`. */
export interface Upgrades {
  /** By path, for one; `undefined` where it serves no such upgrade. May be asked twice, and has no effect. Its URL can be parsed. */
  readonly find: (request: IncomingMessage) => TakeOver | undefined
  /** The host stops: the connections are to be told. Soon after that they are ended. */
  readonly stop: () => void
}

export const noUpgrades: Upgrades = { find: () => undefined, stop: () => {} }

export interface UpgradeDoor {
  /** Whether this request's connection will be taken over. What is not is answered like any other request. */
  readonly isOpenTo: (request: IncomingMessage) => boolean
  readonly take: TakeOver
  /** Takes no more, and has those that were taken told. */
  readonly stop: () => void
  /** Ends them as soon as what was written has left. */
  readonly end: () => void
  readonly destroy: () => void
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0"

/**
 * An upgrade that stands alone, as every websocket client sends it, for what is a URL: "//" begins like one. The wish of any
 * other request is passed over.
 */
const isPlain = (request: IncomingMessage): boolean => {
  const { method, url = "" } = request
  const isPath = url.startsWith("/") && URL.canParse(url, "http://localhost")
  return method === "GET" && knowsUpgrades(request) && isPath && !hasBody(request) && isSupported(request)
}

/** Asked within Node's parser, where an error would end the process. It comes again when the request is answered. */
const isServed = ({ find }: Upgrades, request: IncomingMessage): boolean => {
  try {
    return find(request) !== undefined
  } catch {
    return false
  }
}

export const newUpgradeDoor = (options: {
  readonly upgrades: Upgrades
  /** Not while the host has too much to do, or stops. */
  readonly mayTake: () => boolean
  /** Whether an answer is due on the connection: it would come in the middle of what the taker writes. */
  readonly isBusy: (socket: Duplex) => boolean
}): UpgradeDoor => {
  const { isBusy, mayTake, upgrades } = options
  const taken = new Set<Duplex>()
  let isStopping = false
  return {
    isOpenTo: (request) =>
      !isStopping && isPlain(request) && !isBusy(request.socket) && isServed(upgrades, request) && mayTake(),
    take: (request, socket, head) => {
      taken.add(socket)
      socket.once("close", () => taken.delete(socket))
      // Without a listener a connection that breaks would end the process.
      socket.on("error", () => socket.destroy())
      const takeOver = upgrades.find(request)
      if (takeOver === undefined) socket.destroy()
      else takeOver(request, socket, head)
    },
    stop: () => {
      isStopping = true
      upgrades.stop()
    },
    end: () => {
      for (const socket of taken) socket.end(() => socket.destroy())
    },
    destroy: () => {
      for (const socket of taken) socket.destroy()
    }
  }
}

/** An upgrade that somebody serves comes here only where the host has held it back: it may be tried again. */
export const upgradesHeldBack =
  ({ find }: Upgrades): Middleware =>
  async (ctx, next) => {
    const { req } = ctx
    const isHeldBack = req instanceof ParsedRequest && req.wantsUpgrade && isPlain(req) && find(req) !== undefined
    return isHeldBack ? write(ctx, unavailable(1)) : next()
  }
