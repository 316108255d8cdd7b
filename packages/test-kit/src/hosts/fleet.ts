/** Several hosts behind one address, as a load balancer puts them: each request goes to one that serves. */
import type { Dice } from "../chaos/dice.js"
import { pause } from "../waiting/until.js"
import { type HostProcess, startHostProcess } from "./host-process.js"

/** Of the balancer; nobody listens there. */
export const fleetUrl = "http://fleet.test"

export interface Fault {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly body: string
}

export interface FleetOptions {
  /** Of each host, by its place. */
  readonly settings: ReadonlyArray<Readonly<Record<string, string>>>
  readonly dice: Dice
  readonly nodeOptions?: ReadonlyArray<string>
}

interface Place {
  host: HostProcess
  /** Undefined while it does not serve. */
  url: string | undefined
}

export const newFleet = ({ dice, nodeOptions, settings }: FleetOptions) => {
  const places = new Map<number, Place>()
  const faults: Array<Fault> = []
  /** Requests from then on must not fail; those that were under way before may. */
  let soundSince = 0
  const graves: Array<HostProcess> = []
  let answers = 0
  let lost = 0

  const start = async (index: number): Promise<string> => {
    const place: Place = { host: startHostProcess(settings[index] ?? {}, nodeOptions), url: undefined }
    places.set(index, place)
    place.url = await place.host.url
    return place.url
  }

  /** A balancer learns of it no sooner than clients do: what was on its way is lost. */
  const kill = async (index: number) => {
    const place = places.get(index)
    if (place === undefined) return
    places.delete(index)
    graves.push(place.host)
    await place.host.kill()
  }

  const serving = () => [...places.values()].flatMap(({ url }) => (url === undefined ? [] : [url]))

  const send = async (request: Request, origin: string): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const { headers, method, signal } = request
    const body = method === "GET" || method === "HEAD" ? {} : { body: await request.arrayBuffer() }
    return fetch(`${origin}${pathname}${search}`, { method, headers, signal, redirect: "manual", ...body })
  }

  return {
    start,
    kill,
    /** Waits for one that is starting; starts it where there is none. */
    restart: async (index: number) => {
      const place = places.get(index)
      if (place === undefined) await start(index)
      else place.url = await place.host.url
    },
    serves: (index: number) => places.get(index)?.url !== undefined,
    serving,
    hosts: () => [...places.values()].map(({ host }) => host),
    /** Like `fetch`, of paths below `fleetUrl`. Waits a moment where no host serves. */
    fetch: async (request: Request): Promise<Response> => {
      let origin = dice.pickIfAny(serving())
      for (let tries = 0; origin === undefined && tries < 20; tries++) {
        await pause(100)
        origin = dice.pickIfAny(serving())
      }
      if (origin === undefined) throw new TypeError("No host serves.")
      const began = performance.now()
      try {
        const response = await send(request, origin)
        answers++
        if (response.status >= 500 && began > soundSince) {
          const body = await response.clone().text()
          const path = new URL(request.url).pathname
          if (began > soundSince) faults.push({ method: request.method, path, status: response.status, body })
        }
        return response
      } catch (error) {
        lost++
        throw error
      }
    },
    /** What is sent from now on may fail, until somebody says that it may not any more. */
    expectFaults: () => {
      soundSince = Number.POSITIVE_INFINITY
    },
    expectNoFaults: () => {
      soundSince = performance.now()
    },
    /** Answers with a status of 500 or more at a time when there was no reason for any. */
    unexpectedFaults: (): ReadonlyArray<Fault> => faults,
    counts: () => ({ answers, lost }),
    /** What the dead and the living have said. */
    output: () => [...graves, ...[...places.values()].map(({ host }) => host)].map((host) => host.output()).join("\n"),
    end: async () => {
      await Promise.all([...places.keys()].map(kill))
    }
  }
}

export type Fleet = ReturnType<typeof newFleet>
