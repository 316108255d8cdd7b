/** What the version of a request says of it. */
import type { IncomingMessage } from "node:http"

/**
 * Upgrades are of HTTP/1.1 (RFC 9110 7.8): who speaks 1.0 would not understand the answer, and HTTP/2 has none. Node's parser
 * takes a request line that says "HTTP/2.0", and reads on as if it were 1.1.
 */
export const knowsUpgrades = ({ httpVersion }: IncomingMessage): boolean => httpVersion === "1.1"
