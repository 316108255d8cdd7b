/** Mentors of the demo market, from northern Europe to the Pacific. All of them are invented. */
import { type DemoMentor, demoAddress } from "./demo-mentor.js"

export const mentorsEast: ReadonlyArray<DemoMentor> = [
  {
    fullName: "Lukas Brandt",
    email: demoAddress("lukas.brandt"),
    timeZone: "Europe/Berlin",
    currency: "EUR",
    headline: "Engineering manager of managers; calm advice for the first year as a lead",
    bio: "From one team of five to eleven teams, and what I would do again.",
    about:
      "I became a manager by accident and learned it on purpose afterwards. We can talk about one-on-ones, reviews, layoffs, hiring, or about going back to code.",
    expertise: ["Engineering Management", "Leadership", "Software Engineering"],
    hourlyRate: "120.00",
    yearsOfExperience: 17,
    sessions: [
      {
        title: "First-time lead",
        description: "A plan for your next thirty days, made from what is on your desk right now.",
        minutes: 60,
        price: "120.00",
        hours: [
          {
            days: [1, 3, 5],
            blocks: [
              ["09:00", "12:00"],
              ["14:00", "16:30"]
            ]
          }
        ]
      },
      {
        title: "Quick question",
        description: "One question, twenty minutes, no preparation.",
        minutes: 20,
        price: "35.00",
        hours: [{ days: [2], blocks: [["17:00", "19:00"]] }]
      },
      {
        title: "Managers' round",
        description: "Eight leads, one case each month, strictly confidential.",
        minutes: 90,
        price: "40.00",
        seats: 8,
        hours: [{ days: [4], blocks: [["17:30", "19:00"]] }]
      }
    ]
  },
  {
    fullName: "Elin Lindqvist",
    email: demoAddress("elin.lindqvist"),
    timeZone: "Europe/Stockholm",
    currency: "SEK",
    headline: "Application security engineer: threat models that developers finish reading",
    bio: "I break sign-in pages for a living and then help to mend them.",
    about:
      "Ten years of security reviews, from hospitals to games. I mentor developers who became the security person of their team overnight.",
    expertise: ["Cybersecurity", "DevOps and Cloud"],
    hourlyRate: "1100.00",
    yearsOfExperience: 10,
    sessions: [
      {
        title: "Threat model together",
        description: "Your architecture on one page, and what could go wrong with it.",
        minutes: 75,
        price: "1350.00",
        hours: [{ days: [1, 4], blocks: [["13:00", "17:00"]] }]
      },
      {
        title: "Way into security",
        description: "Half an hour about certificates, first jobs and what to leave out.",
        minutes: 30,
        price: null,
        hours: [{ days: [3], blocks: [["11:30", "13:00"]] }]
      }
    ]
  },
  {
    fullName: "Noura Al-Mutawa",
    email: demoAddress("noura.almutawa"),
    timeZone: "Asia/Kuwait",
    currency: "KWD",
    headline: "Finance director; budgets, forecasts and the courage to show them",
    bio: "Numbers for family businesses that are about to outgrow their spreadsheets.",
    about:
      "Chartered accountant, fourteen years in trade and logistics. I help owners and young controllers to read their own books and to explain them to a bank.",
    expertise: ["Finance and Accounting", "Operations"],
    hourlyRate: "22.500",
    yearsOfExperience: 14,
    sessions: [
      {
        title: "Budget review",
        description: "Your budget, your three largest worries, and a sheet to track them.",
        minutes: 60,
        price: "22.500",
        hours: [{ days: [0, 1, 2], blocks: [["16:00", "19:00"]] }]
      },
      {
        title: "Reading a balance sheet",
        description: "For people who have to decide by numbers and never learned how.",
        minutes: 45,
        price: "8.250",
        seats: 12,
        hours: [{ days: [3], blocks: [["17:00", "17:45"]] }]
      }
    ]
  },
  {
    fullName: "Sujata Gurung",
    email: demoAddress("sujata.gurung"),
    timeZone: "Asia/Kathmandu",
    currency: "NPR",
    headline: "Site reliability engineer; remote work for teams five time zones away",
    bio: "Kubernetes by day, mountain huts with good reception by night.",
    about:
      "I run clusters for companies in Europe from Kathmandu. I help engineers in South Asia to find remote work, and everybody to sleep through their on-call week.",
    expertise: ["DevOps and Cloud", "Career Development"],
    hourlyRate: "4500.00",
    yearsOfExperience: 8,
    sessions: [
      {
        title: "On-call without tears",
        description: "We read your last three alerts and delete at least one of them.",
        minutes: 60,
        price: "4500.00",
        hours: [{ days: [0, 2, 4], blocks: [["06:30", "09:30"]] }]
      },
      {
        title: "Remote from the Himalaya",
        description: "Contracts, taxes and time zones of a remote job, told from experience.",
        minutes: 45,
        price: "1500.00",
        seats: 20,
        hours: [{ days: [6], blocks: [["15:15", "16:00"]] }]
      },
      {
        title: "Say hello",
        description: "A short call before you decide.",
        minutes: 15,
        price: null,
        hours: [{ days: [5], blocks: [["18:00", "19:00"]] }]
      }
    ]
  },
  {
    fullName: "Haruto Nakagawa",
    email: demoAddress("haruto.nakagawa"),
    timeZone: "Asia/Tokyo",
    currency: "JPY",
    headline: "Game designer and Unity developer, nine shipped titles",
    bio: "Small games that fit into one train ride.",
    about:
      "I have worked in teams of three and of three hundred. Show me a prototype and I will tell you where I stopped having fun, which is the only review that counts.",
    expertise: ["Game Development", "UX and UI Design"],
    hourlyRate: "9000",
    yearsOfExperience: 13,
    sessions: [
      {
        title: "Prototype playtest",
        description: "I play your build for twenty minutes, then we talk for forty.",
        minutes: 60,
        price: "9000",
        hours: [{ days: [2, 5], blocks: [["19:00", "22:00"]] }]
      },
      {
        title: "Portfolio talk",
        description: "What studios in Japan look at first.",
        minutes: 30,
        price: "4800",
        hours: [{ days: [0], blocks: [["10:00", "13:00"]] }]
      }
    ]
  },
  {
    fullName: "Ngaire Tamihana",
    email: demoAddress("ngaire.tamihana"),
    timeZone: "Pacific/Auckland",
    currency: "NZD",
    headline: "Leadership coach for people who would rather do the work themselves",
    bio: "Former hospital operations manager. I ask short questions and wait.",
    about:
      "Eighteen years of shifts, rosters and difficult phone calls. Now I coach new leaders in health, education and software, mostly about delegation and rest.",
    expertise: ["Leadership", "Wellbeing and Productivity", "Operations"],
    hourlyRate: "140.00",
    yearsOfExperience: 18,
    sessions: [
      {
        title: "Coaching hour",
        description: "Sixty minutes about one thing that keeps you awake.",
        minutes: 60,
        price: "140.00",
        hours: [{ days: [1, 2, 3], blocks: [["08:00", "11:00"]] }]
      },
      {
        title: "Sunday planning",
        description: "A quiet half hour in company to plan the week.",
        minutes: 30,
        price: null,
        seats: 15,
        hours: [{ days: [0], blocks: [["17:00", "17:30"]] }]
      }
    ]
  }
]
