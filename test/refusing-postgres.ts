import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** A server of the PostgreSQL protocol that answers whoever comes with one error. */
export async function openRefusingPostgres(code: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => socket.end(errorResponse(code)))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `postgres://ana:xyzzy@127.0.0.1:${port}/cerro`, close: () => server.close() }
}

/** ErrorResponse of the wire protocol. */
export function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}
