import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { createHttpServer } from './http.ts'
import { listen } from './listening.ts'

const serve = closeAfterEach()

describe('a request', () => {
  test('reaches the app with its method, address, headers and body', async () => {
    const { port } = await serve(async (request) =>
      Response.json([request.method, request.url, request.headers.get('x-a'), await request.text()]),
    )
    const answer = await fetch(`http://127.0.0.1:${port}/a%20b/?c=d&c=é`, {
      method: 'POST',
      headers: { 'X-A': 'b' },
      body: 'ñ',
    })
    expect(await answer.json()).toEqual(['POST', `http://127.0.0.1:${port}/a%20b/?c=d&c=%C3%A9`, 'b', 'ñ'])
  })

  test('gets status, headers (each cookie separately) and streamed body of the app', async () => {
    const { port } = await serve(async () => {
      const headers = new Headers([
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ])
      return new Response(inTwoParts('uno', 'dos'), { status: 410, headers })
    })
    const { status, headers, body } = await rawRequest(port, '/')
    expect([status, headers['set-cookie'], body.toString()]).toEqual([410, ['a=1', 'b=2'], 'unodos'])
  })

  test('for a static file does not reach the app', async () => {
    const { port } = await serve(() => Promise.reject(new Error('asked')), {
      serveStatic: (_request, response, pathname) => {
        response.end(pathname)
        return true
      },
    })
    expect((await rawRequest(port, '/a/b?c=/d?')).body.toString()).toBe('/a/b')
  })

  test.each([
    ['a host that is none', { headers: { Host: 'a b' } }],
    ['a host with a path', { headers: { Host: 'a/b' } }],
  ])('with %s is refused, and the app is not asked', async (_case, options) => {
    const { port } = await serve(async () => new Response('asked'))
    const { status, body } = await rawRequest(port, '/', options)
    expect([status, body.toString()]).toEqual([400, 'Solicitud no válida'])
  })

  test('with two Host headers is refused, also for a file', async () => {
    const { port } = await serve(async () => new Response('asked'), {
      serveStatic: (_request, response) => Boolean(response.end('file')),
    })
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: a.test\r\nhost: b.test\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [^]*Solicitud no válida/)
  })

  test.each(['//evil.example/a', '/a//b', '/%', '/%00', `/${'a'.repeat(8_000)}`, '/[|]"{}^`'])(
    'for %j is answered by the app, as a path of this site',
    async (path) => {
      const { port } = await serve(async (request) => new Response(new URL(request.url).host))
      expect((await rawRequest(port, path)).body.toString()).toBe(`127.0.0.1:${port}`)
    },
  )

  test('that is not HTTP closes only its own connection', async () => {
    const { port } = await serve(async () => new Response('ok'))
    const socket = connect(port, '127.0.0.1')
    socket.end('\0\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
    expect((await rawRequest(port, '/')).status).toBe(200)
  })
})

describe('listening', () => {
  test('on port 0 returns the chosen port', async () => {
    const { server, port } = await serve(async () => new Response('ok'))
    expect(port).toBe((server.address() as AddressInfo).port)
    expect(port).toBeGreaterThan(0)
  })

  test('on a port in use fails', async () => {
    const { port } = await serve(async () => new Response('ok'))
    const second = createHttpServer(async () => new Response('ok'))
    await expect(listen(second, { host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

/** The second part exists only when the first one is taken. */
function inTwoParts(...parts: [string, string]): ReadableStream {
  const left = parts.map((part) => Buffer.from(part))
  return new ReadableStream(
    {
      pull(controller) {
        const next = left.shift()
        if (next) controller.enqueue(next)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
