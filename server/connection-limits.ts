import type { MinimumSpeed } from './connection-speed.ts'

/** Values are milliseconds unless their name says otherwise. */
export type Limits = {
  /** From the first byte of a request, or from opening the connection, to the end of the headers. */
  headersTimeout: number
  /** To the end of the body; 0 for no limit: photos may come over slow connections, and `minimumBodySpeed` applies. */
  requestTimeout: number
  /** The same for requests other than photo uploads: browsers send a form at once. */
  formTimeout: number
  /** Maximum total time that a response waits for its client, even if the client reads steadily. */
  answerTimeout: number
  /** Interval of the check of these timeouts. */
  connectionsCheckingInterval: number
  /**
   * Idle connections stay open for this long. It is longer than the timeout of proxies, which would otherwise reuse a
   * closed connection.
   */
  keepAliveTimeout: number
  /** Timeout without a byte in either direction, as when a browser stops reading. */
  idleTimeout: number
  /** Minimum speed of a request body. */
  minimumBodySpeed: MinimumSpeed
  /**
   * Minimum speed of a response. Its window is longer than that of bodies: the system takes more bytes only when a
   * third of its buffer is free.
   */
  minimumAnswerSpeed: MinimumSpeed
  /** Maximum of open connections; above it, a new connection closes another one. */
  mostConnections: number
  /**
   * Maximum of open connections of one address. Many phones share one address of their carrier, and each browser opens
   * six.
   */
  mostPerAddress: number
  /** Maximum of short forms that are being received, in all and per address; above it, a new form aborts the oldest. */
  mostBodies: number
  mostBodiesPerAddress: number
}

export const CONNECTION_LIMITS: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 0,
  formTimeout: 20_000,
  answerTimeout: 600_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 120_000,
  minimumBodySpeed: { window: 30_000, bytes: 15_000 },
  minimumAnswerSpeed: { window: 60_000, bytes: 15_000 },
  mostConnections: 4_000,
  mostPerAddress: 256,
  mostBodies: 512,
  mostBodiesPerAddress: 8,
}
