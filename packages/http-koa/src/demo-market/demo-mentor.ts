import type { Array } from "effect"

/** An application to be a mentor in the demo market. */
export interface DemoApplicant {
  readonly fullName: string
  readonly email: string
  /** IANA name; all hours are local to it. */
  readonly timeZone: string
  readonly currency: string
  readonly headline: string
  readonly bio: string
  readonly about: string
  /** Names of the catalogue. */
  readonly expertise: ReadonlyArray<string>
  readonly hourlyRate: string
  readonly yearsOfExperience: number
}

/** What one mentor of the demo market is made of. */
export interface DemoMentor extends DemoApplicant {
  readonly sessions: ReadonlyArray<DemoSession>
}

export interface DemoSession {
  readonly title: string
  readonly description: string
  readonly minutes: number
  /** Null is free. */
  readonly price: string | null
  readonly seats?: number
  readonly followUps?: number
  readonly hours: Array.NonEmptyReadonlyArray<WeeklyHours>
}

export interface WeeklyHours {
  /** 0 for Sunday to 6 for Saturday. */
  readonly days: Array.NonEmptyReadonlyArray<number>
  /** Local start and end: `["09:00", "12:00"]`. */
  readonly blocks: Array.NonEmptyReadonlyArray<readonly [start: string, end: string]>
}

export const demoAddress = (name: string) => `${name}@demo.test`
