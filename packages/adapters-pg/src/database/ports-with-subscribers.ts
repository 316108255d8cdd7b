/** The two ports through which subscribers that run within are reached. */
import { Layer } from "effect"
import { outboxWithSubscribers } from "./outbox/outbox.js"
import { unitOfWorkWithSubscribers } from "./unit-of-work.js"

/** In place of those of the same name that the repositories, and the subscribers themselves, are made with. */
export const portsWithSubscribers = Layer.provideMerge(outboxWithSubscribers, unitOfWorkWithSubscribers)
