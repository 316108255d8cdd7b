/** `npm run example -- first-booking`, beside a running `npm start`. */
import { firstBooking } from "./first-booking.js"

const baseUrl = process.env["BASE_URL"] ?? "http://localhost:3000"

try {
  await firstBooking({ baseUrl, print: (line) => console.log(line) })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`Is the host running? \`npm start\` serves ${baseUrl}; BASE_URL names another one.`)
  process.exitCode = 1
}
