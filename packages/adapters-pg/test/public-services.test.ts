/** What embedders can import as a service has to be among the services that a host builds. */
import { readFileSync } from "node:fs"
import { assert, describe, layer } from "@effect/vitest"
import { services } from "@mentorkit/core"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Context, Effect, Layer } from "effect"

/** Ports that a host or an embedder binds below the services; those that have a default are no tags but references. */
const boundByOthers: Readonly<Record<string, string>> = {
  "kernel LinkBase": "where the host is reached, and where pages are",
  "notifications Mailer": "how mails leave",
  "notifications TextMessenger": "how texts leave"
}

const core = new URL("../../core/package.json", import.meta.url)
const manifest: { readonly exports: Readonly<Record<string, { readonly "mentorkit-source"?: string }>> } = JSON.parse(
  readFileSync(core, "utf8")
)
/** The public doors of the domains, with their sources. */
const doors = Object.entries(manifest.exports).flatMap(([door, { "mentorkit-source": source }]) =>
  source?.endsWith("/public.ts") ? [[door.slice(2), new URL(source, core).href] as const] : []
)

const isService = (value: unknown): value is Context.Tag<unknown, unknown> =>
  Context.isTag(value) && !Context.isReference(value)

const publicServices = Effect.forEach(doors, ([door, source]) =>
  Effect.map(
    Effect.promise((): Promise<Readonly<Record<string, unknown>>> => import(source)),
    (names) =>
      Object.entries(names).flatMap(([name, value]) =>
        isService(value) ? { name: `${door} ${name}`, key: value.key } : []
      )
  )
)

describe("services of the public doors", () => {
  layer(market(pglite))((it) => {
    // Falls where a manifest's layer leaves one out, as that of bookings once did with `Appointments`.
    it.effect("are given by the services of core, or bound by whoever builds these", () =>
      Effect.gen(function* () {
        const given = (yield* Effect.scoped(Layer.build(services))).unsafeMap
        const found = (yield* publicServices).flat()
        const missing = found.filter(({ key }) => !given.has(key)).map(({ name }) => name)
        assert.deepStrictEqual(missing.sort(), Object.keys(boundByOthers).sort())
        assert.isAbove(found.length, 20)
      })
    )
  })
})
