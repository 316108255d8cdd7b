/** A request as Node makes it of what its parser tells, without two habits of Node's. */
import { IncomingMessage } from "node:http"

/**
 * Behind a CONNECT and behind a wish to upgrade Node's parser stops, as what follows may be no HTTP. Node hangs up on the one,
 * due answers or not. Of the other it drops what came in the same write where nobody upgrades, and reads on behind that. Once
 * anybody listens for upgrades Node hands it all of them, and answers none itself: here it gets those that are taken.
 */
export class ParsedRequest extends IncomingMessage {
  /** Nothing behind it can be read any more, so that its answer ends the connection. */
  isLast = false
  private isUpgrade = false
  private isGranted: boolean | undefined

  /** Asked once, when all headers are there. */
  protected mayUpgrade(): boolean {
    return false
  }

  /** A CONNECT is a request like any other: one that is refused. */
  get wantsUpgrade(): boolean {
    return this.isLast && this.method !== "CONNECT"
  }

  /** Asked by Node before it makes a response, and once more where it makes none. */
  get upgrade(): boolean {
    if (!this.isUpgrade || this.method === "CONNECT") return false
    this.isGranted ??= this.mayUpgrade()
    return this.isGranted
  }

  /** Told by the parser first, and then by Node, which knows whether anybody listens for upgrades. */
  set upgrade(value: boolean | null) {
    this.isUpgrade = value === true
    if (this.isUpgrade) this.isLast = true
  }
}
