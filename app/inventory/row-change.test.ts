import { expect, test } from 'vitest'
import { noticeOf } from '#app/site/notices.ts'
import { noticeFor, statusAfter } from './row-change.ts'

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each([
  [{ intent: 'pausar' }, 'pausada'],
  [{ intent: 'reactivar' }, 'disponible'],
  [{ intent: 'deshacer', to: 'separada' }, 'separada'],
  [{ intent: 'deshacer', to: 'regalada' }, null],
  [{ intent: 'eliminar' }, null],
])('after %o the status is %s', (fields, expected) => {
  expect(statusAfter(formOf(fields))).toBe(expected)
})

test('without a posted change the status is unknown', () => {
  expect(statusAfter(undefined)).toBeNull()
})

test.each([
  [{ outcome: 'paused', id: 'a', was: 'disponible' }, 'success', 'Propiedad pausada con éxito'],
  [{ outcome: 'resumed', id: 'a', was: 'pausada' }, 'success', 'Propiedad reactivada con éxito'],
  [{ outcome: 'deleted', id: 'a' }, 'success', 'Propiedad eliminada con éxito'],
  [{ outcome: 'missing', id: 'a' }, 'failure', 'La propiedad no existe'],
  [{ outcome: 'failed', intent: 'pausar' }, 'failure', 'Error al cambiar el estado de la propiedad.'],
  [{ outcome: 'failed', intent: 'eliminar' }, 'failure', 'Error al eliminar la propiedad. Intenta nuevamente.'],
] as const)('%o has the notice of the spec', (change, kind, text) => {
  expect(noticeOf(noticeFor(change))).toMatchObject({ kind, text })
})
