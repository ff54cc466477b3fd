import type { MinimumSpeed } from './connection-speed.ts'

/** Milliseconds, unless their name says otherwise. */
export type Limits = {
  /** From the first byte of a request, or the opening of a connection, to the end of its headers. */
  headersTimeout: number
  /** To the end of its body: photos come over slow lines. */
  requestTimeout: number
  /** The same for what is no photo of staff: a form is sent at once. */
  formTimeout: number
  /** That a response waits for its client in all, however steadily the client takes it. */
  answerTimeout: number
  /** Between looks at those. */
  connectionsCheckingInterval: number
  /** That a connection stays open for a next request: longer than proxies keep theirs, which would use a closed one. */
  keepAliveTimeout: number
  /** Without a byte in either direction: a browser that takes nothing of its answer. */
  idleTimeout: number
  /** Minimum speed of a body that is being received. */
  minimumBodySpeed: MinimumSpeed
  /**
   * Minimum speed of a response that is being sent. The window is longer than that of bodies: the system takes bytes
   * only when a third of its own buffer is free again.
   */
  minimumAnswerSpeed: MinimumSpeed
  /** Open connections; a new one beyond that closes another. */
  mostConnections: number
  /** Open connections of one address: a carrier gives one to many phones, and each browser opens six. */
  mostPerAddress: number
  /** Short forms that are being received at once, and of them those of one address; a new one beyond that cuts the oldest. */
  mostBodies: number
  mostBodiesPerAddress: number
}

export const CONNECTION_LIMITS: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
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
