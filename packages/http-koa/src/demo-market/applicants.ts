/** People whose applications wait for the admin of the demo market. Both are invented. */
import { type DemoApplicant, demoAddress } from "./demo-mentor.js"

export const applicants: ReadonlyArray<DemoApplicant> = [
  {
    fullName: "Pilar Navarro",
    email: demoAddress("pilar.navarro"),
    timeZone: "Europe/Madrid",
    currency: "EUR",
    headline: "Brand and content marketing for companies that nobody has heard of yet",
    bio: "First campaigns on small budgets, measured honestly.",
    about:
      "Nine years in agencies, then four alone. Bring the sentence with which you explain your product, and we make it shorter.",
    expertise: ["Marketing", "Writing and Communication"],
    hourlyRate: "75.00",
    yearsOfExperience: 13
  },
  {
    fullName: "Kwame Asante",
    email: demoAddress("kwame.asante"),
    timeZone: "Africa/Accra",
    currency: "USD",
    headline: "Mobile developer; apps that work on old phones and slow networks",
    bio: "Offline first, because the bus has no signal.",
    about:
      "I build payment and health apps for West Africa, and help web developers who are about to ship their first app.",
    expertise: ["Mobile Development", "Software Engineering"],
    hourlyRate: "45.00",
    yearsOfExperience: 7
  }
]
