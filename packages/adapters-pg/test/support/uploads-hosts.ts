/** Hosts that share a database and the files of uploads. */
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { type World, world } from "@mentorkit/test-kit/worlds/world"
import { Context, Effect, Layer } from "effect"
import { filesAt } from "./file-rows.js"

/** `place`: a folder, or the address of an S3 server. */
export const uploadHost = (url: string, place: string, maxConnections = 20) =>
  world(hostOn(url, maxConnections), filesAt(place))

/** Hosts beside the test's own. */
class Neighbours extends Context.Tag("Neighbours")<Neighbours, ReadonlyArray<Context.Context<World>>>() {}

export const hostWithNeighbours = Layer.unwrapScoped(
  Effect.map(Effect.all([newPostgresUrl, newFolder]), ([url, folder]) =>
    Layer.merge(
      uploadHost(url, folder),
      Layer.scoped(Neighbours, Effect.replicateEffect(Layer.build(uploadHost(url, folder, 10)), 2))
    )
  )
)

/** Each work on another host, as far as there are hosts. What one host does in turn meets here all the same. */
export const onHosts = <A, E, R extends World>(works: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.map(Neighbours, (neighbours) =>
    works.map((work, n): Effect.Effect<A, E, R> => {
      const neighbour = neighbours[(n % (neighbours.length + 1)) - 1]
      return neighbour === undefined ? work : Effect.provide(work, neighbour)
    })
  )
