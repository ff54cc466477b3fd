import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { CONNECTION_LIMITS } from './connection-limits.ts'
import { countConnections } from './http.ts'

const serve = closeAfterEach()
const GET = 'GET / HTTP/1.1\r\nHost: a.test\r\n\r\n'

/** Answers '/large' with more than the system's buffers hold, and anything else once its body has arrived. */
async function site(limits: Partial<typeof CONNECTION_LIMITS>, addresses: string[] = []) {
  const { port, server } = await serve(
    async (request) => {
      if (request.url.endsWith('/large')) return new Response(new Uint8Array(12_000_000))
      return new Response(String((await request.arrayBuffer()).byteLength))
    },
    {
      limits: { ...CONNECTION_LIMITS, connectionsCheckingInterval: 20, ...limits },
      patternOf: () => '/photos',
      addressOf: () => addresses.shift() ?? null,
    },
  )
  return { port, server }
}

async function open(port: number, said = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(said)
  return socket
}

/** Resolves when the server has closed the connection: what was sent before is read first. */
async function closing(socket: Socket): Promise<void> {
  socket.resume()
  await expect.poll(() => socket.closed).toBe(true)
}

/** One connection of each kind that an attacker could open to take them all. */
const HELD: [string, string][] = [
  ['say nothing', ''],
  ['do not end their headers', 'GET / HTTP/1.1\r\nX-A: '],
  ['do not read their answer', 'GET /large HTTP/1.1\r\nHost: a.test\r\n\r\n'],
  ['do not send the body of a photo', 'POST /photos HTTP/1.1\r\nHost: a.test\r\nContent-Length: 900\r\n\r\n'],
  ['were answered and stay open', GET],
]

describe('when all connections are taken by clients that', () => {
  test.each(HELD)('%s, new clients are answered', async (_case, said) => {
    const { port, server } = await site({ mostConnections: 3 })
    const [first, ...others] = [await open(port, said), await open(port, said), await open(port, said)]
    for (let visits = 0; visits < 5; visits += 1) expect((await rawRequest(port, '/')).status).toBe(200)
    await closing(first as Socket)
    expect(countConnections(server)).toBeLessThanOrEqual(3)
    for (const socket of others) socket.destroy()
  })

  test.each(HELD)('%s and have one address, only that address loses some', async (_case, said) => {
    const { port, server } = await site({ mostPerAddress: 2 }, ['a', 'b', 'a', 'a'])
    const first = await open(port, said)
    const other = await open(port, GET)
    const second = await open(port, said)
    const third = await open(port, GET)
    expect(String((await once(third, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
    await closing(first)
    expect([other.destroyed, second.destroyed]).toEqual([false, false])
    await expect.poll(() => countConnections(server)).toBe(3)
    for (const socket of [other, second, third]) socket.destroy()
    await expect.poll(() => countConnections(server)).toBe(0)
  })
})

test('a connection with a newer request stays longer', async () => {
  const { port } = await site({ mostPerAddress: 2 }, ['a', 'a', 'a'])
  const [older, newer] = [await open(port, GET), await open(port, GET)]
  await Promise.all([once(older, 'data'), once(newer, 'data')])
  older.write(GET)
  await once(older, 'data')
  const last = await open(port, GET)
  await closing(newer)
  expect(older.destroyed).toBe(false)
  for (const socket of [older, last]) socket.destroy()
})

test('connections that are not counted by address are not limited by it', async () => {
  const { port, server } = await site({ mostPerAddress: 2 })
  const taken = [await open(port), await open(port), await open(port)]
  await expect.poll(() => countConnections(server)).toBe(3)
  for (const socket of taken) socket.destroy()
})

test('a body that never ends is cut by the limit of Node, one that arrives slowly is not', async () => {
  const { port } = await site({ requestTimeout: 400, headersTimeout: 100, idleTimeout: 10_000 })
  const head = (length: number) => `POST /photos HTTP/1.1\r\nHost: a.test\r\nContent-Length: ${length}\r\n\r\n`
  const [endless, slow] = [await open(port, head(900)), await open(port, head(5))]
  const trickle = setInterval(() => endless.write('x'), 20)
  const answered = once(slow, 'data')
  for (const letter of 'abcde') {
    await new Promise((resolve) => setTimeout(resolve, 20))
    slow.write(letter)
  }
  expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 200 [^]*5$/)
  await closing(endless)
  clearInterval(trickle)
  slow.destroy()
})

test('a photo of 10 MB at 17 KB a second, which takes ten minutes, is received', () => {
  const { requestTimeout, idleTimeout } = CONNECTION_LIMITS
  expect(requestTimeout).toBeGreaterThan(600_000)
  expect(idleTimeout, 'ends what stands still').toBeGreaterThan(0)
})
