/** The only door into the demo market. */
export { demoAddress } from "./demo-mentor.js"
export { demoPassword, seedDemoMarket } from "./seed-demo-market.js"
