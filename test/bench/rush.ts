import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between batches of requests. */
const TICK = 10
/** The most connections: with more, the client would be the bottleneck. */
const MOST_SOCKETS = 1_500

export type Rush = { sent: number; answered: number[]; refused: number[]; failed: number }

/**
 * Sends a fixed number of requests per second, whether or not they are answered, like many people.
 * @param pathOf the path of the n-th request
 * @returns milliseconds of each answer with 200, and of each refusal with 503
 */
export async function rush(
  url: string,
  perSecond: number,
  seconds: number,
  pathOf: (at: number) => string,
): Promise<Rush> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS })
  const result: Rush = { sent: 0, answered: [], refused: [], failed: 0 }
  const open: Promise<void>[] = []
  const start = performance.now()
  for (;;) {
    const elapsed = performance.now() - start
    if (elapsed >= seconds * 1_000) break
    const due = Math.floor((elapsed / 1_000) * perSecond)
    while (result.sent < due) {
      open.push(one(url + pathOf(result.sent), agent, result))
      result.sent += 1
    }
    await wait(TICK)
  }
  await Promise.all(open)
  agent.destroy()
  return result
}

function one(url: string, agent: Agent, result: Rush): Promise<void> {
  const start = performance.now()
  return new Promise((resolve) => {
    request(url, { agent }, (response) => {
      response.resume().once('close', () => {
        const times =
          response.statusCode === 200 ? result.answered : response.statusCode === 503 ? result.refused : null
        if (times) times.push(performance.now() - start)
        else result.failed += 1
        resolve()
      })
    })
      .once('error', () => {
        result.failed += 1
        resolve()
      })
      .end()
  })
}
