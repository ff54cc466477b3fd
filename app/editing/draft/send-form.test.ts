import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ForeignAnswer } from '#app/forms/no-answer.ts'
import { sendForm } from './send-form.ts'
import type { FormAnswer } from '#app/editing/form-state/open-form.ts'

let forgotten: string[]
let form: { propertyId: string; message: string; request: Request }
beforeEach(() => {
  form = { propertyId: '7', message: 'No se pudo', request: sentWith('save') }
  forgotten = []
  vi.stubGlobal('localStorage', { removeItem: (key: string) => forgotten.push(key) })
})
afterEach(() => vi.unstubAllGlobals())

function sentWith(intent: string): Request {
  const body = new URLSearchParams({ intent, id: 'f' })
  return new Request('http://cerronorte.test/add-property', { method: 'POST', body })
}

function redirect(location: string) {
  return new Response(null, { status: 302, headers: { Location: location } })
}

test('an answer of the server is returned', async () => {
  const answer: FormAnswer = { ok: false, refusal: 'failed', sent: null, message: 'No', status: 500 }
  expect(await sendForm(async () => answer, form)).toBe(answer)
  expect(forgotten).toEqual([])
})

test('without an answer there is a message', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await sendForm(lost, form)).toEqual({
    ok: false,
    refusal: 'failed',
    sent: null,
    message: 'No se pudo',
    status: 503,
  })
})

test('a form that is too long for the server or its proxy has its own message', async () => {
  const refused = () => Promise.reject(new ForeignAnswer(413))
  expect(await sendForm(refused, form)).toMatchObject({
    message: 'El formulario es demasiado largo. No se hizo nada. Acórtalo y vuelve a enviarlo.',
  })
})

test('a draft that could not be opened has its own message', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const asked = { ...form, request: sentWith('resume') }
  expect(await sendForm(lost, asked)).toMatchObject({
    message: 'Error al recuperar el borrador. Intenta nuevamente.',
  })
  expect(forgotten).toEqual([])
})

test.each(['/dashboard?aviso=propiedad-guardada', '/add-property?despues=7&aviso=propiedad-guardada'])(
  'a form that was saved and leads to %s has no draft any more',
  async (location) => {
    const saved = redirect(location)
    await expect(sendForm(() => Promise.reject(saved), form)).rejects.toBe(saved)
    expect(forgotten).toEqual(['borrador-propiedad-7'])
  },
)

test('saving a new property deletes the draft of the posted form', async () => {
  const saved = redirect('/dashboard?aviso=propiedad-guardada')
  await expect(sendForm(() => Promise.reject(saved), { ...form, propertyId: null })).rejects.toBe(saved)
  expect(forgotten).toEqual(['borrador-propiedad-nueva-f'])
})

test('an expired session keeps the draft', async () => {
  const login = redirect('/login?volver=%2Fadd-property')
  await expect(sendForm(() => Promise.reject(login), form)).rejects.toBe(login)
  expect(forgotten).toEqual([])
})
