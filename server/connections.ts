import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './connection-limits.ts'
import { type Awaited, amountMoved, awaited } from './connection-speed.ts'

export type Connections = {
  /** To be called when a request begins, and with the same when its response has been sent. */
  begin: (request: IncomingMessage) => void
  end: (request: IncomingMessage) => void
  count: () => number
}

/** One open connection. */
type Line = {
  socket: Socket
  address: string | null
  /** Requests whose responses are not sent yet, and the newest of them. */
  requests: number
  newest: IncomingMessage | null
  /** Milliseconds for which their responses have waited for the client. */
  sending: number
  /** Bytes that moved in the last interval, and all of them by then. */
  speed: number
  moved: number
  /** Where the window of a minimum speed began; null while the connection waits for this process. */
  window: { awaits: Awaited; at: number; moved: number } | null
}

/** Busy connections at most that are compared when one must be closed: the oldest of them are where slow ones are. */
const COMPARED = 32

/**
 * Closes the connections of clients that are too slow. Where there are too many connections, a new one is always taken: one
 * that has no request is closed, the one idle longest first, and else the slowest.
 * @param addressOf the address by which a connection is counted, or null
 */
export function limitConnections(
  server: Server,
  limits: Limits,
  addressOf: (socket: Socket) => string | null,
): Connections {
  const lines = new Map<Socket, Line>()
  /** In the order in which they became idle. */
  const idle = new Set<Line>()
  /** In the order in which they became busy. */
  const busy = new Set<Line>()
  const byAddress = new Map<string, Set<Line>>()

  function open(socket: Socket) {
    const address = addressOf(socket)
    const sameAddress = address === null ? null : (byAddress.get(address) ?? new Set<Line>())
    if (sameAddress && sameAddress.size >= limits.mostPerAddress) closeOne(sameAddress)
    else if (lines.size >= limits.mostConnections) closeOne([...[...idle].slice(0, 1), ...[...busy].slice(0, COMPARED)])
    const line: Line = { socket, address, requests: 0, sending: 0, newest: null, speed: 0, moved: 0, window: null }
    lines.set(socket, line)
    idle.add(line)
    if (address !== null && sameAddress) byAddress.set(address, sameAddress.add(line))
    socket.once('close', () => forget(line))
  }

  function forget(line: Line) {
    lines.delete(line.socket)
    idle.delete(line)
    busy.delete(line)
    if (line.address === null) return
    const sameAddress = byAddress.get(line.address)
    sameAddress?.delete(line)
    if (sameAddress?.size === 0) byAddress.delete(line.address)
  }

  function closeOne(candidates: Iterable<Line>) {
    const all = [...candidates]
    const victim = all.find(({ requests }) => requests === 0) ?? slowest(all)
    if (!victim) return
    forget(victim)
    victim.socket.destroy()
  }

  /** The first of the slowest: the only ones that are spared are those that wait for this process. */
  function slowest(candidates: Line[]): Line | undefined {
    const speeds = candidates.map((line) => (awaited(line.socket, line.newest) ? line.speed : Infinity))
    return candidates[speeds.indexOf(Math.min(...speeds))]
  }

  const paces = { body: limits.minimumBodySpeed, answer: limits.minimumAnswerSpeed }
  let looked = performance.now()

  function cutSlow() {
    const now = performance.now()
    for (const line of busy) {
      const awaits = awaited(line.socket, line.newest)
      const moved = amountMoved(line.socket)
      line.speed = moved - line.moved
      line.moved = moved
      if (awaits === 'answer') line.sending += now - looked
      if (line.sending > limits.answerTimeout) line.socket.destroy()
      else if (!awaits) line.window = null
      else if (line.window?.awaits !== awaits) line.window = { awaits, at: now, moved }
      else if (now - line.window.at >= paces[awaits].window) {
        if (moved - line.window.moved < paces[awaits].bytes) line.socket.destroy()
        else line.window = { awaits, at: now, moved }
      }
    }
    looked = now
  }

  server.setTimeout(limits.idleTimeout)
  server.on('connection', open)
  const timer = setInterval(cutSlow, limits.connectionsCheckingInterval).unref()
  server.once('close', () => clearInterval(timer))
  return {
    begin(request) {
      const line = lines.get(request.socket)
      if (!line) return
      if (line.requests === 0) {
        idle.delete(line)
        busy.add(line)
        Object.assign(line, { sending: 0, speed: 0, window: null })
      }
      line.requests += 1
      line.newest = request
    },
    end(request) {
      const line = lines.get(request.socket)
      if (!line) return
      line.requests -= 1
      if (line.requests > 0) return
      line.newest = null
      busy.delete(line)
      idle.add(line)
    },
    count: () => lines.size,
  }
}
