import { SqlClient, SqlSchema } from "@effect/sql"
import { ExpertiseCatalogue } from "@mentorkit/core/profiles/ports"
import { Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { CatalogueRow } from "./rows.js"

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const list = SqlSchema.findAll({
    Request: Schema.Void,
    Result: CatalogueRow,
    execute: () => sql`
      select area.id, area.name,
        (
          select coalesce(json_agg(json_build_object('id', skill.id, 'name', skill.name) order by skill.position), '[]')
          from skills skill where skill.expertise_area_id = area.id
        ) as skills
      from expertise_areas area
      order by area.position`
  })
  return repositoryOf(ExpertiseCatalogue, { list: list() })
})

export const expertiseCatalogue = Layer.effect(ExpertiseCatalogue, make)
