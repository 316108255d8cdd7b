/**
 * A list of core's, as it stands in the statement itself: the planner has to see which partial index fits. Its values are
 * constants of ours.
 */
export const literals = (values: ReadonlyArray<string>): string => `(${values.map((value) => `'${value}'`).join(", ")})`
