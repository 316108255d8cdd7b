/** Requests that work for the search of mentors. */
import { unwrap } from "@mentorkit/client"
import type { MakeWishes } from "../wishes.js"

export const wishes: MakeWishes = async ({ mentee: { client, token } }) => {
  const { expertise_areas: areas } = unwrap(await client.profiles.listExpertiseAreas())
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
    "mentorSearch.search": { input: asked, token }
  }
}
