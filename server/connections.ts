import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from './connection-limits.ts'

/**
 * Limits the number of open connections, in all and per address. A new connection is always accepted and closes the one
 * whose newest request is the oldest. Node's `maxConnections` would refuse new clients instead, so that one attacker
 * could keep everybody out.
 * @param addressOf the address by which a connection is counted, or null
 * @returns a function that counts the open connections
 */
export function limitConnections(
  server: Server,
  limits: Pick<Limits, 'mostConnections' | 'mostPerAddress'>,
  addressOf: (socket: Socket) => string | null,
): () => number {
  /** Each with the connections of its address, both in the order of their newest requests. */
  const open = new Map<Socket, Set<Socket>>()
  const byAddress = new Map<string, Set<Socket>>()

  function forget(socket: Socket) {
    open.get(socket)?.delete(socket)
    open.delete(socket)
  }

  function closeOldest([oldest]: Iterable<Socket>) {
    if (!oldest) return
    // Its 'close' comes later, and until then it would be counted.
    forget(oldest)
    oldest.destroy()
  }

  server.on('connection', (socket: Socket) => {
    const address = addressOf(socket)
    const sameAddress = (address !== null && byAddress.get(address)) || new Set<Socket>()
    if (sameAddress.size >= limits.mostPerAddress) closeOldest(sameAddress)
    else if (open.size >= limits.mostConnections) closeOldest(open.keys())
    open.set(socket, sameAddress.add(socket))
    if (address !== null) byAddress.set(address, sameAddress)
    socket.once('close', () => {
      forget(socket)
      if (address !== null && sameAddress.size === 0) byAddress.delete(address)
    })
  })
  server.on('request', ({ socket }: IncomingMessage) => {
    const sameAddress = open.get(socket)
    if (!sameAddress) return
    forget(socket)
    open.set(socket, sameAddress.add(socket))
  })
  return () => open.size
}
