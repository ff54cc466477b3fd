import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { CONNECTION_LIMITS } from './connection-limits.ts'
import { countConnections } from './http.ts'

const serve = closeAfterEach()
const OFTEN = 20
const PACE = { window: 100, bytes: 1_000 }
/** More than the system buffers of a response that nobody reads. */
const LARGE = 12_000_000
const BODY = new Uint8Array(LARGE)

type Limits = Partial<typeof CONNECTION_LIMITS>

/** Answers '/large' with many bytes and '/slow' once the gate is open; reads whatever is sent. */
async function site(limits: Limits, addresses: string[] = []) {
  const gate = Promise.withResolvers<void>()
  const read = vi.fn<(outcome: 'whole' | 'cut') => void>()
  const { port, server } = await serve(
    async (request) => {
      if (request.url.endsWith('/slow')) await gate.promise
      if (request.url.endsWith('/large')) return new Response(BODY)
      await request.arrayBuffer().then(
        () => read('whole'),
        () => read('cut'),
      )
      return new Response('app')
    },
    {
      limits: { ...CONNECTION_LIMITS, connectionsCheckingInterval: OFTEN, ...limits },
      patternOf: () => '/photos',
      addressOf: () => addresses.shift() ?? null,
    },
  )
  return { port, server, gate, read }
}

async function open(port: number, said: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(said)
  return socket
}

/** Requests a large response and reads nothing. */
async function unread(port: number): Promise<Socket> {
  const socket = await open(port, 'GET /large HTTP/1.1\r\nHost: a.test\r\n\r\n')
  await once(socket, 'readable')
  return socket
}

/** Resolves when the server has closed the connection: what was sent before is read first. */
async function closing(socket: Socket): Promise<void> {
  socket.resume()
  await expect.poll(() => socket.closed).toBe(true)
}

function upload(port: number, path = '/photos'): Promise<Socket> {
  return open(port, `POST ${path} HTTP/1.1\r\nHost: a.test\r\nContent-Length: ${LARGE}\r\n\r\n`)
}

describe('a client that is too slow is cut', () => {
  test('while it sends its body', async () => {
    const { port, read } = await site({ minimumBodySpeed: PACE })
    const socket = await upload(port)
    const trickle = setInterval(() => socket.write('x'), OFTEN)
    await closing(socket)
    clearInterval(trickle)
    await expect.poll(() => read.mock.calls).toEqual([['cut']])
  })

  test('while it reads the response', async () => {
    const { port, server } = await site({ minimumAnswerSpeed: PACE })
    const socket = await unread(port)
    await expect.poll(() => countConnections(server)).toBe(0)
    socket.destroy()
  })

  test('when its response takes longer than the limit', async () => {
    const { port, server } = await site({ minimumAnswerSpeed: { window: 100, bytes: 0 }, answerTimeout: 200 })
    const socket = await unread(port)
    await expect.poll(() => countConnections(server)).toBe(0)
    socket.destroy()
  })
})

describe('a client is not cut', () => {
  test('while it waits for the server to read its body or to make the response', async () => {
    const { port, server, gate, read } = await site({
      minimumBodySpeed: PACE,
      minimumAnswerSpeed: PACE,
      answerTimeout: 200,
    })
    const sending = await upload(port, '/slow')
    sending.write(BODY)
    const waiting = await open(port, 'GET /slow HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await new Promise((resolve) => setTimeout(resolve, PACE.window * 5))
    expect(countConnections(server)).toBe(2)
    gate.resolve()
    for (const socket of [sending, waiting]) {
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
      socket.destroy()
    }
    expect(read.mock.calls).toEqual([['whole'], ['whole']])
  })

  test('while it keeps the minimum speed, however long it takes', async () => {
    const { port, read } = await site({ minimumBodySpeed: { window: 200, bytes: 100 } })
    const socket = await upload(port)
    const steady = setInterval(() => socket.write('x'.repeat(1_000)), OFTEN)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(socket.destroyed).toBe(false)
    expect(read).not.toHaveBeenCalled()
    clearInterval(steady)
    socket.destroy()
  })

  test('while it sends a photo of 10 MB at 17 KB a second, which takes ten minutes', () => {
    const { requestTimeout, minimumBodySpeed, idleTimeout } = CONNECTION_LIMITS
    expect(requestTimeout, 'no total time').toBe(0)
    expect((17_000 * minimumBodySpeed.window) / 1_000).toBeGreaterThan(minimumBodySpeed.bytes)
    expect(idleTimeout).toBeGreaterThan(0)
  })
})

describe('when all connections are in use', () => {
  test('a new client is answered even if all are busy', async () => {
    const { port } = await site({ mostConnections: 3 })
    const taken = [await unread(port), await unread(port), await unread(port)]
    for (let visits = 0; visits < 5; visits += 1) expect((await rawRequest(port, '/')).status).toBe(200)
    await closing(taken[0] as Socket)
    for (const socket of taken.slice(1)) socket.destroy()
  })

  test('the slowest is closed first, never one that reads or waits for the server', async () => {
    const { port, server, gate } = await site({ mostConnections: 3 })
    const waiting = rawRequest(port, '/slow')
    await expect.poll(() => countConnections(server)).toBe(1)
    const fast = await upload(port)
    const steady = setInterval(() => fast.write('x'.repeat(1_000)), 5)
    const slow = await unread(port)
    await new Promise((resolve) => setTimeout(resolve, OFTEN * 10))
    expect((await rawRequest(port, '/')).status).toBe(200)
    await closing(slow)
    expect(fast.destroyed).toBe(false)
    clearInterval(steady)
    fast.destroy()
    gate.resolve()
    expect((await waiting).status).toBe(200)
  })

  test('by one address, a new connection closes another of the same address', async () => {
    const { port, server } = await site({ mostPerAddress: 2 }, ['a', 'b', 'a', 'a', 'a'])
    const first = await unread(port)
    const other = await unread(port)
    const idle = await open(port, '')
    expect((await rawRequest(port, '/')).status).toBe(200)
    await closing(idle)
    const next = await unread(port)
    expect(countConnections(server)).toBe(3)
    for (const socket of [first, other, next]) socket.destroy()
    await expect.poll(() => countConnections(server)).toBe(0)
  })

  test('connections that are not counted by address are not limited by it', async () => {
    const { port, server } = await site({ mostPerAddress: 2 })
    const taken = [await unread(port), await unread(port), await unread(port)]
    expect(countConnections(server)).toBe(3)
    for (const socket of taken) socket.destroy()
  })
})
