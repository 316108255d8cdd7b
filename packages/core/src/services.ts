/** Every domain's service, the events' subscribers and the sweeps, on top of the ports. What a host builds. */
import { Effect, Layer } from "effect"
import * as domains from "./domains.js"
import { Ids, mergeLayers, neighbourLayers, purchasablesOf, SettingList, settingsOf } from "./kernel/index.js"
import { OwnPurchasables, Purchasables } from "./payments/index.js"
import { subscriptions } from "./reactions.js"
import { sweeps } from "./sweeps.js"

/** What can be bought, one for each purpose: ours cannot be taken over by accident. */
const purchasables = Layer.effect(
  Purchasables,
  Effect.gen(function* () {
    const all = [...(yield* purchasablesOf(domains)), ...(yield* OwnPurchasables)]
    const twice = all.find(({ purpose }, at) => all.findIndex((other) => other.purpose === purpose) < at)
    return twice === undefined
      ? all
      : yield* Effect.dieMessage(`Two purchasables are for the purpose ${twice.purpose}.`)
  })
)

export const services = Layer.mergeAll(mergeLayers(domains, "layer"), subscriptions, sweeps).pipe(
  Layer.provideMerge(purchasables),
  Layer.provideMerge(neighbourLayers(domains)),
  Layer.provideMerge(Layer.succeed(SettingList, settingsOf(domains))),
  Layer.provideMerge(Ids.layer)
)
