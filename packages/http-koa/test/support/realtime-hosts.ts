/** Two hosts on one database, and people who listen on either. */
import { randomUUID } from "node:crypto"
import { unwrap } from "@mentorkit/client"
import { ThreadId, ThreadMembers } from "@mentorkit/core/broadcasting/ports"
import { UserId } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { demoPostgresUrl, newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { Effect, Exit, Layer, Redacted, Scope } from "effect"
import { afterAll, afterEach, beforeAll } from "vitest"
import type { HostConfig } from "../../src/host/host-config.js"
import type { Member } from "./market.js"
import { newPusher, type PusherClient, subscribed } from "./realtime.js"

/** Who is in which thread. */
export const newThreads = () => {
  const threads = new Map<ThreadId, ReadonlySet<string>>()
  return {
    layer: Layer.succeed(ThreadMembers, {
      has: (thread, userId) => Effect.sync(() => threads.get(thread)?.has(userId) === true)
    }),
    open: (...members: ReadonlyArray<string>) => {
      const id = ThreadId.make(randomUUID())
      threads.set(id, new Set(members))
      return id
    },
    end: (id: ThreadId) => threads.delete(id)
  }
}

export const idOf = async ({ client }: Member) => UserId.make(unwrap(await client.identity.getMe()).user.id)
export const channelOf = async (member: Member) => personChannel(await idOf(member))

/** pusher-js clients that end with the test. */
export const useClients = () => {
  const clients: Array<PusherClient> = []
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect()
  })
  const connect = ({ baseUrl }: TestHost, { token }: Pick<Member, "token">) => {
    const client = newPusher(baseUrl, token)
    clients.push(client)
    return client
  }
  return {
    connect,
    listen: async (host: TestHost, member: Member, name?: string) => {
      const client = connect(host, member)
      return { client, channel: await subscribed(client, name ?? (await channelOf(member))) }
    }
  }
}

export const useTwoHosts = (config: Partial<HostConfig> = {}) => {
  const threads = newThreads()
  let scope: Scope.CloseableScope
  let hosts: { readonly here: TestHost; readonly there: TestHost }
  beforeAll(async () => {
    scope = await Effect.runPromise(Scope.make())
    const databaseUrl = Redacted.make(await Effect.runPromise(Scope.extend(demoPostgresUrl, scope)))
    const start = () => newHost("PostgreSQL", scope, { databaseUrl, ...config }, { threads: threads.layer })
    hosts = { here: await start(), there: await start() }
  })
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return { threads, hosts: () => hosts }
}
