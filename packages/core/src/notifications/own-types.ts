/** Types of notifications that an embedder adds to ours. */
import { Context, Effect, type Schema } from "effect"
import type { Facts } from "./notification.js"
import { oneLine } from "./recipient.js"
import type { RowText, Told } from "./texts/row-texts.js"
import { type NotificationTypeSpec, specOf } from "./types.js"

export interface OwnTypeOptions<F, I extends Facts> extends Pick<NotificationTypeSpec, "label" | "priority"> {
  /** The switch of the preferences that turns it off; null where nobody may turn it off. */
  readonly category: NotificationTypeSpec["category"]
  /** Default: "never". It says what the row says, and leads where the row leads. */
  readonly mail?: NotificationTypeSpec["mail"]
  /** What rows keep; they outlive versions, so a field that is added later must be optional. */
  readonly facts: Schema.Schema<F, I>
  /** By language tag; English for all languages that are not there. */
  readonly texts: { readonly en: (told: Told<F>) => RowText } & Readonly<Record<string, (told: Told<F>) => RowText>>
  /** Where it leads, with its subject in place of `{id}`: "/orders/{id}". */
  readonly path?: string
}

export interface OwnNotificationType<F = unknown> {
  /** "shop.order_placed" */
  readonly type: string
  readonly spec: NotificationTypeSpec
  readonly facts: Schema.Schema<F, Facts>
  readonly texts: Readonly<Record<string, (told: Told<F>) => RowText>>
  readonly path: string | null
}

/** `notificationType("shop.order_placed", { label: "Order placed", … })`: its name has a prefix of yours, and is kept for ever. */
export const notificationType = <F, I extends Facts>(
  type: string,
  { category, facts, label, mail = "never", path, priority, texts }: OwnTypeOptions<F, I>
): OwnNotificationType<F> => ({
  type,
  spec: { label, priority, category, isInApp: true, mail },
  facts: facts as unknown as Schema.Schema<F, Facts>,
  texts,
  path: path ?? null
})

/** Titles are one line, in lists as in subjects. What is no text is found by whoever asks for it. */
export const withOneLine =
  <T>(texts: (told: T) => RowText) =>
  (told: T): RowText => {
    const said = texts(told)
    return typeof said?.title === "string" ? { ...said, title: oneLine(said.title) } : said
  }

// biome-ignore lint/suspicious/noExplicitAny: each has facts of its own
export type AnyOwnType = OwnNotificationType<any>

/** Known before any layer is built. */
export class OwnNotificationTypes extends Context.Reference<OwnNotificationTypes>()("@mentorkit/OwnNotificationTypes", {
  defaultValue: (): ReadonlyArray<AnyOwnType> => []
}) {}

/** How a type may be sent, ours or the embedder's; none for one that nobody declares any more. */
export const makeSpecOf = Effect.map(OwnNotificationTypes, (types) => {
  const own = new Map(types.map(({ spec, type }) => [type, spec]))
  return (type: string): NotificationTypeSpec | undefined => specOf(type) ?? own.get(type)
})
