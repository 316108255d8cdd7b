/** Of every session that we work in, whatever the server, the database or the role begins it with. */
export const sessionSettings = {
  /** The driver writes an element that is null as NULL. */
  array_nulls: "on",
  /** The drivers read times written like this, and make nonsense of others. */
  datestyle: "ISO",
  default_transaction_read_only: "off",
  /** A float's text is exact: a cursor goes by it. */
  extra_float_digits: "1",
  /** Compiling a statement takes longer than any of ours should run: up to a second, where the planner overrates what it will read. */
  jit: "off"
} as const
