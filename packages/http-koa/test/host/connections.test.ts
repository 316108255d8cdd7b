/** What a connection may do to its host: ask without reading, ask before it is answered, and be there when it stops. */
import { once } from "node:events"
import { type IncomingMessage, request, type ServerResponse } from "node:http"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import { read } from "../support/raw-client.js"
import { get, post, useRawServers } from "../support/raw-server.js"

const { connection, start } = useRawServers()

/** More than the kernel keeps for a reader. */
const large = Buffer.alloc(16 * 1024 * 1024, "x")
const piece = large.subarray(0, large.length / 16)

describe("a reader that never reads", () => {
  // Falls where every request is begun as soon as it is there.
  it("gets one answer and no second one", async () => {
    const asked: Array<string | undefined> = []
    const { port } = await start((req, res) => {
      asked.push(req.url)
      res.end(large)
    })
    const socket = await connection(port)
    for (let number = 0; number < 20; number++) socket.write(get(`/${number}`))
    await until("the first request", async () => (asked.length > 0 ? true : undefined))
    // A request on another connection comes later than all of these.
    await (await fetch(`http://127.0.0.1:${port}/other`)).arrayBuffer()
    assert.deepStrictEqual(asked, ["/0", "/other"])
    // Whoever reads after all gets everything, in order.
    const { text } = read(socket)
    await until("all answers", async () => (asked.length === 21 ? true : undefined))
    assert.deepStrictEqual(
      asked.slice(2),
      Array.from({ length: 19 }, (_, index) => `/${index + 1}`)
    )
    await until("the last byte", async () => (text().length >= 20 * large.length ? true : undefined), 60_000)
  })

  /** Waits for the end of its connection, which is kept for longer than that where the answer is taken. */
  const startLarge = async (write: number) => {
    let isCutOff = false
    const { port } = await start(
      (req, res) => {
        req.socket.once("close", () => {
          isCutOff = true
        })
        res.end(large)
      },
      { timeouts: { write } }
    )
    return { port, cutOff: () => until("the end of the connection", async () => isCutOff || undefined) }
  }

  // Falls without a write time-out.
  it("is cut off", async () => {
    const { cutOff, port } = await startLarge(200)
    const socket = await connection(port)
    socket.write(get("/"))
    await cutOff()
    assert.isBelow((await read(socket).end).length, large.length)
  })

  // Falls where what it sends passes for a sign of life: blank lines before a request are allowed.
  it("is cut off whatever it sends meanwhile", async () => {
    const { cutOff, port } = await startLarge(300)
    const socket = await connection(port)
    socket.write(get("/"))
    const sending = setInterval(() => socket.write("\r\n"), 50)
    await cutOff().finally(() => clearInterval(sending))
  })

  /** Reads a large answer for longer than the time-out as a whole, with pauses that are much shorter. */
  const readSlowly = async (write: number) => {
    let taken = 0
    const { port } = await start(
      async (_, res) => {
        for (; taken < 16 && !res.destroyed; taken++) await new Promise((resolve) => res.write(piece, resolve))
        res.end()
      },
      { timeouts: { write } }
    )
    const socket = await connection(port)
    socket.write(get("/"))
    let [bytes, known, since, longestPause] = [0, 0, performance.now(), 0]
    for await (const chunk of socket) {
      bytes += (chunk as Buffer).length
      if (bytes > large.length) break
      // The kernel takes the next piece when a third of its memory is free, and not with every byte that is read.
      if (taken === known) continue
      longestPause = Math.max(longestPause, performance.now() - since)
      known = taken
      since = performance.now()
      await new Promise((resolve) => setTimeout(resolve, write / 4))
    }
    return { isWhole: bytes > large.length, longestPause: Math.max(longestPause, performance.now() - since) }
  }

  // Falls where the time-out looks only at the clock.
  it("is not cut off while it reads, however slowly", async () => {
    for (let write = 200; ; write *= 2) {
      const { isWhole, longestPause } = await readSlowly(write)
      if (isWhole) return
      // A machine that stood still for so long has not read: once more, with more time.
      assert.isAbove(longestPause, write / 2, "cut off though it has read")
    }
  })

  // Falls where it is cut off by the first time-out.
  it("is not cut off while the host makes it wait", async () => {
    const { port } = await start(
      async (req, res) => {
        for (const _ of ["first", "second"]) await once(req.socket, "timeout")
        res.end("late")
      },
      { timeouts: { write: 50 } }
    )
    const socket = await connection(port)
    socket.write(`${get("/").trimEnd()}\r\nConnection: close\r\n\r\n`)
    assert.match(await read(socket).end, /late$/)
  })

  it("cannot have more requests wait than a limit", async () => {
    let begun = 0
    const { port } = await start(() => {
      begun += 1
    })
    const socket = await connection(port)
    const { end } = read(socket)
    socket.write(get("/").repeat(500))
    await end
    assert.strictEqual(begun, 1)
  })
})

describe("requests that are sent before the answer to another one", () => {
  it("are answered in turn, with bodies too", async () => {
    const { port } = await start(async (req, res) => {
      let body = ""
      for await (const chunk of req) body += String(chunk)
      await new Promise((resolve) => setTimeout(resolve, req.url === "/0" ? 50 : 0))
      res.end(`${req.url}=${body};`)
    })
    const socket = await connection(port)
    const { text } = read(socket)
    for (let number = 0; number < 10; number++) socket.write(post(`/${number}`, "b".repeat(number * 20_000)))
    await until("all answers", async () => (/\/9=b+;$/.test(text()) ? true : undefined))
    const lengths = [...text().matchAll(/\/(\d)=(b*);/g)].map(([, number, body]) => [number, body?.length])
    assert.deepStrictEqual(
      lengths,
      Array.from({ length: 10 }, (_, number) => [String(number), number * 20_000])
    )
  })
})

/** Answers when it is let. */
const held = () => {
  const waiting: Array<ServerResponse> = []
  const arrived = (count: number) =>
    until(`${count} requests`, async () => (waiting.length === count ? true : undefined))
  const handler = (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === "/now") res.end("now")
    else waiting.push(res)
  }
  return {
    handler,
    arrived,
    answer: () => {
      for (const res of waiting.splice(0)) res.end("late")
    }
  }
}

describe("what is no HTTP", () => {
  const refusal = (status: number, code: string) =>
    new RegExp(
      `^HTTP/1\\.1 ${status} [\\s\\S]*X-Error-Code: ${code}\\r\\n[\\s\\S]*Connection: close\\r\\n[\\s\\S]*"data":\\{\\}\\}$`
    )
  /** The answers on a connection, whose bodies hold no such line. */
  const answersIn = (text: string) => text.split(/(?=HTTP\/1\.1 )/)

  const brokenPost = "POST /broken HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"

  // Falls where it is refused at once, in the place of the first answer, and where what comes behind it is refused too.
  it.each(["garbage\r\n\r\n", brokenPost])(
    "is refused behind the answers that are due before it: %j",
    async (broken) => {
      const { answer, arrived, handler } = held()
      const { port } = await start(handler)
      const socket = await connection(port)
      const { end } = read(socket)
      // A request on another connection comes later than what was written before.
      const isRead = async () => (await fetch(`http://127.0.0.1:${port}/now`)).text()
      socket.write(get("/late") + get("/now") + broken)
      await arrived(1)
      await isRead()
      socket.write("more\r\n")
      await isRead()
      answer()
      const [late, now, refused, ...more] = answersIn(await end)
      assert.match(late ?? "", /late$/)
      assert.match(now ?? "", /now$/)
      assert.match(refused ?? "", refusal(400, "BadRequest"))
      assert.deepStrictEqual(more, [])
    }
  )

  // Falls where a request waits for its answer whose body can never come.
  it("is refused in the place of the answer to the request that it is in", async () => {
    const urls: Array<string | undefined> = []
    const { port } = await start((req, res) => {
      urls.push(req.url)
      if (req.url === "/now") res.end("now")
    })
    for (const before of ["", get("/now")]) {
      const socket = await connection(port)
      const { end } = read(socket)
      socket.write(before + brokenPost)
      const answers = answersIn(await end)
      assert.match(answers.pop() ?? "", refusal(400, "BadRequest"))
      assert.strictEqual(answers.length, before === "" ? 0 : 1)
    }
    // The second was not begun any more.
    assert.deepStrictEqual(urls, ["/broken", "/now"])
  })

  // Falls where a second answer follows one that has begun or is over, or that said it was the last.
  it("only ends the connection where the answer to that request is there", async () => {
    const { port } = await start((req, res) => {
      if (req.url === "/begun") res.write("begun ")
      if (req.url === "/begun") setImmediate(() => setImmediate(() => res.end("told")))
      else res.end("told")
    })
    const chunks = "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n"
    const [begun, over, last] = await Promise.all(
      [
        [`POST /begun HTTP/1.1\r\nHost: x\r\n${chunks}zz\r\n`],
        [`POST /over HTTP/1.1\r\nHost: x\r\n${chunks}`, "zz\r\n"],
        [`${get("/last").trimEnd()}\r\nConnection: close\r\n\r\ngarbage\r\n\r\n`]
      ].map(async ([first = "", second]) => {
        const socket = await connection(port)
        const { end, text } = read(socket)
        socket.write(first)
        await until("the answer", async () => (text().includes("told") ? true : undefined))
        if (second !== undefined) socket.write(second)
        return end
      })
    )
    for (const text of [begun, over, last]) assert.lengthOf(answersIn(text ?? ""), 1, text)
  })
})

describe("a server that stops", () => {
  const ask = (port: number, path: string) =>
    new Promise<{ readonly connection: string | undefined; readonly text: string }>((resolve, reject) => {
      request({ port, host: "127.0.0.1", path, headers: { connection: "keep-alive" } }, async (res) => {
        let text = ""
        for await (const chunk of res) text += String(chunk)
        resolve({ connection: res.headers.connection, text })
      })
        .once("error", reject)
        .end()
    })

  // Falls if kept connections are waited for: the stop would take its whole minute.
  it("answers what has arrived, tells that the connection ends, and ends with the last answer", async () => {
    const { answer, arrived, handler } = held()
    const { port, stop } = await start(handler)
    // Connections on which nobody has asked anything, on which half a request is there, and which are idle.
    const silent = await connection(port)
    const half = await connection(port)
    half.write("GET /half HTTP/1.1\r\nHos")
    const idle = await connection(port)
    const idleText = read(idle)
    idle.write(get("/now"))
    await until("an answer", async () => (idleText.text().endsWith("now") ? true : undefined))

    const late = [ask(port, "/late"), ask(port, "/late"), ask(port, "/late")]
    const pipelined = await connection(port)
    const pipelinedText = read(pipelined)
    pipelined.write(get("/late") + get("/now"))
    await arrived(4)
    let isStopped = false
    const stopping = stop().then(() => {
      isStopped = true
    })
    await idleText.end
    assert.isFalse(isStopped, "an answer is still due")
    const refused = await ask(port, "/now").then(
      () => undefined,
      (error: { readonly code: string }) => error.code
    )
    assert.strictEqual(refused, "ECONNREFUSED")
    answer()
    for (const one of await Promise.all(late)) assert.deepStrictEqual(one, { connection: "close", text: "late" })
    assert.match(await pipelinedText.end, /late[\s\S]*Connection: close[\s\S]*now$/)
    await stopping
    for (const socket of [silent, half]) await read(socket).end
  })

  // Falls where only answers that are yet to begin end their connections.
  it("ends a connection whose answer had begun by then, while others are still answered", async () => {
    const begun: Array<ServerResponse> = []
    const { port, stop } = await start((req, res) => {
      begun.push(res)
      if (req.url === "/begun") res.write("begun ")
    })
    const early = await connection(port)
    const earlyText = read(early)
    early.write(get("/begun"))
    await until("its begin", async () => (earlyText.text().includes("begun") ? true : undefined))
    const late = ask(port, "/late")
    await until("both", async () => (begun.length === 2 ? true : undefined))
    const stopping = stop()
    begun[0]?.end("ended")
    assert.match(await earlyText.end, /keep-alive[\s\S]*ended/)
    begun[1]?.end("late")
    assert.strictEqual((await late).text, "late")
    await stopping
  })

  // Falls if the server stops to listen at once: Node takes in one connection a turn, and the others are cut off.
  it("answers those that have connected and wait to be let in", async () => {
    const { port, stop } = await start((_, res) => {
      const end = performance.now() + 20
      while (performance.now() < end);
      res.end("now")
    })
    // A third of a second of work: a stop waits for two seconds at most.
    const asked = Array.from({ length: 15 }, () => ask(port, "/"))
    // All of them have sent their request by now; this process is too busy to have seen it.
    await new Promise((resolve) => setTimeout(resolve, 1))
    const stopping = stop()
    const answers = await Promise.allSettled(asked)
    assert.deepStrictEqual(
      answers.filter(({ status }) => status === "rejected"),
      []
    )
    await stopping
  })

  it("tells so while it still serves, where it is told to wait first", async () => {
    let isStopping = false
    const { handler } = held()
    const { port } = await start(handler, { isStopping: () => isStopping })
    assert.strictEqual((await ask(port, "/now")).connection, "keep-alive")
    isStopping = true
    assert.strictEqual((await ask(port, "/now")).connection, "close")
  })

  it("cuts off what takes longer than its time", async () => {
    const { arrived, handler } = held()
    const { port, stop } = await start(handler, { shutdownSeconds: 0.1 })
    const socket = await connection(port)
    const { end } = read(socket)
    socket.write(get("/never"))
    await arrived(1)
    await stop()
    assert.strictEqual(await end, "")
  })
})
