/** Requests that are sent before the answer to another one, where that one ends the connection, waits, or meets a stop. */
import { once } from "node:events"
import { setImmediate } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import { read } from "../support/raw-client.js"
import { get, post, useRawServers } from "../support/raw-server.js"

const { connection, start } = useRawServers()

describe("requests behind another one", () => {
  // Falls where they are begun: Node never says that such an answer is done, so each connection stayed in memory for ever.
  it("are dropped where that one's answer ends the connection, and a stop waits for none of them", async () => {
    const asked: Array<string | undefined> = []
    const { port, stop } = await start((req, res) => {
      asked.push(req.url)
      res.setHeader("Connection", "close").end("last")
    })
    const socket = await connection(port)
    const { end } = read(socket)
    socket.write(get("/last") + get("/behind").repeat(7))
    assert.lengthOf((await end).match(/HTTP\/1\.1/g) ?? [], 1)
    assert.deepStrictEqual(asked, ["/last"])
    await stop()
  })

  // Falls where it is decided before what came with a request has been read that its answer is the last one.
  it("are answered too when the server stops, and only the last answer says so", async () => {
    const { port } = await start((req, res) => void setImmediate().then(() => res.end(req.url)), {
      isStopping: () => true
    })
    const socket = await connection(port)
    const { end } = read(socket)
    socket.write(get("/1") + get("/2") + get("/3"))
    const answers = (await end).split(/(?=HTTP\/1\.1)/)
    assert.deepStrictEqual(
      answers.map((answer) => [/\/\d$/.exec(answer)?.[0], /Connection: (\S+)/.exec(answer)?.[1]]),
      [
        ["/1", "keep-alive"],
        ["/2", "keep-alive"],
        ["/3", "close"]
      ]
    )
  })

  // Falls where a connection is read on and on: a hundred requests of 30 KB from each of many filled the memory.
  it("are not read until it is their turn, and then in order", async () => {
    let answer = () => {}
    const mayAnswer = new Promise<void>((resolve) => {
      answer = resolve
    })
    const asked: Array<string | undefined> = []
    let bytesRead = () => 0
    const { port } = await start(async (req, res) => {
      bytesRead = () => req.socket.bytesRead
      asked.push(req.url)
      await mayAnswer
      req.resume().once("end", () => res.end("answer"))
    })
    const socket = await connection(port)
    const { text } = read(socket)
    for (let number = 0; number < 60; number++) socket.write(post(`/${number}`, "b".repeat(50_000)))
    await until("the first one", async () => (asked.length > 0 ? true : undefined))
    let before = -1
    await until("that no more is read", async () => {
      const isQuiet = bytesRead() === before
      before = bytesRead()
      return isQuiet ? true : undefined
    })
    assert.isBelow(bytesRead(), 500_000)
    answer()
    await until("all answers", async () => (text().split("answer").length > 60 ? true : undefined))
    assert.deepStrictEqual(
      asked,
      Array.from({ length: 60 }, (_, number) => `/${number}`)
    )
  })
})

/** Connects and asks twenty times when it is told to, and tells what came of that: in a thread, while ours is busy. */
const clients = `
  const { parentPort, workerData } = require("node:worker_threads")
  const { request } = require("node:http")
  const ask = () => new Promise((resolve) =>
    request({ port: workerData, host: "127.0.0.1", agent: false }, (res) => resolve(res.resume().statusCode))
      .once("error", ({ code }) => resolve(code)).end())
  parentPort.once("message", () => Promise.all(Array.from({ length: 20 }, ask)).then((all) => parentPort.postMessage(all)))
  parentPort.postMessage("ready")`

describe("a server that stops while its process is busy", () => {
  // Falls where a stop goes by the clock alone: after a long turn the clock says that nobody has come for a while.
  it("answers those that had connected by then", async () => {
    const { port, stop } = await start((_, res) => res.end("now"))
    const worker = new Worker(clients, { eval: true, workerData: port })
    await once(worker, "message")
    const stopping = stop()
    worker.postMessage("ask")
    const end = performance.now() + 500
    while (performance.now() < end);
    const [answers] = await once(worker, "message")
    assert.deepStrictEqual(answers, Array<number>(20).fill(200))
    await stopping
  })
})
