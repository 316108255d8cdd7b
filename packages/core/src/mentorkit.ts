/** The door for hosts that do not speak Effect. */
import { type Context, Effect, Exit, Layer, ManagedRuntime, Schema, Scope } from "effect"
import { newCallRunner } from "./call-runner.js"
import { type Extensions, newExtensions } from "./extensions.js"
import { type Facade, facade } from "./facade.js"
import {
  Authenticator,
  type Caller,
  type CallOptions,
  type Domain,
  guest,
  type Invoke,
  type InvokeError,
  invokers,
  type KernelServices,
  type Operation,
  UserId,
  unknownCall
} from "./kernel/index.js"
import { withLayerChecks } from "./layer-order.js"
import { refusalOrValue, valueOrThrow } from "./thrown.js"

export * as domains from "./domains.js"

/** Domains by name, such as `{ scheduling }`. */
// biome-ignore lint/suspicious/noExplicitAny: any domain at all; `unknown` would refuse every one of them
export type Domains = Readonly<Record<string, Domain<any, any, any>>>
export type Services<Ds extends Domains> =
  | Authenticator
  | KernelServices
  | Context.Tag.Identifier<Ds[keyof Ds]["service"]>

/** What a transport needs. */
export interface OperationRunner<E = never> {
  /** Runs an operation found by its dotted name, and never throws. */
  readonly run: (
    name: string,
    caller: Caller,
    input: unknown,
    options?: CallOptions
  ) => Promise<Exit.Exit<unknown, InvokeError | E>>
  /** A token that is not valid makes a guest. */
  readonly authenticate: (token: string) => Promise<Caller>
}

const isUserId = Schema.is(UserId)

export interface Mentorkit<Ds extends Domains, E, R> extends OperationRunner<E> {
  /** The caller that a user is at this moment; for hosts whose own login knows who it is. A guest if there is none. */
  readonly callerOf: (userId: string) => Promise<Caller>
  /** Every operation, called on behalf of `caller`. A refusal is thrown as itself; any other error has no `_tag`. */
  readonly as: (caller: Caller) => Facade<Ds>
  /** For hosts that do speak Effect: everything the layer gave, shared with the operations. */
  readonly runtime: ManagedRuntime.ManagedRuntime<R, E>
  /** As that of `runtime`, but in the transaction that `transact` has open around it, and throwing as operations do. */
  readonly runPromise: <A, E1>(effect: Effect.Effect<A, E1, R>) => Promise<A>
  /** Adds reactions, types of notifications, code around operations, and settings. Throws once the kit has started. */
  readonly extend: (extensions: Extensions) => void
  /** Runs what goes on beside the requests, and answers when it has begun. It ends with `close`. */
  readonly runInBackground: <A>(work: Effect.Effect<A, never, R | Scope.Scope>) => Promise<A>
  /** New calls are refused. What runs in the background comes to its end, then calls do, then everything that the layer holds. */
  readonly close: () => Promise<void>
}

export const createMentorkit = <Ds extends Domains, E, R = never>(options: {
  /** Only what is named here must be provided below: a new domain of ours breaks no host. */
  readonly domains: Ds
  readonly services: Layer.Layer<Services<NoInfer<Ds>> | R, E>
}): Mentorkit<Ds, E, Services<Ds> | R> => {
  const operations = Object.values(options.domains).flatMap((domain) => Object.values<Operation>(domain.operations))
  const extensions = newExtensions(new Set(operations.map(({ name }) => name)))
  const layer = withLayerChecks(Layer.provide(options.services, extensions.layer))
  const registry = new Map<string, Invoke<Services<Ds>>>(
    Object.values(options.domains).flatMap((domain) => invokers(domain, extensions.wrap))
  )

  const background = Effect.runSync(Scope.make())
  const calls = newCallRunner(() => ManagedRuntime.make(layer))

  const run: OperationRunner<E>["run"] = (name, as, input, { signal, ...details } = {}) => {
    const effect = registry.get(name)?.(as, input) ?? Effect.dieMessage(`No operation ${name}`)
    return calls.run({ name, effect, signal, details: { ...unknownCall, ...details } })
  }

  const runPromise = async <A, E1>(effect: Effect.Effect<A, E1, Services<Ds> | R>) => {
    // A layer that cannot be built refuses nothing, whatever it fails with.
    await calls.ready()
    return valueOrThrow(await calls.runEffect(effect))
  }

  const call = async (name: string, caller: Caller, input: unknown, callOptions?: CallOptions) => {
    // A layer that cannot be built refuses nothing, whatever it fails with.
    await calls.ready()
    return refusalOrValue(await run(name, caller, input, callOptions))
  }

  return {
    as: facade(options.domains, call),
    run,
    authenticate: async (token) =>
      // Of hosts without types: a header that is not there.
      typeof token === "string"
        ? runPromise(
            Effect.withSpan(
              Effect.flatMap(Authenticator, (port) => port.authenticate(token)),
              "authenticate",
              { kind: "server" }
            )
          )
        : guest,
    callerOf: async (userId) =>
      isUserId(userId) ? runPromise(Effect.flatMap(Authenticator, (port) => port.callerOf(userId))) : guest,
    get runtime() {
      return calls.managed()
    },
    runPromise,
    extend: extensions.add,
    runInBackground: (work) => runPromise(Scope.extend(work, background)),
    close: async () => {
      calls.refuse()
      await Effect.runPromise(Scope.close(background, Exit.void))
      await calls.close()
    }
  }
}
