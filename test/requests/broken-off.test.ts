import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openWatch } from '#app/health/watch.server.ts'
import { type RequestLine, watchRequests } from '#server/watch-requests.ts'
import { closeAfterEach } from '#test/serve.ts'
import { shareApp } from '#test/shared-app.ts'

const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=x'

describe('a request body that breaks off', () => {
  const app = shareApp('sqlite')
  const serve = closeAfterEach()

  /** Sends the start of a form and disconnects. @returns the logged statuses and the failures */
  async function breakOff(path: string, { type, body, cookie }: { type: string; body: string; cookie?: string }) {
    const lines: RequestLine[] = []
    const defects: unknown[] = []
    const watchAnswer = watchRequests({
      watch: openWatch(new Date(), 'de prueba'),
      patternOf: (pathname) => pathname,
      log: (line) => lines.push(line),
      logsAll: false,
    })
    const { port } = await serve(app.app, { watchAnswer, onDefect: (error) => defects.push(error) })
    const socket = connect(port, '127.0.0.1')
    const length = `Content-Length: ${body.length + 1_000}`
    const head = [`POST ${path} HTTP/1.1`, 'Host: cerronorte.test', `Content-Type: ${type}`, length]
    socket.write(`${[...head, ...(cookie ? [`Cookie: ${cookie}`] : [])].join('\r\n')}\r\n\r\n${body}`)
    await wait(150)
    socket.destroy()
    await expect.poll(() => lines.length).toBe(1)
    return { statuses: lines.map(({ status }) => status), defects }
  }

  test.each([
    ['/contacto', { type: URLENCODED, body: 'nombre=Ana&'.padEnd(70_000, 'a') }],
    ['/login', { type: URLENCODED, body: 'email=ana&'.padEnd(20_000, 'a') }],
    [
      '/login',
      { type: MULTIPART, body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\n'.padEnd(20_000, 'a') },
    ],
  ])('from a visitor at %s is not a failure', async (path, sent) => {
    expect(await breakOff(path, sent)).toEqual({ statuses: [499], defects: [] })
    expect(app.failures).toEqual([])
  })

  test.each([
    ['/photos', MULTIPART],
    ['/add-property', URLENCODED],
    ['/dashboard/mensajes/1', URLENCODED],
  ])('from staff at %s is not a failure', async (path, type) => {
    const { cookie } = await app.signIn()
    const body = '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n'.padEnd(900, 'a')
    expect(await breakOff(path, { type, body, cookie })).toEqual({ statuses: [499], defects: [] })
    expect(app.failures).toEqual([])
  })
})
