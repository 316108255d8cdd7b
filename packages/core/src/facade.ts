/** `kit.as(caller).scheduling.holdSlots(input)`: two small objects a call, however many operations there are. */
import type { Caller, CallOptions, Promised } from "./kernel/index.js"
import type { Domains } from "./mentorkit.js"

export type Facade<Ds extends Domains> = { readonly [D in keyof Ds]: Promised<Ds[D]["operations"]> }

type Call = (name: string, caller: Caller, input: unknown, options?: CallOptions) => Promise<unknown>

// A symbol, since an operation may have any name.
const callerOf: unique symbol = Symbol("caller")
interface Bound {
  readonly [callerOf]: Caller
}
const bindTo = (prototype: object, caller: Caller) => Object.create(prototype, { [callerOf]: { value: caller } })

const takenOff = (name: string) =>
  `${name} does not know who calls: call it where it is, kit.as(caller).${name}(…), and do not take it off.`

/** The methods live on prototypes made once and find their caller in `this`, so they cannot be taken off their domain. */
export const facade = <Ds extends Domains>(domains: Ds, call: Call): ((caller: Caller) => Facade<Ds>) => {
  const root = {}
  for (const [domain, { operations }] of Object.entries(domains)) {
    const methods: Record<string, unknown> = {}
    for (const [operation, { name }] of Object.entries<{ readonly name: string }>(operations)) {
      methods[operation] = async function (this: Bound | undefined, input: unknown, options?: CallOptions) {
        if (this?.[callerOf] === undefined) throw new Error(takenOff(name))
        return call(name, this[callerOf], input, options)
      }
    }
    Object.defineProperty(root, domain, {
      enumerable: true,
      get(this: Bound) {
        return bindTo(methods, this[callerOf])
      }
    })
  }
  return (caller) => bindTo(root, caller)
}
