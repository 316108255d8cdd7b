import { LinkBase } from "@mentorkit/core/kernel"
import { Layer } from "effect"

/** Where worlds of core are, for what tells absolute addresses. */
export const testLinks = Layer.succeed(LinkBase, { appUrl: "http://app.test", frontendUrl: "http://front.test" })
