import { expect, test } from 'vitest'
import { orFailed, revalidateUnlessFailed } from './unless-failed.ts'

const HERE = new URL('http://cerronorte.test/dashboard')
const ARGS = { currentUrl: HERE, nextUrl: HERE, currentParams: {}, nextParams: {}, defaultShouldRevalidate: false }

test.each([
  ['a failure of the connection leaves the page alone', { ok: false, refusal: 'failed' }, false],
  ['a refusal brings the truth', { ok: false, refusal: 'missing' }, true],
  ['a success brings the truth', { ok: true, done: 'paused' }, true],
  ['so does whatever else is answered', 'x', true],
  ['and nothing at all', null, true],
])('%s', (_rule, actionResult, expected) => {
  expect(revalidateUnlessFailed({ ...ARGS, formMethod: 'POST', actionResult })).toBe(expected)
})

test("a form without an answer does not reload the page's data", () => {
  const answer = { formMethod: 'POST', actionResult: { message: 'Sin conexión' } } as const
  expect(revalidateUnlessFailed({ ...ARGS, ...answer, actionStatus: 503 })).toBe(false)
  expect(revalidateUnlessFailed({ ...ARGS, ...answer, actionStatus: 422 })).toBe(true)
})

test('a navigation is handled by the router', () => {
  for (const usual of [true, false])
    expect(revalidateUnlessFailed({ ...ARGS, formMethod: 'GET', defaultShouldRevalidate: usual })).toBe(usual)
})

test('an answer is passed on, a failure becomes a result, and a redirect is thrown', async () => {
  const failed = { ok: false, refusal: 'failed' } as const
  const elsewhere = new Response(null, { status: 303 })
  expect(await orFailed(Promise.resolve(1), failed)).toBe(1)
  expect(await orFailed(Promise.reject(new TypeError('sin red')), failed)).toBe(failed)
  await expect(orFailed(Promise.reject(elsewhere), failed)).rejects.toBe(elsewhere)
})
