/** One websocket connection: what it may send, what it is sent, and when it has to go. */
import { randomInt } from "node:crypto"
import type { VerifiedSubscription } from "@mentorkit/core/broadcasting/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { WebSocket } from "ws"
import { type Closing, closings, encodeError } from "./protocol.js"
import { newTokenBucket, type Rate, type TokenBucket } from "./token-bucket.js"
import type { Work } from "./work-queue.js"

/** Somebody who reads never has that much before them. */
const maxUnsentBytes = 1_000_000

/** Whoever floods is told why, has this long to read it, and is cut off. */
const floodedStayMillis = 1_000

/** A channel of a connection. Until it is joined nothing of the channel is sent. */
export interface Membership {
  readonly subscription: VerifiedSubscription
  /** Of this entry alone: whoever leaves and comes back at once is told of by what is their own. */
  readonly entryId: string
  /** In a thread: it may be stored, so whoever leaves has to take it back. */
  hasEntered: boolean
  isJoined: boolean
}

const largest = 2 ** 40
/** As Pusher writes it. It cannot be guessed: signatures and `except` of frames name it. */
const newSocketId = () => `${randomInt(1, largest)}.${randomInt(1, largest)}`

export class Connection {
  readonly socketId = newSocketId()
  readonly memberships = new Map<string, Membership>()
  /** Whose channels these are: one person, but for a client that has changed who it is. */
  readonly people = new Set<UserId>()
  /** How many messages it may still send. */
  readonly messages: TokenBucket
  /** What it has asked for and not been answered yet, in its order. */
  readonly queued: Array<Work> = []
  /** How many of its subscriptions were signed, and not allowed any more. */
  refusals = 0
  heardAt: number
  isClosed = false

  constructor(
    private readonly socket: WebSocket,
    readonly address: string,
    readonly openedAt: number,
    rate: Rate,
    /** Told once, as soon as it is over for us: a client may take its time to agree. */
    private readonly onEnd: () => void
  ) {
    this.heardAt = openedAt
    this.messages = newTokenBucket(rate, openedAt)
  }

  /** False where it was cut off instead, as it does not read. */
  send(message: string): boolean {
    if (this.isClosed) return true
    if (this.socket.bufferedAmount <= maxUnsentBytes) {
      this.socket.send(message)
      return true
    }
    this.terminate()
    return false
  }

  /** Browsers answer by themselves. */
  ping(): void {
    if (!this.isClosed) this.socket.ping()
  }

  /** The message is for clients that cannot see codes. Who does not answer is cut off by `ws` in the end. */
  close([code, reason]: Closing): void {
    if (this.isClosed) return
    this.socket.send(encodeError(code, reason))
    this.end()
    this.socket.close(code, reason)
  }

  /** Nothing more is read: until it agreed to go, which may take seconds, it would go on. */
  closeAsFlooded(): void {
    if (this.socket.isPaused) return
    // Told to go already, for another reason.
    if (this.isClosed) this.terminate()
    else {
      this.close(closings.flooded)
      this.socket.pause()
      setTimeout(() => this.socket.terminate(), floodedStayMillis).unref()
    }
  }

  terminate(): void {
    this.end()
    this.socket.terminate()
  }

  /** By the client, or by the network. */
  end(): void {
    if (this.isClosed) return
    this.isClosed = true
    // The first one is under way. Where the storage hangs, the others would be held for as long as it does.
    this.queued.splice(1)
    this.onEnd()
  }
}

/** False once the connection has closed, has left the channel, or has subscribed to it anew. */
export const isCurrentMembership = ({ isClosed, memberships }: Connection, membership: Membership): boolean =>
  !isClosed && memberships.get(membership.subscription.channel.name) === membership
