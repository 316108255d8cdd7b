/** A host whose only operations hand out files of a store: one that everybody sees, one for its reader alone. */
import { createMentorkit } from "@mentorkit/core"
import { makeDownloadFile } from "@mentorkit/core/internal/kernel"
import { domain, FileDownload, type Handlers, namedOperations, operation } from "@mentorkit/core/kernel"
import { FileKey, FileStore } from "@mentorkit/core/kernel/ports"
import { Context, Effect, Exit, Layer, Option, Schema, Scope, Stream } from "effect"
import { bind } from "../../src/index.js"
import { kernelServices, tokens } from "./demo-services.js"
import { serve } from "./mounted-server.js"
import { answersIn, bytesOf, exchange } from "./raw-client.js"

class NoSuchFile extends Schema.TaggedError<NoSuchFile>()("NoSuchFile", {}) {}

const reading = operation({
  access: "public",
  input: Schema.Struct({ name: Schema.String }),
  success: Schema.Struct({ file: FileDownload }),
  failures: [NoSuchFile]
})
const operations = namedOperations("files", { show: reading, fetch: reading })
class Files extends Context.Tag("Files")<Files, Handlers<typeof operations>>() {}

const types = ["text/plain"] as const
const endpoints = bind(operations, {
  show: {
    route: "GET ~/shown/:name",
    message: "Fine.",
    stream: { field: "file", types, shown: "public" },
    failures: { NoSuchFile: 404 }
  },
  fetch: {
    route: "GET ~/fetched/:name",
    message: "Fine.",
    stream: { field: "file", types },
    failures: { NoSuchFile: 404 }
  }
})

const keyOf = (name: string) => FileKey.make(`site/${name}`)

/** The store, and how many of its files are open. */
const watched = (store: typeof FileStore.Service, open: { count: number }): typeof FileStore.Service => ({
  ...store,
  open: (key, range) =>
    Effect.zipRight(
      Effect.acquireRelease(
        Effect.sync(() => (open.count += 1)),
        () => Effect.sync(() => (open.count -= 1))
      ),
      store.open(key, range)
    )
})

const handlers = Layer.effect(
  Files,
  Effect.gen(function* () {
    const download = yield* makeDownloadFile
    const read = (_: unknown, { name }: { readonly name: string }) =>
      Effect.flatMap(
        download(keyOf(name), `${name}.txt`),
        Option.match({ onNone: () => new NoSuchFile(), onSome: (file) => Effect.succeed({ file }) })
      )
    return { show: read, fetch: read }
  })
)

export const openFileSite = async (layer: Layer.Layer<FileStore>) => {
  const scope = await Effect.runPromise(Scope.make())
  const store = Context.get(await Effect.runPromise(Layer.buildWithScope(layer, scope)), FileStore)
  const open = { count: 0 }
  const services = Layer.provideMerge(
    handlers,
    Layer.mergeAll(tokens, kernelServices, Layer.succeed(FileStore, watched(store, open)))
  )
  const kit = createMentorkit({ domains: { files: domain(operations, Files) }, services })
  const server = await serve(kit, endpoints)
  const baseUrl = `http://127.0.0.1:${server.port}`

  return {
    port: server.port,
    reported: server.reported,
    open,
    put: (name: string, bytes: Uint8Array) =>
      Effect.runPromise(store.put(keyOf(name), Stream.make(bytes), { contentType: "text/plain" })),
    /** Headers as they are given; the body byte by byte. */
    ask: async (target: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
      const raw = await exchange(baseUrl, { end: false }, bytesOf({ method, target, headers: Object.entries(headers) }))
      const [answer] = answersIn(raw, [method])
      if (answer === undefined) throw new Error(`no answer to ${target}`)
      return { ...answer, body: raw.subarray(raw.indexOf("\r\n\r\n") + 4) }
    },
    close: async () => {
      server.close()
      await Effect.runPromise(Scope.close(scope, Exit.void))
    }
  }
}

export type FileSite = Awaited<ReturnType<typeof openFileSite>>
