/** The only door into the demo market. */
export { demoAddress } from "./demo-mentor.js"
export { demoAdmin, demoPassword, seedDemoMarket } from "./seed-demo-market.js"
