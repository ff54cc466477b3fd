import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { text as streamed } from 'node:stream/consumers'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { describe, expect, test, vi } from 'vitest'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { CONNECTION_LIMITS } from './connection-limits.ts'
import { openAdmission } from './request-admission.ts'

const serve = closeAfterEach()
const SESSION = `Cookie: ${COOKIE_PREFIX}.session_token=abc.def\r\n`

/** A site that answers whatever was sent to it, read to its end. */
async function site(limits: Partial<typeof CONNECTION_LIMITS> = {}) {
  const admission = openAdmission()
  const app = vi.fn<(request: Request) => Promise<Response>>(async (request) =>
    request.text().then(
      (text) => new Response(text),
      () => new Response('broken off'),
    ),
  )
  const served = await serve(app, { admission, limits: { ...CONNECTION_LIMITS, ...limits }, trustProxy: true })
  return { ...served, admission, app }
}

/** Sends the head of a form, and part of its body. */
function begin(port: number, path: string, { length = 100, sent = 1, headers = '' } = {}): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  const size = length === Infinity ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a.test\r\n${size}\r\n${headers}\r\n`)
  socket.write(length === Infinity ? `${sent.toString(16)}\r\n${'x'.repeat(sent)}\r\n` : 'x'.repeat(sent))
  return socket
}

async function answerOf(socket: Socket): Promise<string> {
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return answer.toString()
}

function from(address: string): { headers: string } {
  return { headers: `X-Forwarded-For: ${address}\r\n` }
}

describe('forms that arrive slowly', () => {
  test.each([
    ['/login', 'access', 60, 1_000_000, 70_000, ''],
    ['/login', 'access', 60, 32_000, 30_000, ''],
    ['/restablecer', 'access', 60, Infinity, 30_000, ''],
    ['/contacto', 'form', 80, 131_072, 70_000, ''],
    ['/dashboard/configuracion', 'staff', 80, 1_000_000, 70_000, SESSION],
    ['/dashboard/configuracion', 'staff', 80, 32_000, 30_000, SESSION],
    ['/add-property', 'staff', 80, 131_072, 70_000, SESSION],
  ] as const)('to %s take no room from others', async (path, kind, count, length, sent, headers) => {
    const { port, admission } = await site()
    const slow = Array.from({ length: count }, () => begin(port, path, { length, sent, headers }))
    await Promise.all(slow.map((socket) => once(socket, 'connect')))
    const Cookie = headers.slice('Cookie: '.length).trim()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: 'a=b', headers: { Cookie } })
    expect([answer.status, await answer.text()]).toEqual([200, 'a=b'])
    expect(admission.underWay()[kind]).toBe(0)
    expect(admission.refused()[kind]).toBe(0)
    for (const socket of slow) socket.destroy()
  })

  test('as uploads have their own capacity, which one session can not use up', async () => {
    const { port, admission } = await site()
    const slow = Array.from({ length: 80 }, () => begin(port, '/photos', { length: 1_000_000, headers: SESSION }))
    await expect.poll(() => admission.refused().upload).toBe(72)
    expect(admission.underWay()).toMatchObject({ upload: 8, staff: 0 })
    const other = begin(port, '/photos', { length: 200_000, sent: 200_000, headers: SESSION.replace('abc', 'xyz') })
    expect(await answerOf(other)).toMatch(/^HTTP\/1\.1 200 /)
    const headers = { Cookie: SESSION.slice('Cookie: '.length).trim() }
    expect((await rawRequest(port, '/dashboard', { headers })).status).toBe(200)
    for (const socket of [...slow, other]) socket.destroy()
  })

  test('on a slow connection are answered once they are complete', async () => {
    const { port } = await site()
    const socket = begin(port, '/contacto', { length: 4 })
    for (const letter of 'abc') {
      await new Promise((resolve) => setTimeout(resolve, 20))
      socket.write(letter)
    }
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 [^]*xabc$/)
    socket.destroy()
  })
})

test('a form that was received first is read as a stream, as a copy and as fields, and may be empty', async () => {
  const read: Record<string, (request: Request) => Promise<string>> = {
    '/stream': async (request) => streamed(request.body as NodeReadableStream),
    '/copy': async (request) => (await request.clone().text()) + (await request.text()),
    '/fields': async (request) => String((await request.formData()).get('a')),
  }
  const { port } = await serve(async (request) => new Response(await read[new URL(request.url).pathname]?.(request)))
  async function send(path: string, body: BodyInit): Promise<string> {
    return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).text()
  }
  expect(await send('/stream', 'ñ')).toBe('ñ')
  expect(await send('/copy', 'ñ')).toBe('ññ')
  expect(await send('/fields', new URLSearchParams({ a: 'ñ' }))).toBe('ñ')
  const form = new FormData()
  form.set('a', 'ñ')
  expect(await send('/fields', form)).toBe('ñ')
  const empty = new ReadableStream({ start: (controller) => controller.close() })
  const answer = await fetch(`http://127.0.0.1:${port}/copy`, {
    method: 'POST',
    body: empty,
    duplex: 'half',
  } as RequestInit)
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})

describe('a form that is too long', () => {
  test.each([
    ['says so', '/login', 32_769, 0],
    ['says so, for a beacon', '/interes', 1_025, 0],
    ['says so, for a message', '/contacto', 131_073, 0],
    ['does not say so', '/login', Infinity, 32_769],
  ])('and %s is refused at once, and the app is not called', async (_case, path, length, sent) => {
    const { port, app } = await site()
    const socket = begin(port, path, { length, sent })
    const answer = await answerOf(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 413 [^]*El formulario es demasiado largo\./)
    expect(answer).toMatch(/\r\nX-Request-Id: /)
    expect(app).not.toHaveBeenCalled()
    socket.destroy()
  })

  test('is discarded, and its connection is reused', async () => {
    const { port } = await site()
    const socket = begin(port, '/login', { length: 40_000, sent: 39_999 })
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 413 /)
    socket.write('xGET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 /)
    socket.destroy()
  })

  test('is discarded only up to a size and a time', async () => {
    const { port } = await site({ formTimeout: 50 })
    const endless = begin(port, '/interes', { length: 1_000_000, sent: 100_000 })
    const slow = begin(port, '/interes', { length: 1_000 })
    for (const socket of [endless, slow]) {
      socket.resume()
      await expect.poll(() => socket.closed).toBe(true)
    }
  })
})

describe('unfinished forms', () => {
  test('of one address are limited: a new one aborts the oldest of that address', async () => {
    const { port } = await site({ mostBodiesPerAddress: 2 })
    const other = begin(port, '/login', { ...from('203.0.113.7'), length: 2 })
    const [first, second] = [begin(port, '/login', from('2001:db8::1')), begin(port, '/login', from('2001:db8::2'))]
    first.resume()
    await Promise.all([other, first, second].map((socket) => once(socket, 'connect')))
    const third = begin(port, '/login', { ...from('2001:db8::3'), length: 2 })
    await expect.poll(() => first.closed).toBe(true)
    expect(second.destroyed).toBe(false)
    for (const socket of [other, third]) {
      socket.write('y')
      expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 [^]*xy$/)
    }
    for (const socket of [other, second, third]) socket.destroy()
  })

  test('are limited in total', async () => {
    const { port } = await site({ mostBodies: 2 })
    const first = begin(port, '/login', from('203.0.113.1'))
    first.resume()
    await once(first, 'connect')
    const more = [2, 3].map((part) => begin(port, '/login', from(`203.0.113.${part}`)))
    await expect.poll(() => first.closed).toBe(true)
    for (const socket of more) socket.destroy()
  })
})
