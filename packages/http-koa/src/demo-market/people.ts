/** People of the demo market who know and talk to each other, by their addresses. */
import type { Mentor, UserId } from "@mentorkit/core/kernel"
import { Effect } from "effect"
import { demoAddress } from "./demo-mentor.js"

export const mika = demoAddress("mentee")
export const amina = demoAddress("amina.diallo")
export const rohan = demoAddress("rohan.mehta")
export const grace = demoAddress("mentor")
export const sujata = demoAddress("sujata.gurung")
export const lukas = demoAddress("lukas.brandt")
export const elin = demoAddress("elin.lindqvist")
export const tiago = demoAddress("tiago.moreira")
export const zanele = demoAddress("zanele.dlamini")

export interface DemoPeople {
  readonly mentors: ReadonlyMap<string, Mentor>
  readonly mentees: ReadonlyMap<string, UserId>
}

export const idOf = ({ mentees, mentors }: DemoPeople, email: string) =>
  Effect.fromNullable(mentors.get(email)?.userId ?? mentees.get(email))

/** As one of them who calls an operation that everybody may call. */
export const callerOf = (people: DemoPeople, email: string) =>
  Effect.map(idOf(people, email), (userId) => ({ _tag: "User" as const, userId, roles: ["mentee" as const] }))
