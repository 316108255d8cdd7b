/** A request as Node makes it of what its parser tells, without two habits of Node's. */
import { IncomingMessage } from "node:http"

/**
 * Behind a CONNECT and behind a wish to upgrade Node's parser stops, as what follows may be no HTTP. Node hangs up on the one,
 * due answers or not. Of the other it drops what came in the same write where nobody upgrades, and reads on behind that.
 */
export class ParsedRequest extends IncomingMessage {
  /** Nothing behind it can be read any more, so that its answer ends the connection. */
  isLast = false
  private isUpgrade = false

  /** Asked by Node before it makes a response. A CONNECT is a request like any other: one that is refused. */
  get upgrade(): boolean {
    return this.isUpgrade && this.method !== "CONNECT"
  }

  /** Told by the parser first, and then by Node, which knows whether anybody listens for upgrades. */
  set upgrade(value: boolean | null) {
    this.isUpgrade = value === true
    if (this.isUpgrade) this.isLast = true
  }
}
