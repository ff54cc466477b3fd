import { type Socket, connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { median, printHeading, printLine } from './measure.ts'
import { type Measured, startServer } from './process.ts'

const SECONDS = 5
/** Milliseconds between two visits, and between two bytes of a form. */
const EVERY = 50
const LARGE_HEADERS = 10
/** The longest header in characters that Node accepts. */
const HEADER = 15_500
const SLOW_FORMS = 200
const LOGIN_LIMIT = 1_000
const SIGN_INS = 8
const IDLE = 4_000
const UNREAD = 200
/** Requests on a connection that reads no response: more than the system's buffers hold. */
const PIPELINED = 200
const OPENED_AT_ONCE = 100
const NEW_CLIENTS = 20

/** The effect of a few hostile clients on everybody else. */
export async function benchAttacks() {
  printHeading('Pocos clientes que estorban a los demás')
  for (const measure of [benchHeaders, benchSlowForms, benchConnections]) {
    const app = await startServer(['scripts/bootstrap.mjs', 'start'], {})
    await untilCached(app)
    await measure(app)
    await app.stop()
  }
}

async function benchHeaders(app: Measured) {
  const ordinary = (at: number) => `X-Relleno: ${'a'.repeat(HEADER)}${at % 10}`
  await longestWait(app, ordinary)
  const usual = await longestWait(app, ordinary)
  const attacked = await longestWait(app, (at) => `Accept-Encoding: a${'\t'.repeat(HEADER - (at % 200))}c`)
  printLine({
    label: `${LARGE_HEADERS} conexiones con cabeceras de 16 KB: la espera más larga`,
    value: attacked,
    unit: 'ms',
    control: { label: 'una cabecera común', value: usual },
    limit: Math.max(100, Math.round(usual * 4)),
  })
}

/** The longest wait of one visitor in milliseconds while others send requests with a large header. */
async function longestWait(app: Measured, headerOf: (at: number) => string): Promise<number> {
  let sent = 0
  const sockets = await openMany(app, LARGE_HEADERS)
  for (const socket of sockets) {
    const ask = () => {
      sent += 1
      socket.write(`HEAD /propiedades HTTP/1.1\r\nHost: a.test\r\n${headerOf(sent)}\r\n\r\n`)
    }
    socket.on('data', ask)
    ask()
  }
  const times: number[] = []
  const until = performance.now() + SECONDS * 1_000
  while (performance.now() < until) {
    times.push(await timeOf(() => fetch(`${app.url}/propiedades`)))
    await wait(EVERY)
  }
  close(sockets)
  return Math.max(...times)
}

async function benchSlowForms(app: Measured) {
  await signInTimes(app)
  const usual = await signInTimes(app)
  const sockets = await openMany(app, SLOW_FORMS)
  // Half of the forms state a length over the limit, and half stay below it.
  for (const [at, socket] of sockets.entries()) {
    const [length, sent] = at % 2 === 0 ? [1_000_000, 70_000] : [32_000, 20_000]
    socket.write(`POST /login HTTP/1.1\r\nHost: a.test\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(sent)}`)
    socket.resume()
  }
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x')
  }, EVERY * 10)
  await wait(1_000)
  const attacked = await signInTimes(app)
  clearInterval(trickle)
  close(sockets)
  printLine({
    label: `${SLOW_FORMS} formularios que llegan a gotas: entrar al panel, lo más lento`,
    value: Math.max(...attacked),
    unit: 'ms',
    control: { label: 'sin ellos', value: Math.max(...usual) },
    limit: LOGIN_LIMIT,
  })
}

/** Milliseconds of sign-in attempts, one after another; infinite if one was refused or not answered. */
async function signInTimes(app: Measured): Promise<number[]> {
  const times: number[] = []
  for (let tried = 0; tried < SIGN_INS; tried += 1) {
    const body = new URLSearchParams({ email: `nadie${tried}@cerronorte.example`, password: 'equivocada' })
    times.push(await timeOf(() => fetch(`${app.url}/login`, { method: 'POST', body, redirect: 'manual' })))
  }
  return times
}

async function benchConnections(app: Measured) {
  await newClientTimes(app)
  const usual = await newClientTimes(app)
  const unread = await openMany(app, UNREAD)
  for (const socket of unread) {
    socket.pause()
    socket.write('GET /propiedades HTTP/1.1\r\nHost: a.test\r\n\r\n'.repeat(PIPELINED))
  }
  const idle = await openMany(app, IDLE)
  const attacked = await newClientTimes(app)
  close([...unread, ...idle])
  printLine({
    label: `${IDLE.toLocaleString('es-MX')} conexiones ociosas y ${UNREAD} que no leen: quien llega, en`,
    value: median(attacked),
    unit: 'ms',
    control: { label: 'sin ellas', value: median(usual) },
    limit: Math.max(100, Math.round(median(usual) * 4)),
  })
  printLine({
    label: 'Sin respuesta',
    value: attacked.filter((time) => time === Infinity).length,
    unit: 'clientes',
    limit: 0,
  })
}

/** Milliseconds until new clients, each with its own connection, get a page. */
async function newClientTimes(app: Measured): Promise<number[]> {
  const times: number[] = []
  for (let come = 0; come < NEW_CLIENTS; come += 1)
    times.push(await timeOf(() => fetch(`${app.url}/propiedades`, { headers: { Connection: 'close' } })))
  return times
}

async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const start = performance.now()
  const answer = await ask().catch(() => null)
  await answer?.arrayBuffer()
  return !answer || answer.status === 503 ? Infinity : performance.now() - start
}

async function openMany({ url }: Measured, count: number): Promise<Socket[]> {
  const { port, hostname } = new URL(url)
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, count - sockets.length) }, () => {
      const socket = connect(Number(port), hostname)
      // The server may close any of them.
      socket.on('error', () => {})
      return socket
    })
    await Promise.all(some.map((socket) => once(socket, 'connect')))
    sockets.push(...some)
  }
  return sockets
}

function close(sockets: Socket[]) {
  for (const socket of sockets) socket.destroy()
}

async function untilCached({ url }: Measured) {
  for (;;) {
    const answer = await fetch(`${url}/propiedades`)
    await answer.arrayBuffer()
    if (answer.headers.get('Server-Timing')?.includes('desc=hit')) return
    await wait(EVERY)
  }
}
