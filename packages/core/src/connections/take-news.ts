import { DateTime, Effect } from "effect"
import { Settings } from "../kernel/index.js"
import { type News, NewsRepository } from "./ports.js"
import { tellAgainDays } from "./settings.js"

/** True once in a while for each kind of news between two people, who are locked as a pair. */
export const makeTakeNews = Effect.map(Effect.all([NewsRepository, Settings]), ([repository, settings]) =>
  Effect.fnUntraced(function* (news: News, now: DateTime.Utc) {
    const since = DateTime.subtract(now, { days: yield* settings.get(tellAgainDays) })
    return yield* repository.take(news, { now, since })
  })
)
