/** Mentors of the demo market, from the Americas to western Europe and Africa. All of them are invented. */
import { type DemoMentor, demoAddress } from "./demo-mentor.js"

export const mentorsWest: ReadonlyArray<DemoMentor> = [
  {
    fullName: "Grace Whitfield",
    email: demoAddress("mentor"),
    timeZone: "America/New_York",
    currency: "USD",
    headline: "Staff engineer for payment systems, helping seniors make the next step",
    bio: "I build the unglamorous parts of checkout: ledgers, retries and the reports that accountants trust.",
    about:
      "Twelve years of back-end work, the last six in payments. I have interviewed more than two hundred engineers and sat on three promotion committees, so I can tell you what reviewers look for. Bring a design document, a résumé or a hard choice, and we work on that.",
    expertise: ["Software Engineering", "Career Development", "Leadership"],
    hourlyRate: "80.00",
    yearsOfExperience: 12,
    sessions: [
      {
        title: "System design mock interview",
        description: "One design problem at the whiteboard, then half of the time for feedback with written notes.",
        minutes: 60,
        price: "80.00",
        hours: [
          { days: [1, 3], blocks: [["09:00", "12:00"]] },
          { days: [2, 4], blocks: [["17:00", "20:00"]] }
        ]
      },
      {
        title: "First hello",
        description: "Fifteen minutes to find out whether I am the right person for your question.",
        minutes: 15,
        price: null,
        hours: [{ days: [5], blocks: [["12:00", "14:00"]] }]
      },
      {
        title: "Office hours: growing to staff",
        description: "A small group, each with a question of their own. Listening is welcome.",
        minutes: 90,
        price: "25.00",
        seats: 8,
        hours: [{ days: [6], blocks: [["10:00", "11:30"]] }]
      }
    ]
  },
  {
    fullName: "Marisol Vega",
    email: demoAddress("marisol.vega"),
    timeZone: "America/Mexico_City",
    currency: "MXN",
    headline: "Product manager who turned three failed launches into one that worked",
    bio: "Consumer products in Latin America, from the first interviews to a million accounts.",
    about:
      "I started in customer support and moved into product by writing down what people complained about. I enjoy early teams that have data but no direction yet.",
    expertise: ["Product Management", "Customer Success"],
    hourlyRate: "950.00",
    yearsOfExperience: 9,
    sessions: [
      {
        title: "Roadmap review",
        description: "We go through your next quarter and cross out what nobody will miss.",
        minutes: 45,
        price: "750.00",
        hours: [{ days: [1, 2, 4], blocks: [["10:00", "13:00"]] }]
      },
      {
        title: "Discovery circle",
        description: "Six product people compare what they learned from users this month.",
        minutes: 60,
        price: "200.00",
        seats: 6,
        hours: [{ days: [3], blocks: [["18:00", "19:00"]] }]
      }
    ]
  },
  {
    fullName: "Tiago Moreira",
    email: demoAddress("tiago.moreira"),
    timeZone: "America/Sao_Paulo",
    currency: "BRL",
    headline: "Data scientist in retail forecasting; I teach statistics without fear",
    bio: "Forecasts for two thousand shops, and the humility that comes with measuring them.",
    about:
      "Physics degree, then ten years of demand forecasting. I help people who can already code to reason about uncertainty, and people who already reason well to code.",
    expertise: ["Data Science", "Data Engineering", "Academia and Research"],
    hourlyRate: "260.00",
    yearsOfExperience: 10,
    sessions: [
      {
        title: "Your model, line by line",
        description: "Send a notebook the day before; we look for leaks, wrong splits and better questions.",
        minutes: 60,
        price: "260.00",
        hours: [{ days: [2, 4], blocks: [["14:00", "18:00"]] }]
      },
      {
        title: "Portfolio check",
        description: "Half an hour on one project of yours, as a hiring manager reads it.",
        minutes: 30,
        price: "140.00",
        hours: [{ days: [6], blocks: [["09:00", "12:00"]] }]
      },
      {
        title: "Is data science for me?",
        description: "An honest talk about daily work, salaries and ways in.",
        minutes: 20,
        price: null,
        hours: [{ days: [1], blocks: [["12:00", "13:30"]] }]
      }
    ]
  },
  {
    fullName: "Oisín Kavanagh",
    email: demoAddress("oisin.kavanagh"),
    timeZone: "Europe/Dublin",
    currency: "EUR",
    headline: "Career coach and former recruiter: résumés, interviews and offers",
    bio: "I have read twenty thousand résumés. Yours can be shorter.",
    about:
      "Eight years inside recruiting teams of large software companies, five on the side of candidates. Most people undersell one thing they did; finding it is my favourite part.",
    expertise: ["Career Development", "Human Resources"],
    hourlyRate: "70.00",
    yearsOfExperience: 13,
    sessions: [
      {
        title: "Interview coaching in three meetings",
        description: "A first session and two follow-ups a week apart, with exercises between them.",
        minutes: 45,
        price: "165.00",
        followUps: 2,
        hours: [{ days: [1, 2, 3, 4], blocks: [["08:00", "11:00"]] }]
      },
      {
        title: "Offer on the table",
        description: "You have a number and a deadline. We prepare the call.",
        minutes: 30,
        price: "45.00",
        hours: [{ days: [1, 3, 5], blocks: [["16:00", "18:30"]] }]
      }
    ]
  },
  {
    fullName: "Camille Roussel",
    email: demoAddress("camille.roussel"),
    timeZone: "Europe/Paris",
    currency: "EUR",
    headline: "UX research lead; accessible services for people who never read manuals",
    bio: "Public services, hospitals and one very complicated train timetable.",
    about:
      "I run research with people whom most studies leave out. Come with an interface, a test plan or a team that does not believe in research yet.",
    expertise: ["UX and UI Design", "Graphic Design"],
    hourlyRate: "95.00",
    yearsOfExperience: 11,
    sessions: [
      {
        title: "Design critique",
        description: "Share your screen and your doubts; you leave with a list in order of weight.",
        minutes: 50,
        price: "85.00",
        hours: [{ days: [2, 4, 5], blocks: [["09:30", "12:30"]] }]
      },
      {
        title: "Accessibility clinic",
        description: "Five teams, one hour, real screen readers.",
        minutes: 60,
        price: "30.00",
        seats: 5,
        hours: [{ days: [3], blocks: [["14:00", "15:00"]] }]
      }
    ]
  },
  {
    fullName: "Zanele Dlamini",
    email: demoAddress("zanele.dlamini"),
    timeZone: "Africa/Johannesburg",
    currency: "ZAR",
    headline: "Founder of two companies, one sold; fundraising without the theatre",
    bio: "Solar kits on instalments, then software for the people who install them.",
    about:
      "I have pitched in Johannesburg, Lagos and London and kept every term sheet. Founders come to me before their first round and before their first hard conversation with a partner.",
    expertise: ["Entrepreneurship", "Finance and Accounting", "Sales"],
    hourlyRate: "1400.00",
    yearsOfExperience: 15,
    sessions: [
      {
        title: "Pitch rehearsal",
        description: "You pitch, I ask what investors ask, and we do it again.",
        minutes: 60,
        price: "1400.00",
        hours: [{ days: [2, 3], blocks: [["08:00", "12:00"]] }]
      },
      {
        title: "Founders' breakfast",
        description: "An open table for ten founders before the first round.",
        minutes: 45,
        price: null,
        seats: 10,
        hours: [{ days: [5], blocks: [["07:30", "08:15"]] }]
      }
    ]
  }
]
