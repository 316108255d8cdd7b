/** The moment at which a process dies in the middle of what it does: everything after it is done by nobody. */

export class Died extends Error {
  constructor() {
    super("The process has died here, on purpose.")
  }
}

export interface Fault {
  /** Called at every step of everything; dies from the chosen one on. */
  readonly tick: () => void
  /** Dies at the nth tick from now, or never. */
  readonly arm: (ticks: number | null) => void
  /** Whether it has happened since it was armed. */
  readonly hasStruck: () => boolean
}

export const newFault = (): Fault => {
  let left: number | null = null
  let struck = false
  return {
    tick: () => {
      if (left === null) return
      if (left > 0) left--
      if (left > 0) return
      struck = true
      throw new Died()
    },
    arm: (ticks) => {
      left = ticks
      struck = false
    },
    hasStruck: () => struck
  }
}
