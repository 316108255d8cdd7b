/** A film that a real browser has made, and sends by the client: over a bad network, and on after the page was reloaded. */
import { createHash } from "node:crypto"
import type { Server } from "node:http"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Scope } from "effect"
import type { Page } from "playwright-core"
import { afterAll, assert, beforeAll, it } from "vitest"
import { describeInChromium } from "../support/chromium.js"
import { bundleOf, callsOf, frontServer, listen } from "../support/front-ends.js"
import { newMember } from "../support/market.js"
import { seekableFilm } from "../support/seekable-film.js"
import { type Fate, openUnreliableProxy } from "../support/unreliable-proxy.js"
import type { FilmPage } from "./film-page.js"

/** Films a canvas, red and then blue, with a whole picture now and then; answers the stream in base64. */
const recording = `(async () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 160, height: 120 })
  const pen = canvas.getContext("2d")
  const recorder = new MediaRecorder(canvas.captureStream(20), {
    mimeType: "video/webm;codecs=vp8",
    videoKeyFrameIntervalCount: 8
  })
  const pieces = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const stopped = new Promise((resolve) => { recorder.onstop = resolve })
  recorder.start()
  for (let frame = 0; frame < 30; frame++) {
    pen.fillStyle = frame < 10 ? "#f00" : "#00f"
    pen.fillRect(0, 0, 160, 120)
    pen.clearRect(frame, 0, 2, 2)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  recorder.stop()
  await stopped
  const reader = new FileReader()
  reader.readAsDataURL(new Blob(pieces))
  await new Promise((resolve) => { reader.onload = resolve })
  return reader.result.split(",")[1]
})()`

/** Shows a picture near the film's beginning and one at another moment, answers their colours, and plays all of it. */
const watching = (url: string, seconds: number) => `(async () => {
  const video = Object.assign(document.createElement("video"), { muted: true, crossOrigin: "anonymous" })
  const has = (event) => new Promise((resolve, reject) => {
    video["on" + event] = resolve
    video.onerror = () => reject(new Error(video.error.message))
  })
  const colour = () => {
    const pen = Object.assign(document.createElement("canvas"), { width: 160, height: 120 }).getContext("2d")
    pen.drawImage(video, 0, 0)
    const [red, , blue] = pen.getImageData(80, 60, 1, 1).data
    return red > 200 ? "red" : blue > 200 ? "blue" : "another"
  }
  video.src = ${JSON.stringify(url)}
  await has("loadedmetadata")
  const colours = []
  for (const moment of [0.1, ${seconds}]) {
    video.currentTime = moment
    await has("seeked")
    colours.push(colour())
  }
  video.currentTime = 0
  const ended = has("ended")
  await video.play()
  await ended
  return colours
})()`

const megabyte = 1024 * 1024
const chunkOf = (url: string) => Number(/\/chunks\/(\d+)$/.exec(url)?.[1])

describeInChromium("a film in a real browser", (browser) => {
  let scope: Scope.CloseableScope
  let front: Server
  let host: TestHost
  let page: Page

  beforeAll(async () => {
    front = frontServer(await bundleOf(new URL("film-page.ts", import.meta.url)), '<input type="file">')
    const origin = `http://127.0.0.1:${await listen(front)}`
    scope = await Effect.runPromise(Scope.make())
    host = await newHost("PGlite", scope, { corsOrigins: [origin] })
    page = await browser().newPage()
    await page.goto(origin)
  })
  afterAll(async () => {
    await page?.close()
    front.closeAllConnections()
    front.close()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  const inPage = callsOf<FilmPage>(() => page, "filmPage")

  /** Answers, beside the colours, by which byte each answer of a part began. */
  const watch = async (url: string, seconds: number) => {
    const firstBytes: Array<number> = []
    page.on("response", (answer) => {
      const first = /^bytes (\d+)-/.exec(answer.headers()["content-range"] ?? "")?.[1]
      if (answer.status() === 206) firstBytes.push(Number(first))
    })
    const colours = await page.evaluate<Array<string>>(watching(url, seconds))
    return { colours, firstBytes }
  }

  it("arrives over a network that loses things, by a worker once its page was reloaded, and is shown from any moment", async () => {
    const stream = Buffer.from(await page.evaluate<string>(recording), "base64")
    const { film, lastAt } = seekableFilm(stream, 8 * megabyte)
    const choose = () =>
      page.setInputFiles("input", { name: "film.webm", mimeType: "video/webm;codecs=vp8", buffer: film })

    const troubles: ReadonlyArray<Fate> = ["reset", "lost", 503]
    const sent: Array<number> = []
    let isReloaded = false
    const proxy = await openUnreliableProxy(host.baseUrl, (method, url) => {
      if (method !== "PUT") return "passed"
      sent.push(chunkOf(url))
      // The page is left while these are under way.
      if (!isReloaded && chunkOf(url) > 2) return "silent"
      return isReloaded || sent.filter((one) => one === chunkOf(url)).length > 1
        ? "passed"
        : (troubles[chunkOf(url)] ?? "passed")
    })
    const { token } = await newMember(host, "Ada Film")
    const sending = { baseUrl: proxy.baseUrl, token }
    try {
      await choose()
      const left = inPage("upload", sending).catch(() => "left")
      await until("three chunks", async () => ((await inPage("stored")).at(-1) === 3 * megabyte ? true : undefined))
      const before = await inPage("stored")
      await page.reload()
      assert.strictEqual(await left, "left")
      isReloaded = true
      sent.length = 0
      await choose()
      const { code, sha256, url } = await inPage("resumeInWorker", sending)
      assert.strictEqual(code, "done")
      assert.strictEqual(sha256, createHash("sha256").update(film).digest("hex"))
      assert.isTrue(sent.every((index) => index > 2))
      const after = await inPage("stored")
      for (const told of [before, after]) assert.isTrue(told.every((one, at) => one > (told[at - 1] ?? -1)))
      assert.deepStrictEqual([before[0], after.at(-1)], [0, film.length])
      const { colours, firstBytes } = await watch(url ?? "", (lastAt + 20) / 1000)
      assert.deepStrictEqual(colours, ["red", "blue"])
      // What one sees of the end needs no more than the bytes of the end.
      assert.strictEqual(firstBytes[0], 0)
      assert.isAbove(Math.max(...firstBytes), film.length - megabyte)
    } finally {
      proxy.close()
    }
  })
})
