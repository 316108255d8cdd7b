/** A server of the host's with a handler of the test's, and connections to it that say what the test writes. */
import { once } from "node:events"
import type { RequestListener } from "node:http"
import type { Socket } from "node:net"
import { Effect, Exit, Scope } from "effect"
import { afterEach } from "vitest"
import { defaultTimeouts, serve, type Timeouts } from "../../src/host/server.js"
import { noUpgrades, type Upgrades } from "../../src/host/upgrades.js"
import { openSocket } from "./raw-client.js"

export interface Running {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Ended after each test of the file that asks for it. */
export const useRawServers = () => {
  const ends: Array<() => Promise<unknown> | unknown> = []
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })

  const start = async (
    handler: RequestListener,
    more: {
      readonly shutdownSeconds?: number
      readonly timeouts?: Partial<Timeouts>
      readonly isStopping?: () => boolean
      readonly upgrades?: Upgrades
    } = {}
  ): Promise<Running> => {
    const scope = await Effect.runPromise(Scope.make())
    const { isStopping = () => false, shutdownSeconds = 60, upgrades = noUpgrades } = more
    const timeouts = { ...defaultTimeouts, check: 50, ...more.timeouts }
    const port = await Effect.runPromise(
      Scope.extend(
        serve({ handler, host: "127.0.0.1", port: 0, shutdownSeconds, isStopping, timeouts, upgrades }),
        scope
      )
    )
    const stop = () => Effect.runPromise(Scope.close(scope, Exit.void))
    ends.push(stop)
    return { port, stop }
  }

  /** Reads nothing until it is told to. */
  const connection = async (port: number): Promise<Socket> => {
    const socket = openSocket(port)
    ends.unshift(() => socket.destroy())
    socket.pause()
    await once(socket, "connect")
    return socket
  }

  return { start, connection }
}

export const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
export const post = (path: string, body: string, length = body.length) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n${body}`
