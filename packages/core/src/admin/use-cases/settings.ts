import { Array, DateTime, Effect, Option, Schema } from "effect"
import {
  type AnySetting,
  AuditLog,
  type Handler,
  InvalidInput,
  SettingList,
  Settings,
  UnitOfWork,
  type UserId
} from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { SettingStore, type StoredSetting } from "../ports.js"
import type { SettingResource } from "../resources.js"
import { changesOf, type SettingChange } from "../setting-changes.js"

const encoded = ({ schema }: AnySetting, value: unknown): unknown => Schema.encodeSync(schema)(value)

/** A stored value that no longer fits its schema is ignored, as in `Settings`. */
const fits = ({ schema }: AnySetting, value: unknown): boolean =>
  Option.isSome(Schema.decodeUnknownOption(schema)(value))

const toSettingResources = (list: ReadonlyArray<AnySetting>, stored: ReadonlyArray<StoredSetting>) => {
  const values = new Map(stored.map((one) => [one.key, one]))
  return list.map((setting): SettingResource => {
    const found = values.get(setting.key)
    const own = found !== undefined && fits(setting, found.value) ? found : undefined
    const standard = encoded(setting, setting.default)
    return {
      key: setting.key,
      description: setting.description,
      value: own === undefined ? standard : own.value,
      default: standard,
      updated_at: own?.updatedAt ?? null
    }
  })
}

export const getSettings = Effect.map(
  Effect.all([SettingList, SettingStore]),
  ([list, store]): Handler<Operations, "getSettings"> =>
    () =>
      Effect.map(store.list, (stored) => ({ settings: toSettingResources(list, stored) }))
)

/** Writes one change and its audit log entry. No entry where the value stays the same. */
const makeApplyChange = Effect.gen(function* () {
  const settings = yield* Settings
  const store = yield* SettingStore
  const auditLog = yield* AuditLog

  return Effect.fnUntraced(function* (
    actorId: UserId,
    { setting, value }: SettingChange,
    stored: ReadonlyMap<string, StoredSetting>
  ) {
    const { key } = setting
    const before = stored.get(key)?.value ?? null
    const after = Option.getOrNull(Option.map(value, (one) => encoded(setting, one)))
    if (JSON.stringify(before) === JSON.stringify(after)) return
    if (Option.isSome(value)) yield* settings.set(setting, value.value)
    else yield* store.remove(key)
    const trace = { actorId, action: "settings.changed", subjectType: "setting", subjectId: key }
    // Null is the default.
    yield* auditLog.record({ ...trace, before: { value: before }, after: { value: after }, at: yield* DateTime.now })
  })
})

/** All or nothing. Changes by several admins run one after the other, so that each entry is correct. */
export const updateSettings = Effect.gen(function* () {
  const list = yield* SettingList
  const store = yield* SettingStore
  const apply = yield* makeApplyChange
  const unitOfWork = yield* UnitOfWork

  const change = Effect.fnUntraced(function* (actorId: UserId, changes: ReadonlyArray<SettingChange>) {
    const stored = new Map((yield* store.lock).map((one) => [one.key, one]))
    yield* Effect.forEach(changes, (one) => apply(actorId, one, stored))
    return { settings: toSettingResources(list, yield* store.list) }
  }, unitOfWork.transact)

  const handler: Handler<Operations, "updateSettings"> = Effect.fnUntraced(function* ({ userId }, { settings }) {
    const changes = yield* Effect.mapError(changesOf(list, settings), (problems) =>
      Array.isNonEmptyReadonlyArray(problems)
        ? new InvalidInput({ problems })
        : new InvalidInput({ problems: [{ path: ["settings"], message: "The selected settings is invalid." }] })
    )
    return yield* change(userId, changes)
  })

  return handler
})
