/** Requests that work for the search of mentors and for dashboards. */
import { unwrap } from "@mentorkit/client"
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import type { Wish } from "./wishes.js"

export const mentorSearchWishes = async (
  host: TestHost,
  { mentee, mentor }: { readonly mentee: string; readonly mentor: string }
): Promise<Readonly<Record<string, Wish>>> => {
  const { expertise_areas: areas } = unwrap(await host.clientOf(mentee).profiles.listExpertiseAreas())
  const [area] = areas
  const asked = {
    ...{
      q: "databases",
      gender: 4,
      expertise: area?.id,
      skill: area?.skills[0]?.id,
      language: "Dari",
      country: "PT"
    },
    ...{ min_price: "10.00", max_price: "90", currency: "EUR", "filter[rating]": 4, sort: "price_asc" },
    ...{ available_from: "2027-03-14T14:00:00Z", available_until: "2030-03-14T14:00:00Z", page: 1, per_page: 10 }
  }
  return {
    "mentorSearch.search": { input: asked, token: mentee },
    "dashboards.getMenteeDashboard": { input: {}, token: mentee },
    "dashboards.getMentorDashboard": { input: {}, token: mentor }
  }
}
