/** Of every session that we work in, whatever the server, the database or the role begins it with. */
export const sessionSettings = {
  /** The drivers read times written like this, and make nonsense of others. */
  datestyle: "ISO",
  default_transaction_read_only: "off",
  /** Compiling a statement takes longer than any of ours should run: up to a second, where the planner overrates what it will read. */
  jit: "off"
} as const
