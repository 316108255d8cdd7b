/** Everybody who may call: each kind of token that there is, none of them the owner's. */
import { unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { newMember, newMentor } from "./market.js"

export interface Persona {
  readonly who: string
  readonly token?: string
  readonly isFull: boolean
  readonly isPending: boolean
  readonly isMentor: boolean
  readonly isAdmin: boolean
}

const persona = (who: string, token: string | undefined, more: Partial<Persona> = {}): Persona => ({
  who,
  isFull: true,
  isPending: false,
  isMentor: false,
  isAdmin: false,
  ...(token !== undefined && { token }),
  ...more
})

/** Somebody who has applied and waits; rejected at once if there is a reason. */
const newApplicant = async (host: TestHost, rejection?: string) => {
  const { client, token } = await newMember(host, "Wanda Wait")
  const { expertise_areas: areas } = unwrap(await client.profiles.listExpertiseAreas())
  const { onboarding } = unwrap(
    await client.profiles.submitOnboarding({
      role: "mentor",
      headline: "Soon",
      timezone: "UTC",
      currency: "EUR",
      hourly_rate: "10.00",
      expertise_area_ids: areas.slice(0, 1).map(({ id }) => id)
    })
  )
  const id = onboarding.mentor_profile?.id ?? ""
  if (rejection !== undefined) {
    unwrap(await host.clientOf(await host.signInAdmin()).admin.rejectMentor({ id, reason: rejection }))
  }
  return token
}

const newPending = async (host: TestHost) => {
  const { email, password } = await newMember(host, "Penny Half")
  return unwrap(await host.clientOf().identity.login({ email, password })).token
}

const noBody = { isFull: false }

export const newPersonas = async (host: TestHost): Promise<ReadonlyArray<Persona>> => {
  const plain = await newMember(host, "Pat Plain")
  const [id = ""] = plain.token.split("|")
  return [
    persona("a guest", undefined, noBody),
    persona("a token that is none", "nonsense", noBody),
    persona("a guessed secret", `${id}|guessed`, noBody),
    persona("an unknown token", "01920000-0000-7000-8000-00000000dead|x", noBody),
    persona("a pending token", await newPending(host), { isFull: false, isPending: true }),
    persona("another user", plain.token),
    persona("another mentor", (await newMentor(host, "Olga Other")).mentor.token, { isMentor: true }),
    persona("a mentor who waits", await newApplicant(host), { isMentor: true }),
    persona("a rejected mentor", await newApplicant(host, "No."), { isMentor: true }),
    persona("an admin", await host.signInAdmin(), { isAdmin: true })
  ]
}
