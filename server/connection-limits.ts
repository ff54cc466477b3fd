/** Values are milliseconds unless their name says otherwise. The first five are Node's own limits. */
export type Limits = {
  /** From the first byte of a request, or from opening the connection, to the end of the headers. */
  headersTimeout: number
  /** To the end of the body: photos and archives may come over slow connections. */
  requestTimeout: number
  /** Interval of the check of these timeouts. */
  connectionsCheckingInterval: number
  /**
   * Idle connections stay open for this long. It is longer than the timeout of proxies, which would otherwise reuse a
   * closed connection.
   */
  keepAliveTimeout: number
  /** Timeout without a byte in either direction, as when a browser stops reading (`server.timeout`). */
  idleTimeout: number
  /** As `requestTimeout`, for requests other than photo uploads: browsers send a form at once. */
  formTimeout: number
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
  requestTimeout: 21_600_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  idleTimeout: 120_000,
  formTimeout: 20_000,
  mostConnections: 4_000,
  mostPerAddress: 256,
  mostBodies: 512,
  mostBodiesPerAddress: 8,
}
