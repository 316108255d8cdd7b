/** What a host has to bear beside its trade: nonsense, connections that break off, and people who do not wait. */
import { connect } from "node:net"
import type { Dice } from "./dice.js"

const json = { "content-type": "application/json" }

const send = async (url: string, init: RequestInit = {}) => {
  try {
    await (await fetch(url, init)).arrayBuffer()
  } catch {
    // Breaking off is what some of them are here for.
  }
}

/**
 * A request that is never finished, or whose answer nobody waits for. Not by `fetch`: one that is aborted while a compressed body
 * comes in may never settle on Node 20.
 */
const breakOff = (url: string, text: string, milliseconds = 20) =>
  new Promise<void>((resolve) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => {
      socket.write(text)
      setTimeout(() => socket.destroy(), milliseconds)
    })
    socket.on("error", () => undefined).once("close", () => resolve())
  })

const deeds: ReadonlyArray<(url: string, dice: Dice) => Promise<void>> = [
  (url) => send(`${url}/api/v1/login`, { method: "POST", headers: json, body: "{not json" }),
  (url) => send(`${url}/api/v1/login`, { method: "POST", headers: json, body: "[".repeat(50_000) }),
  (url) => send(`${url}/api/v1/mentor/slots/hold`, { method: "POST", headers: json, body: '{"slot_ids":["x"]}' }),
  (url, dice) => send(`${url}/api/v1/user/nobody-${dice.between(0, 1e9)}`),
  (url, dice) => send(`${url}/nothing/here/${dice.between(0, 1e9)}`),
  (url, dice) => send(`${url}/api/v1/me`, { headers: { authorization: `Bearer ${dice.between(0, 1e9)}|wrong` } }),
  (url, dice) => {
    const body = JSON.stringify({ email: `who-${dice.between(0, 1e9)}@chaos.test`, password: "wrong password" })
    const from = { ...json, "x-forwarded-for": `10.99.${dice.between(0, 255)}.${dice.between(0, 255)}` }
    return send(`${url}/api/v1/login`, { method: "POST", headers: from, body })
  },
  (url, dice) => breakOff(url, "GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n", dice.between(1, 20)),
  (url) => breakOff(url, "POST /api/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"),
  (url) => breakOff(url, "GET /api/v1/me HTTP/1.1\r\nHost: local")
]

/** One after the other until it is over. */
export const vandalise = async (url: string, dice: Dice, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    await dice.pick(deeds)(url, dice)
    await new Promise((resolve) => setTimeout(resolve, dice.between(0, 60)))
  }
}
