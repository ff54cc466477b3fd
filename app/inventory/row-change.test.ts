import { expect, test } from 'vitest'
import { noticeOf } from '#app/site/notices.ts'
import { noticeFor, statusAfter } from './row-change.ts'

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  [{ intent: 'pause' }, 'pausada'],
  [{ intent: 'resume' }, 'disponible'],
  [{ intent: 'undo', to: 'separada' }, 'separada'],
  [{ intent: 'undo', to: 'regalada' }, null],
  [{ intent: 'remove' }, null],
])('after %o the status is %s', (fields, expected) => {
  expect(statusAfter(formOf(fields))).toBe(expected)
})

test('without a posted change the status is unknown', () => {
  expect(statusAfter(undefined)).toBeNull()
})

test.each([
  [{ ok: true, done: 'paused', id: 'a', was: 'disponible' }, 'success', 'Propiedad pausada con éxito'],
  [{ ok: true, done: 'resumed', id: 'a', was: 'pausada' }, 'success', 'Propiedad reactivada con éxito'],
  [{ ok: true, done: 'deleted', id: 'a' }, 'success', 'Propiedad eliminada con éxito'],
  [{ ok: false, refusal: 'missing', id: 'a' }, 'failure', 'La propiedad no existe'],
  [{ ok: false, refusal: 'failed', intent: 'pause' }, 'failure', 'Error al cambiar el estado de la propiedad.'],
  [
    { ok: false, refusal: 'failed', intent: 'remove' },
    'failure',
    'Error al eliminar la propiedad. Intenta nuevamente.',
  ],
] as const)('%o has the notice of the spec', (change, kind, text) => {
  expect(noticeOf(noticeFor(change))).toMatchObject({ kind, text })
})
