import { expect, test } from 'vitest'
import { type WelcomeSlug, nextOpenStep, offeredSteps, welcomeSteps } from './welcome-steps.ts'

function steps(done: WelcomeSlug[], skipped: string[] = []) {
  return welcomeSteps(new Set(done), new Set(skipped))
}

test('a step is done by its data, also when it was skipped before', () => {
  expect(steps(['agencia'], ['agencia', 'marca']).map(({ state }) => state)).toEqual([
    'done',
    'skipped',
    'open',
    'open',
    'open',
  ])
})

test.each<[WelcomeSlug | null, WelcomeSlug | null]>([
  [null, 'marca'],
  ['agencia', 'marca'],
  ['marca', 'ubicacion'],
  ['ubicacion', 'marca'],
  ['propiedades', 'marca'],
])('after %s comes %s: the next open step, then those before', (after, next) => {
  expect(nextOpenStep(steps(['agencia', 'equipo'], ['propiedades']), after)).toBe(next)
})

test('nothing comes after the only open step, nor after the last one', () => {
  expect(nextOpenStep(steps(['agencia', 'marca', 'ubicacion', 'equipo']), 'propiedades')).toBeNull()
  expect(nextOpenStep(steps(['agencia', 'marca', 'ubicacion'], ['equipo', 'propiedades']), null)).toBeNull()
})

test('the home offers what is open while the agency, its places or its properties are missing', () => {
  expect(offeredSteps(steps([]))).toBe(5)
  expect(offeredSteps(steps(['agencia', 'ubicacion'], ['propiedades']))).toBe(0)
  expect(offeredSteps(steps(['agencia', 'ubicacion'], ['marca']))).toBe(2)
})
