/** The script of a page, and of its worker, that sends a film which somebody chooses. Bundled and run by a real browser. */
import { createClient } from "@mentorkit/client"
import { uploadFile } from "@mentorkit/client/uploads"

interface Sending {
  readonly baseUrl: string
  readonly token: string
  readonly resume?: string
}

/** What is used of the browser's API; the compiler knows no browser. */
interface Browser {
  readonly document?: { querySelector(selector: string): { readonly files: ReadonlyArray<File> } | null }
  readonly localStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void }
  readonly Worker: new (url: string, options: object) => Port
}
interface Port {
  onmessage: (event: { readonly data: Posted }) => void
  postMessage(message: Posted): void
}
interface Posted {
  readonly file?: File
  readonly sending?: Sending
  readonly storedBytes?: number
  readonly uploadId?: string
  readonly outcome?: Outcome
}
interface Outcome {
  readonly code: string
  readonly sha256: string | null
  readonly url: string | null
}
const browser = globalThis as unknown as Browser & Port

const send = async (file: File, { resume, ...host }: Sending, tell: (told: Posted) => void): Promise<Outcome> => {
  const onProgress = ({ storedBytes, uploadId }: { readonly storedBytes: number; readonly uploadId: string }) =>
    tell({ storedBytes, uploadId })
  const sent = await uploadFile(createClient(host), { purpose: "feed_video", file, resume, onProgress })
  return sent.ok
    ? { code: "done", sha256: sent.data.upload.sha256, url: sent.data.upload.url }
    : { code: sent.error.code, sha256: null, url: null }
}

const stored: Array<number> = []
const told = ({ storedBytes, uploadId }: Posted) => {
  stored.push(storedBytes ?? 0)
  browser.localStorage.setItem("upload", uploadId ?? "")
}
const chosen = (): File => {
  const file = browser.document?.querySelector("input")?.files[0]
  if (file === undefined) throw new Error("No film was chosen.")
  return file
}

const filmPage = {
  upload: (sending: Sending) => send(chosen(), sending, told),

  /** What an earlier page has begun, by a worker. */
  resumeInWorker: (sending: Sending) =>
    new Promise<Outcome>((resolve) => {
      const worker = new browser.Worker("/app.js", { type: "module" })
      worker.onmessage = ({ data }) => (data.outcome === undefined ? told(data) : resolve(data.outcome))
      const resume = browser.localStorage.getItem("upload") ?? ""
      worker.postMessage({ file: chosen(), sending: { ...sending, resume } })
    }),

  stored: async () => stored
}

export type FilmPage = typeof filmPage
if (browser.document !== undefined) Object.assign(globalThis, { filmPage })
else {
  browser.onmessage = async ({ data: { file, sending } }) => {
    if (file === undefined || sending === undefined) return
    browser.postMessage({ outcome: await send(file, sending, (one) => browser.postMessage(one)) })
  }
}
