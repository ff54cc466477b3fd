import { afterEach, expect, test, vi } from 'vitest'
import { ServerUnreachable, watchOutages } from './postgres-outage.server.ts'

type Found = 'there' | 'silent' | 'refused'

let close = () => {}

afterEach(() => close())

test('slow queries of a reachable server are waited for, with any number of connections in use', async () => {
  const { watch, asked, count } = watchWith('there')
  const work = Promise.withResolvers<string>()
  const waited = watch.within(work.promise)
  await asked(5)
  expect(watch.isUnreachable()).toBe(false)
  work.resolve('answer')
  expect(await waited).toBe('answer')
  // A failure right after a probe starts no new probe.
  const late = new Error('timeout exceeded when trying to connect')
  await expect
    .poll(async () => {
      await expect(watch.within(Promise.reject(late))).rejects.toBe(late)
      return count()
    })
    .toBeGreaterThan(5)
  expect(watch.isUnreachable()).toBe(false)
})

test('all queries of a server that is silent twice fail at once', async () => {
  const { watch, answers, count } = watchWith('silent')
  let told = 0
  watch.onUnreachable(() => (told += 1))
  const never = new Promise<never>(() => {})
  const waited = [watch.within(never), watch.within(never)].map((work) => work.catch((error: unknown) => error))
  for (const error of await Promise.all(waited)) expect(error).toBeInstanceOf(ServerUnreachable)
  expect([watch.isUnreachable(), told, count()]).toEqual([true, 1, 2])
  await expect(watch.within(never)).rejects.toBeInstanceOf(ServerUnreachable)

  answers.splice(0, 1, 'there')
  await expect.poll(() => watch.isUnreachable()).toBe(false)
  expect(await watch.within(Promise.resolve('answer'))).toBe('answer')
})

test('one missing answer followed by an answer does not count as an outage', async () => {
  const { watch, asked } = watchWith('silent', 'there', 'silent', 'there')
  const work = Promise.withResolvers<string>()
  const waited = watch.within(work.promise)
  await asked(8)
  work.resolve('answer')
  expect([watch.isUnreachable(), await waited]).toEqual([false, 'answer'])
})

test('a server that refuses connections is unreachable at once and is probed one probe at a time', async () => {
  const { watch, asked, most } = watchWith('refused')
  const refused = new Error('connect ECONNREFUSED', { cause: Object.assign(new Error('no'), { code: 'ECONNREFUSED' }) })
  const many = Array.from({ length: 20 }, () => watch.within(Promise.reject(refused)).catch(() => {}))
  await Promise.all(many)
  await asked(1)
  await expect.poll(() => watch.isUnreachable()).toBe(true)
  await asked(4)
  expect(most()).toBe(1)
})

test('a query that the server refuses starts no probe', async () => {
  const { watch, count } = watchWith('refused')
  await expect(watch.within(Promise.reject(new Error('no such table')))).rejects.toThrow('no such table')
  expect(count()).toBe(0)
})

/** A server with these answers in turn, repeated from the first. `asked` waits until it was probed that often. */
function watchWith(...answers: Found[]) {
  let [count, under, most] = [0, 0, 0]
  async function ask() {
    most = Math.max(most, (under += 1))
    await new Promise((resolve) => setImmediate(resolve))
    under -= 1
    count += 1
    return answers[(count - 1) % answers.length] ?? 'there'
  }
  const watch = watchOutages(ask, { suspect: 2, pause: 1 })
  close = watch.close
  return {
    watch,
    answers,
    count: () => count,
    most: () => most,
    asked: (times: number) => vi.waitUntil(() => count >= times, { interval: 1, timeout: 60_000 }),
  }
}
