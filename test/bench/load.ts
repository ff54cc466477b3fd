import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** Simultaneous connections: enough to keep the server busy. */
const CONNECTIONS = 32
/** Requests after which a page counts as popular, and milliseconds after which its best compression is ready. */
const POPULAR = 10
const SETTLED = 500

/** @returns requests per second of `load` */
export async function saturate(url: string, headers: Record<string, string>, requests: number): Promise<number> {
  return (await load(url, headers, requests)).rate
}

/** `rate`: requests per second; `times`: milliseconds of each response, unordered. */
export type Load = { rate: number; times: number[] }

/**
 * Sends the same request again and again over open connections, as fast as it is answered: with plain sockets, so that
 * the client needs little CPU. Every response has the length of the first.
 */
export async function load(url: string, headers: Record<string, string>, requests: number): Promise<Load> {
  const { hostname, port, host, pathname, search } = new URL(url)
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const size = await answerSize(hostname, Number(port), request)
  let left = requests
  const times: number[] = []
  const start = performance.now()
  const askAll = async () => {
    await new Promise<void>((resolve, reject) => {
      let received = 0
      let asked = 0
      const ask = () => {
        asked = performance.now()
        socket.write(request)
      }
      const socket = connect(Number(port), hostname, ask)
      socket.setNoDelay(true).on('error', reject)
      socket.on('data', (chunk) => {
        received += chunk.length
        if (received > size) reject(new Error(`una respuesta de más de ${size} bytes`))
        if (received !== size) return
        received = 0
        times.push(performance.now() - asked)
        left -= 1
        if (left > 0) return ask()
        socket.destroy()
        resolve()
      })
    })
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, askAll))
  return { rate: (requests / (performance.now() - start)) * 1000, times }
}

/** Bytes of the complete response with headers, once the cache has its best compression. */
async function answerSize(host: string, port: number, request: Buffer): Promise<number> {
  for (let asked = 0; asked < POPULAR; asked += 1) await oneAnswer(host, port, request)
  await wait(SETTLED)
  return oneAnswer(host, port, request)
}

function oneAnswer(host: string, port: number, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, host, () => socket.write(request))
    socket.on('error', reject).on('data', (chunk) => {
      answer += chunk.toString('latin1')
      const head = answer.indexOf('\r\n\r\n') + 4
      if (head < 4) return
      const [, length = '0'] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? []
      const body = / 304 /.test(answer.slice(0, 20)) ? 0 : Number(length)
      if (answer.length < head + body) return
      socket.destroy()
      resolve(answer.length)
    })
  })
}
