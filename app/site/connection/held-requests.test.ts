import { setImmediate as pending } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ForeignAnswer } from '#app/forms/no-answer.ts'
import {
  type Silence,
  currentSilence,
  holdUntil,
  holdingFetch,
  isHolding,
  retryHeld,
  watchHeld,
} from './held-requests.ts'

const DATA = new URL('https://cerronorte.example/propiedades.data?type=bodega')
const PRODUCTS = { headers: { 'X-Remix-Response': 'yes' } }

/** A network with these answers in their order, the last one repeated; an error is a broken connection. */
function network(...answers: (Response | Error)[]) {
  const requests: string[] = []
  async function send(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    init?.signal?.throwIfAborted()
    requests.push(String(input))
    const answer = answers[Math.min(requests.length, answers.length) - 1]
    if (answer instanceof Response) return answer
    throw answer ?? new Error('no answer')
  }
  return { requests, get: holdingFetch(send) }
}

test.each([200, 202, 404, 410, 503])("the site's own %i passes at once", async (status) => {
  const { requests, get } = network(new Response('', { status, ...PRODUCTS }))
  expect((await get(DATA)).status).toBe(status)
  expect(requests).toHaveLength(1)
  expect(isHolding()).toBe(false)
})

test.each([
  ['a broken connection', 'unreachable', new TypeError('Failed to fetch')],
  ["a proxy's 502", 'foreign', new Response('cerrado', { status: 502 })],
  ['a plain 500', 'foreign', new Response('Internal Server Error', { status: 500 })],
  ["a café's sign-in page", 'foreign', new Response('<html>', { status: 200 })],
])('%s is %s, and only a retry sends the request again, until the site answers', async (_name, silence, failure) => {
  const { requests, get } = network(failure, failure, new Response('', PRODUCTS))
  const answer = get(DATA)
  await pending()
  expect([requests.length, currentSilence()]).toEqual([1, silence])
  retryHeld()
  await pending()
  expect([requests.length, isHolding()]).toEqual([2, true])
  retryHeld()
  expect((await answer).status).toBe(200)
  expect([requests.length, isHolding(), currentSilence()]).toEqual([3, false, null])
})

test('one retry sends all requests again', async () => {
  const { requests, get } = network(
    new TypeError('Failed to fetch'),
    new TypeError('Failed to fetch'),
    new Response('', PRODUCTS),
    new Response('', PRODUCTS),
  )
  const answers = [get(DATA), get(DATA)]
  await pending()
  retryHeld()
  await Promise.all(answers)
  expect([requests.length, isHolding()]).toEqual([4, false])
})

test('an abandoned navigation is not sent again', async () => {
  const { requests, get } = network(new TypeError('Failed to fetch'))
  const leave = new AbortController()
  const answer = get(DATA, { signal: leave.signal }).catch(String)
  await pending()
  leave.abort(new Error('left'))
  expect(await answer).toBe('Error: left')
  retryHeld()
  await pending()
  expect([requests.length, isHolding()]).toEqual([1, false])
})

test('a form or a request that is not for a page fails as usual', async () => {
  const { get } = network(new TypeError('Failed to fetch'))
  await expect(get(DATA, { method: 'POST' })).rejects.toThrow('Failed to fetch')
  await expect(get(new URL('https://cerronorte.example/healthz'))).rejects.toThrow('Failed to fetch')
  await expect(get('/interes.data')).rejects.toThrow('Failed to fetch')
})

test("a form is sent once, and a proxy's answer to it is reported as a foreign answer", async () => {
  const form = { method: 'POST' }
  for (const status of [200, 413, 502]) {
    const { requests, get } = network(new Response('<html>', { status }))
    await expect(get(DATA, form)).rejects.toEqual(new ForeignAnswer(status))
    expect([requests.length, isHolding()]).toEqual([1, false])
  }
  const { get } = network(new Response('', { status: 422, ...PRODUCTS }))
  expect((await get(DATA, form)).status).toBe(422)
})

test("if the connection returns but the proxy's site is down, the state changes to that", async () => {
  const { get } = network(
    new TypeError('Failed to fetch'),
    new Response('cerrado', { status: 502 }),
    new Response('', PRODUCTS),
  )
  const answer = get(DATA)
  await pending()
  const silences = [currentSilence()]
  retryHeld()
  await pending()
  silences.push(currentSilence())
  retryHeld()
  await answer
  expect(silences).toEqual(['unreachable', 'foreign'])
})

test('a listener is called when the state begins and ends', async () => {
  const { get } = network(new TypeError('Failed to fetch'), new Response('', PRODUCTS))
  const states: boolean[] = []
  const stop = watchHeld(() => states.push(isHolding()))
  const answer = get(DATA)
  await pending()
  retryHeld()
  await answer
  stop()
  expect(states).toEqual([true, false])
})

test('waiting for the server ends when the page is left', async () => {
  const leave = new AbortController()
  let requests = 0
  const ask = async (): Promise<Silence | null> => (++requests > 9 ? null : 'unreachable')
  const waiting = holdUntil(ask, 'unreachable', leave.signal)
  await pending()
  retryHeld()
  await pending()
  expect([requests, isHolding()]).toEqual([1, true])
  leave.abort()
  await waiting
  expect([requests, isHolding()]).toEqual([1, false])
})
