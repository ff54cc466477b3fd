import { once } from 'node:events'
import { type AddressInfo, type Socket, connect, createServer } from 'node:net'

export type TcpProxy = {
  /** The server's address through the proxy. */
  address: string
  /** Closes all connections and accepts none: they are refused at once or hang. */
  shut: (how: 'refusing' | 'silent') => void
  /** Accepts new connections; those that hung stay lost. */
  open: () => void
  /** Number of accepted connections. */
  entered: () => number
  close: () => void
}

/** A TCP proxy between a program and a server that can be interrupted and resumed. */
export async function openTcpProxy(address: string): Promise<TcpProxy> {
  const target = new URL(address)
  const through = new Set<Socket>()
  let state: 'open' | 'refusing' | 'silent' = 'open'
  let entered = 0
  const server = createServer((incoming) => {
    hold(incoming)
    if (state === 'refusing') incoming.destroy()
    if (state !== 'open') return
    entered += 1
    const outgoing = hold(connect(Number(target.port), target.hostname))
    incoming.pipe(outgoing)
    outgoing.pipe(incoming)
    incoming.once('close', () => outgoing.destroy())
    outgoing.once('close', () => incoming.destroy())
  })

  function hold(socket: Socket): Socket {
    through.add(socket)
    return socket.on('error', () => {}).once('close', () => through.delete(socket))
  }

  function cutAll() {
    for (const socket of through) socket.destroy()
  }

  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = new URL(address)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address: own.href,
    shut(how) {
      state = how
      if (how === 'refusing') cutAll()
      else for (const socket of through) socket.pause().unpipe()
    },
    open() {
      state = 'open'
    },
    entered: () => entered,
    close() {
      cutAll()
      server.close()
    },
  }
}
