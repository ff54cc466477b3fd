import { once } from 'node:events'
import { type Socket, connect } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import { rawRequest } from '#test/raw-request.ts'
import { closeAfterEach } from '#test/serve.ts'
import { openAdmission } from './request-admission.ts'
import { CONNECTION_LIMITS } from './connection-limits.ts'

const CAPACITY = { visitor: 2, form: 1, access: 1, staff: 1, upload: 1 }
const SOON = 50

const serve = closeAfterEach()

/** A site whose app answers '/slow' only when the gate opens; '/kept' is a cached page. */
async function site(limits: Partial<typeof CONNECTION_LIMITS> = {}) {
  const admission = openAdmission(undefined, CAPACITY)
  const gate = Promise.withResolvers<void>()
  let waiting = 0
  const waited = new Map<number, () => void>()
  const { port, server } = await serve(
    async (request) => {
      if (!request.url.endsWith('/slow')) return new Response('app')
      waiting += 1
      waited.get(waiting)?.()
      await gate.promise
      return new Response('slow')
    },
    {
      admission,
      limits: { ...CONNECTION_LIMITS, connectionsCheckingInterval: SOON, ...limits },
      servePage(request, response) {
        if (request.url === '/kept') response.end('kept')
        return request.url === '/kept'
      },
    },
  )
  /** Resolves when that many requests have come to the gate since the start. */
  const arrival = (count: number) =>
    new Promise<void>((resolve) => {
      if (waiting >= count) resolve()
      else waited.set(count, resolve)
    })
  return { port, server, admission, gate, arrival }
}

async function full() {
  const opened = await site()
  const answers = [1, 2].map(() => rawRequest(opened.port, '/slow'))
  await opened.arrival(2)
  return { ...opened, answers }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.once('error', reject)
  })
}

describe('a site at full capacity', () => {
  test('refuses further requests at once with Retry-After, answers the running ones, then accepts again', async () => {
    const { port, gate, answers } = await full()
    const refused = await rawRequest(port, '/')
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.any(String) })
    expect(refused.body.toString()).toContain('Ahora mismo hay demasiadas visitas.')
    gate.resolve()
    expect((await Promise.all(answers)).map(({ body }) => body.toString())).toEqual(['slow', 'slow'])
    expect((await rawRequest(port, '/')).status).toBe(200)
  })

  test.each([
    ['a kept page', '/kept', 'GET', {}],
    ['a monitor', '/healthz', 'GET', {}],
    ['the metrics', '/metrics', 'GET', {}],
    ['whoever signs in', '/login', 'POST', {}],
    ['staff', '/dashboard', 'GET', { Cookie: `${COOKIE_PREFIX}.session_token=x` }],
    ['a message', '/contacto', 'POST', {}],
  ])('still answers %s', async (_who, path, method, headers) => {
    const { port, gate, answers } = await full()
    expect((await rawRequest(port, path, { method, headers })).status).toBe(200)
    gate.resolve()
    await Promise.all(answers)
  })

  test('does not read the body of a refused request', async () => {
    const { port, gate, arrival } = await site()
    const first = rawRequest(port, '/slow', { method: 'POST' })
    await arrival(1)
    const socket = await open(port)
    socket.write('POST /contacto HTTP/1.1\r\nHost: a.test\r\nContent-Length: 1000000\r\n\r\n')
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 [^]*\r\nConnection: close\r\n/)
    await once(socket, 'close')
    gate.resolve()
    expect((await first).status).toBe(200)
  })

  test('loses no capacity to malformed requests or to clients that disconnect', async () => {
    const { port, gate, arrival, admission } = await site()
    for (let sent = 0; sent < 5; sent += 1)
      expect((await rawRequest(port, '/', { headers: { Host: 'a b' } })).status).toBe(400)
    await expect.poll(() => admission.underWay().visitor).toBe(0)
    const leaving = [await open(port), await open(port)]
    for (const socket of leaving) socket.write('GET /slow HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await arrival(2)
    for (const socket of leaving) socket.destroy()
    // They are still worked for: nobody gets more of the site by leaving early.
    expect((await rawRequest(port, '/')).status).toBe(503)
    gate.resolve()
    await expect.poll(() => admission.underWay().visitor).toBe(0)
    expect((await rawRequest(port, '/')).status).toBe(200)
  })

  test('drops waiting requests of disconnected clients and frees their capacity once', async () => {
    const admission = openAdmission(undefined, CAPACITY)
    const turn = Promise.withResolvers<void>()
    const app = vi.fn<() => Promise<Response>>(async () => new Response('app'))
    const { port } = await serve(app, { admission: { ...admission, turn: () => turn.promise } })
    const leaving = [await open(port), await open(port)]
    for (const socket of leaving) socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    await expect.poll(() => admission.underWay().visitor).toBe(2)
    for (const socket of leaving) socket.destroy()
    await expect.poll(() => admission.underWay().visitor).toBe(0)
    turn.resolve()
    expect((await rawRequest(port, '/')).status).toBe(200)
    expect(app).toHaveBeenCalledTimes(1)
    expect(admission.underWay().visitor).toBe(0)
  })

  test('a form that arrives slowly takes no capacity', async () => {
    const admission = openAdmission(undefined, CAPACITY)
    const { port } = await serve(async (request) => new Response(await request.text()), { admission })
    const trickling = [await open(port), await open(port), await open(port)]
    for (const socket of trickling)
      socket.write('POST /login HTTP/1.1\r\nHost: a.test\r\nContent-Length: 10\r\n\r\nabc')
    const long = 'x'.repeat(30_000)
    for (const body of ['a=b', long])
      expect(await (await fetch(`http://127.0.0.1:${port}/login`, { method: 'POST', body })).text()).toBe(body)
    const [last] = trickling
    last?.write('defghij')
    const [answer] = (await once(last as Socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*abcdefghij/)
    for (const socket of trickling) socket.destroy()
    expect(admission.underWay().access).toBe(0)
  })
})

describe('a connection is closed', () => {
  test.each([
    ['that says nothing', ''],
    ['that does not end its headers', 'GET / HTTP/1.1\r\nHost: a.test\r\nX-A: '],
  ])('%s', async (_case, said) => {
    const { port } = await site({ headersTimeout: SOON })
    const socket = await open(port)
    socket.write(said)
    socket.resume()
    await once(socket, 'close')
    expect((await rawRequest(port, '/healthz')).status).toBe(200)
  })

  test('whose form does not arrive', async () => {
    const { port, admission } = await site({ formTimeout: SOON })
    const socket = await open(port)
    socket.write('POST /slow HTTP/1.1\r\nHost: a.test\r\nContent-Length: 10\r\n\r\nabc')
    socket.resume()
    await once(socket, 'close')
    expect(admission.underWay().form).toBe(0)
    expect((await rawRequest(port, '/healthz')).status).toBe(200)
  })

  test('whose browser does not read its response', async () => {
    const { port, server } = await serve(async () => new Response('app'), {
      limits: { ...CONNECTION_LIMITS, idleTimeout: SOON },
      servePage(_request, response) {
        response.end(Buffer.alloc(50_000_000))
        return true
      },
    })
    const arrival = once(server, 'connection')
    const socket = await open(port)
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: a.test\r\n\r\n')
    const [connection] = (await arrival) as [Socket]
    await once(connection, 'close')
    expect(connection.destroyed).toBe(true)
    socket.destroy()
  })
})
