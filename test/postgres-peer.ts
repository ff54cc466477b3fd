import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A server that speaks the PostgreSQL protocol and answers each connection with one error. */
export async function openRefusingPostgres(code: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(errorResponse(code)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `postgres://ana:xyzzy@127.0.0.1:${port}/cerro`, close: () => server.close() }
}

/** Messages of the wire protocol. */
export function errorResponse(code: string): Buffer {
  return message('E', `SFATAL\0C${code}\0Mno\0\0`)
}

export function authenticationOk(): Buffer {
  return Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')])
}

export function transactionBegun(): Buffer {
  return Buffer.concat([message('C', 'BEGIN\0'), message('Z', 'T')])
}

function message(type: string, content: string): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, Buffer.from(content)])
}
