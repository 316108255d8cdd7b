/** What operations can use of a body, counted from their schemas, fits into the bounds on their inputs. */

import { inputBoundsOf } from "@mentorkit/core/kernel/ports"
import { assert, describe, it } from "vitest"
import { endpoints } from "../../src/routes/index.js"
import { documented, type JsonSchema, resolved } from "../support/documented.js"

interface BoundedSchema extends JsonSchema {
  readonly maxItems?: number
  readonly additionalProperties?: unknown
}

/** What no schema bounds, and rules and stored definitions do. */
const boundedElsewhere: Readonly<Record<string, number>> = {
  "admin.updateSettings.settings": 500,
  "profiles.submitOnboarding.answers.answer": 10,
  "scheduling.holdSlots.slot_ids": 100,
  "transactionMethods.addMethod.fields": 30,
  // 12,000 options with three fields each in all fields together, so of 30 fields each has a thirtieth.
  "transactionMethods.createType.fields.options": (12_000 * 4) / 30,
  "transactionMethods.updateType.fields.options": (12_000 * 4) / 30
}

const elsewhere = (place: string): number => boundedElsewhere[place] ?? assert.fail(`nothing bounds ${place}`)

/** Values below the schema, at most. */
const mostIn = (schema: BoundedSchema, place: string): number => {
  const { additionalProperties, anyOf = [], items, maxItems, properties = {} } = resolved(schema) as BoundedSchema
  const fields = Object.entries(properties).map(([name, one]) => 1 + mostIn(one, `${place}.${name}`))
  if (typeof additionalProperties === "object") return elsewhere(place)
  if (items !== undefined) return maxItems === undefined ? elsewhere(place) : maxItems * (1 + mostIn(items, place))
  return Math.max(
    fields.reduce((sum, one) => sum + one, 0),
    ...anyOf.map((one) => mostIn(one, place))
  )
}

describe("the bound on the values of an input", () => {
  // Falls where an operation that takes much does not say so: nobody could send it what its schema allows.
  it("has room for everything that an operation can use", () => {
    const bounds = new Map(endpoints.map(({ operation, operationId }) => [operationId, inputBoundsOf(operation)]))
    const counted = documented.flatMap(({ body, operationId }) => (body === undefined ? [] : [{ body, operationId }]))
    assert.isAbove(counted.length, 50)
    for (const { body, operationId } of counted) {
      const most = mostIn(body, operationId.replace(/\.patch$/, ""))
      assert.isAtMost(most, bounds.get(operationId)?.maxValues ?? 0, operationId)
    }
  })
})
