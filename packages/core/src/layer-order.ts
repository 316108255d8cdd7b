/** Checks of a stack of layers that the compiler cannot make: optional services above `services`, and missing ones. */
import { Cause, Chunk, Context, Effect, Layer } from "effect"
import { MeetingLinks } from "./bookings/index.js"
import { missingService } from "./missing-service.js"
import { Audiences, FrontendPaths, NotificationTexts } from "./notifications/index.js"
import { OAuthBrowserBinding, OAuthProviders } from "./oauth/index.js"
import { OwnPurchasables } from "./payments/index.js"
import { TextMessagesAvailable } from "./two-factor/index.js"

/** Those with a default: nothing misses them, so nothing would tell that they stand where nobody looks. */
const optional = [
  Audiences,
  FrontendPaths,
  MeetingLinks,
  NotificationTexts,
  OAuthBrowserBinding,
  OAuthProviders,
  OwnPurchasables,
  TextMessagesAvailable
]

/** What `services` found below. */
class BelowServices extends Context.Tag("@mentorkit/BelowServices")<BelowServices, Context.Context<never>>() {}

/** Not in the type of `services`, since only `withLayerChecks` asks for it. */
export const belowServices: Layer.Layer<never> = Layer.effectContext(
  Effect.map(Effect.context<never>(), (below) => Context.make(BelowServices, below) as Context.Context<never>)
)

const outOfOrder = (all: Context.Context<never>): string | undefined => {
  const below: Context.Context<never> | undefined = all.unsafeMap.get(BelowServices.key)
  if (below === undefined) return undefined
  return optional.find(({ key }) => all.unsafeMap.has(key) && all.unsafeMap.get(key) !== below.unsafeMap.get(key))?.key
}

const orderKept = Effect.contextWithEffect((all: Context.Context<never>) => {
  const key = outOfOrder(all)
  return key === undefined
    ? Effect.void
    : Effect.dieMessage(`The layer of ${key} stands above \`services\`, where nobody looks for it: put it below.`)
})

const explained = <E>(cause: Cause.Cause<E>): Cause.Cause<E> => {
  const [found] = Chunk.toReadonlyArray(Cause.defects(cause)).flatMap((defect) => missingService(defect) ?? [])
  return found === undefined ? cause : Cause.die(found)
}

/** The layers of a kit, refused with a reason where they cannot be built. */
export const withLayerChecks = <A, E>(services: Layer.Layer<A, E>): Layer.Layer<A, E> =>
  Layer.provideMerge(Layer.effectDiscard(orderKept), services).pipe(
    Layer.catchAllCause((cause) => Layer.failCause(explained(cause)))
  )
