import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds, unless their name says otherwise. */
export type Limits = {
  /** From the first byte of a request, or the opening of a connection, to the end of its headers. */
  headersTimeout: number
  /** To the end of its body: photos come over slow lines. */
  requestTimeout: number
  /** The same for what is no photo of staff: a form is sent at once. */
  formTimeout: number
  /** Between looks at those. */
  connectionsCheckingInterval: number
  /** That a connection stays open for a next request: longer than proxies keep theirs, which would use a closed one. */
  keepAliveTimeout: number
  /** Without a byte in either direction: a browser that takes nothing of its answer. */
  silence: number
  /** Open connections; beyond that the one that has been idle longest is closed. */
  mostConnections: number
}

export const CONNECTION_LIMITS: Limits = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  formTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
  silence: 120_000,
  mostConnections: 4_000,
}

export type Connections = {
  /** Its request is being answered: it is not closed to make room. */
  busy: (socket: Socket) => void
  idle: (socket: Socket) => void
  count: () => number
}

/** Closes the connection that has been idle longest where there are too many: a new visitor always gets one. */
export function limitConnections(server: Server, { mostConnections, silence }: Limits): Connections {
  /** In the order in which they became idle. */
  const waiting = new Set<Socket>()
  let open = 0
  server.setTimeout(silence)
  server.on('connection', (socket: Socket) => {
    open += 1
    waiting.add(socket)
    socket.once('close', () => {
      open -= 1
      waiting.delete(socket)
    })
    if (open <= mostConnections) return
    const [oldest] = waiting
    oldest?.destroy()
  })
  return {
    busy: (socket) => waiting.delete(socket),
    idle(socket) {
      if (!socket.destroyed) waiting.add(socket)
    },
    count: () => open,
  }
}

/** Ends the connection of a request whose body does not arrive in time. */
export function cutSlowBody(request: IncomingMessage, patience: number): void {
  const timer = setTimeout(() => request.destroy(), patience).unref()
  request.once('close', () => clearTimeout(timer))
}

/** Calls back once a body has come, or as much of it as is kept for whoever reads it; never where it is cut off before. */
export function whenArrived(request: IncomingMessage, go: () => void): void {
  const isThere = () => request.complete || request.readableLength >= request.readableHighWaterMark
  function look() {
    if (!isThere()) return
    request.off('readable', look)
    go()
  }
  if (isThere()) go()
  else request.on('readable', look)
}
