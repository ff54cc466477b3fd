import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './connection-limits.ts'
import { type Awaited, amountMoved, awaited } from './connection-speed.ts'

export type Connections = {
  /** Call `begin` when a request starts and `end` with the same request when its response has been sent. */
  begin: (request: IncomingMessage) => void
  end: (request: IncomingMessage) => void
  count: () => number
}

/** One open connection. */
type Connection = {
  socket: Socket
  address: string | null
  /** Number of requests without a complete response, and the most recent request. */
  requests: number
  newest: IncomingMessage | null
  /** Milliseconds for which responses have waited for the client. */
  sending: number
  /** Bytes moved in the last interval, and in total at its end. */
  speed: number
  moved: number
  /** Start of the current speed window; null while the connection waits for this process. */
  window: { awaits: Awaited; at: number; moved: number } | null
}

/**
 * Maximum number of busy connections that are compared when one must be closed. The oldest are checked: slow clients
 * are among them.
 */
const COMPARED = 32

/**
 * Closes the connections of clients that are too slow. A new connection is always accepted; if there are too many, it
 * closes the connection that has been idle longest, or else the slowest.
 * @param addressOf the address by which a connection is counted, or null
 */
export function limitConnections(
  server: Server,
  limits: Limits,
  addressOf: (socket: Socket) => string | null,
): Connections {
  const openConnections = new Map<Socket, Connection>()
  /** In the order in which they became idle. */
  const idle = new Set<Connection>()
  /** In the order in which they became busy. */
  const busy = new Set<Connection>()
  const byAddress = new Map<string, Set<Connection>>()

  function open(socket: Socket) {
    const address = addressOf(socket)
    const sameAddress = address === null ? null : (byAddress.get(address) ?? new Set<Connection>())
    if (sameAddress && sameAddress.size >= limits.mostPerAddress) closeOne(sameAddress)
    else if (openConnections.size >= limits.mostConnections)
      closeOne([...[...idle].slice(0, 1), ...[...busy].slice(0, COMPARED)])
    const connection: Connection = {
      socket,
      address,
      requests: 0,
      sending: 0,
      newest: null,
      speed: 0,
      moved: 0,
      window: null,
    }
    openConnections.set(socket, connection)
    idle.add(connection)
    if (address !== null && sameAddress) byAddress.set(address, sameAddress.add(connection))
    socket.once('close', () => forget(connection))
  }

  function forget(connection: Connection) {
    openConnections.delete(connection.socket)
    idle.delete(connection)
    busy.delete(connection)
    if (connection.address === null) return
    const sameAddress = byAddress.get(connection.address)
    sameAddress?.delete(connection)
    if (sameAddress?.size === 0) byAddress.delete(connection.address)
  }

  function closeOne(candidates: Iterable<Connection>) {
    const all = [...candidates]
    const chosen = all.find(({ requests }) => requests === 0) ?? slowest(all)
    if (!chosen) return
    forget(chosen)
    chosen.socket.destroy()
  }

  /** The oldest of the slowest connections. Those that wait for this process are chosen last. */
  function slowest(candidates: Connection[]): Connection | undefined {
    const speeds = candidates.map((connection) =>
      awaited(connection.socket, connection.newest) ? connection.speed : Infinity,
    )
    return candidates[speeds.indexOf(Math.min(...speeds))]
  }

  const paces = { body: limits.minimumBodySpeed, answer: limits.minimumAnswerSpeed }
  let lastCheck = performance.now()

  function cutSlow() {
    const now = performance.now()
    for (const connection of busy) {
      const awaits = awaited(connection.socket, connection.newest)
      const moved = amountMoved(connection.socket)
      connection.speed = moved - connection.moved
      connection.moved = moved
      if (awaits === 'answer') connection.sending += now - lastCheck
      if (connection.sending > limits.answerTimeout) connection.socket.destroy()
      else if (!awaits) connection.window = null
      else if (connection.window?.awaits !== awaits) connection.window = { awaits, at: now, moved }
      else if (now - connection.window.at >= paces[awaits].window) {
        if (moved - connection.window.moved < paces[awaits].bytes) connection.socket.destroy()
        else connection.window = { awaits, at: now, moved }
      }
    }
    lastCheck = now
  }

  server.setTimeout(limits.idleTimeout)
  server.on('connection', open)
  const timer = setInterval(cutSlow, limits.connectionsCheckingInterval).unref()
  server.once('close', () => clearInterval(timer))
  return {
    begin(request) {
      const connection = openConnections.get(request.socket)
      if (!connection) return
      if (connection.requests === 0) {
        idle.delete(connection)
        busy.add(connection)
        Object.assign(connection, { sending: 0, speed: 0, window: null })
      }
      connection.requests += 1
      connection.newest = request
    },
    end(request) {
      const connection = openConnections.get(request.socket)
      if (!connection) return
      connection.requests -= 1
      if (connection.requests > 0) return
      connection.newest = null
      busy.delete(connection)
      idle.add(connection)
    },
    count: () => openConnections.size,
  }
}
