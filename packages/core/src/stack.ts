/** `stack(database, adapters, gateway, services)`: layers by the order in which they stand on each other. */
import { Layer } from "effect"

type AnyLayer = Layer.Layer.Any
/** For the steps, of which the compiler knows one type only. */
type Erased = Layer.Layer<unknown, unknown, unknown>

/** What a layer needs of those below it and does not find there. */
type Missing<Layers, Below = never> = Layers extends readonly [infer First extends AnyLayer, ...infer Rest]
  ? Exclude<Layer.Layer.Context<First>, Below> | Missing<Rest, Below | Layer.Layer.Success<First>>
  : never

/** Everything that the layers give, and all that they still ask for. One by one: of a union Effect makes one layer. */
export type Stack<Layers extends ReadonlyArray<AnyLayer>> = Layer.Layer<
  { [I in keyof Layers]: Layer.Layer.Success<Layers[I]> }[number],
  { [I in keyof Layers]: Layer.Layer.Error<Layers[I]> }[number],
  Missing<Layers>
>

/** The first one stands at the bottom. Each may use what those before it give, and everything is given to the outside. */
export const stack = <const Layers extends readonly [AnyLayer, ...ReadonlyArray<AnyLayer>]>(
  ...layers: Layers
): Stack<Layers> =>
  // `Stack` has followed the steps one by one.
  layers.reduce((below, above) => Layer.provideMerge(above as Erased, below as Erased)) as Stack<Layers>
