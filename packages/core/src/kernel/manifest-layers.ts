/** The layers that the manifests name, made one. */
import { Layer } from "effect"

/** Any layer, where the compiler no longer follows which one it is. */
type ErasedLayer = Layer.Layer<unknown, unknown, unknown>
type AnyManifests = Readonly<Record<string, object>>

type LayersIn<Ms, Key extends string> = {
  [M in keyof Ms as Ms[M] extends Readonly<Record<Key, unknown>> ? M : never]: Ms[M] extends Readonly<
    Record<Key, infer L extends Layer.Layer.Any>
  >
    ? L
    : never
}
type SuccessOf<L> = L extends Layer.Layer.Any ? Layer.Layer.Success<L> : never
type ErrorOf<L> = L extends Layer.Layer.Any ? Layer.Layer.Error<L> : never
type ContextOf<L> = L extends Layer.Layer.Any ? Layer.Layer.Context<L> : never

/** What the layers give and need together. One by one: of a union Effect makes one layer. */
type Merged<Ls> = Layer.Layer<
  { [L in keyof Ls]: SuccessOf<Ls[L]> }[keyof Ls],
  { [L in keyof Ls]: ErrorOf<Ls[L]> }[keyof Ls],
  { [L in keyof Ls]: ContextOf<Ls[L]> }[keyof Ls]
>

const layerAt = (manifest: object, key: string) => (manifest as Readonly<Partial<Record<string, ErasedLayer>>>)[key]

/** `mergeLayers(manifests, "layer")`: the layers under that name, of those that have one. */
export const mergeLayers = <Ms extends AnyManifests, const Key extends string>(
  manifests: Ms,
  key: Key
): Merged<LayersIn<Ms, Key>> => {
  const layers = Object.values(manifests).flatMap((one) => layerAt(one, key) ?? [])
  return Layer.mergeAll(Layer.empty, ...layers) as Layer.Layer.Any as Merged<LayersIn<Ms, Key>>
}

/** What a domain's layer needs beside what those give on which it says that it stands. */
type Missing<M, L, Ls> = M extends { readonly standsOn: ReadonlyArray<infer Name> }
  ? Exclude<ContextOf<L>, SuccessOf<Ls[Name & keyof Ls]>>
  : ContextOf<L>
type Neighbours<Ms, Ls> = Layer.Layer<
  { [L in keyof Ls]: SuccessOf<Ls[L]> }[keyof Ls],
  { [L in keyof Ls]: ErrorOf<Ls[L]> }[keyof Ls],
  { [L in keyof Ls]: Missing<Ms[L & keyof Ms], Ls[L], Ls> }[keyof Ls]
>

interface Standing {
  readonly name: string
  readonly layer: ErasedLayer
  readonly standsOn: ReadonlyArray<string>
}

/** Each after those on which it stands, of those that are there. Throws on a circle, which no order resolves. */
const fromTheGround = (all: ReadonlyArray<Standing>): ReadonlyArray<Standing> => {
  if (all.length === 0) return []
  const names = all.map(({ name }) => name)
  const isWaiting = ({ standsOn }: Standing) => standsOn.some((name) => names.includes(name))
  const next = all.filter((one) => !isWaiting(one))
  if (next.length === 0)
    throw new Error(`What ${names.join(", ")} give their neighbours stands on each other in a circle.`)
  return [...next, ...fromTheGround(all.filter(isWaiting))]
}

/** What the domains give each other, each built on what those give on which it stands. */
export const neighbourLayers = <Ms extends AnyManifests>(
  manifests: Ms
): Neighbours<Ms, LayersIn<Ms, "forNeighbours">> => {
  const all = Object.entries(manifests).flatMap(([name, one]) => {
    const layer = layerAt(one, "forNeighbours")
    const { standsOn = [] } = one as Partial<Standing>
    return layer === undefined ? [] : { name, layer, standsOn }
  })
  const built = fromTheGround(all).reduce<ErasedLayer>(
    (below, { layer }) => Layer.provideMerge(layer, below),
    Layer.empty as Layer.Layer.Any as ErasedLayer
  )
  return built as Layer.Layer.Any as Neighbours<Ms, LayersIn<Ms, "forNeighbours">>
}

/** Those whose layer of that name can be built without a payment gateway. */
export type WithoutGateway<Ms, Key extends string> = {
  readonly [M in keyof Ms as Ms[M] extends { readonly asksGateway: ReadonlyArray<infer Name> }
    ? Key extends Name
      ? never
      : M
    : M]: Ms[M]
}

export const withoutGateway = <Ms extends AnyManifests, const Key extends string>(
  manifests: Ms,
  key: Key
): WithoutGateway<Ms, Key> => {
  const isAlone = ({ asksGateway = [] }: { readonly asksGateway?: ReadonlyArray<string> }) => !asksGateway.includes(key)
  return Object.fromEntries(Object.entries(manifests).filter(([, one]) => isAlone(one))) as WithoutGateway<Ms, Key>
}
