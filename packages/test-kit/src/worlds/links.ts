import { LinkBase } from "@mentorkit/core/kernel"
import { Layer } from "effect"

export const appUrl = "https://api.example.test"
export const frontendUrl = "https://app.example.test"

/** Where worlds of core are, for what tells absolute addresses. */
export const testLinks = Layer.succeed(LinkBase, { appUrl, frontendUrl })
