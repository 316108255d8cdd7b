/** Every domain's service, the events' subscribers and the sweeps, on top of the ports. What a host builds. */
import { Effect, Layer } from "effect"
import * as domains from "./domains.js"
import {
  Ids,
  mergeLayers,
  neighbourLayers,
  OwnSettings,
  purchasablesOf,
  SettingList,
  settingsOf
} from "./kernel/index.js"
import { belowServices } from "./layer-order.js"
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

const settingList = Layer.effect(
  SettingList,
  Effect.map(OwnSettings, (own) => settingsOf(domains, own))
)

export const services = Layer.mergeAll(mergeLayers(domains, "layer"), subscriptions, sweeps, belowServices).pipe(
  Layer.provideMerge(purchasables),
  Layer.provideMerge(neighbourLayers(domains)),
  Layer.provideMerge(settingList),
  Layer.provideMerge(Ids.layer)
)
