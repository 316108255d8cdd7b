/** Requests that the host is working on; one whose body is still on its way is not. */
export interface RequestsInFlight {
  readonly count: () => number
  readonly enter: () => void
  readonly leave: () => void
}

export const newRequestsInFlight = (): RequestsInFlight => {
  let count = 0
  return {
    count: () => count,
    enter: () => {
      count += 1
    },
    leave: () => {
      count -= 1
    }
  }
}
