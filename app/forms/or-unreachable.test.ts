import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router'
import { expect, test } from 'vitest'
import { CHECK_CONNECTION, ForeignAnswer } from './no-answer.ts'
import { orUnreachable } from './or-unreachable.tsx'

const NOT_SENT = { message: `No se pudo enviar el enlace. ${CHECK_CONNECTION}`, values: { email: 'ana@correo.mx' } }
const TOO_LONG = 'El formulario es demasiado largo. No se hizo nada. Acórtalo y vuelve a enviarlo.'

test.each([
  ['no connection', new TypeError('Failed to fetch'), NOT_SENT.message],
  ["a proxy's 502", new ForeignAnswer(502), 'No se pudo enviar el enlace. El sitio no contesta. Intenta nuevamente.'],
  ['a page that is no data', new Error('Unable to decode'), /El sitio no contesta/],
  ['a failure of the product', new ErrorResponseImpl(500, '', null), /El sitio no contesta/],
  ["a proxy's refusal of so long a form", new ForeignAnswer(413), TOO_LONG],
  ["the product's refusal of so long a form", new ErrorResponseImpl(413, '', null), TOO_LONG],
])('after %s the form has its message and the typed values', async (_cause, thrown, message) => {
  const { data, init } = (await orUnreachable(Promise.reject(thrown), NOT_SENT)) as ReturnType<typeof Object>
  expect(init).toEqual({ status: 503 })
  expect(data).toEqual({ ...NOT_SENT, message: expect.stringMatching(message) })
})

test('a text of the specification is used unchanged unless the form is too long', async () => {
  const refusal = { message: 'Error al crear la cuenta. Intenta nuevamente.' }
  const messageAfter = async (thrown: unknown) =>
    ((await orUnreachable(Promise.reject(thrown), refusal)) as { data: typeof refusal }).data.message
  expect(await messageAfter(new ForeignAnswer(502))).toBe(refusal.message)
  expect(await messageAfter(new ForeignAnswer(413))).toBe(TOO_LONG)
})

test('an answer is passed on, and so is a redirect or a refusal', async () => {
  expect(await orUnreachable(Promise.resolve(1), NOT_SENT)).toBe(1)
  for (const thrown of [new Response(null, { status: 303 }), new ErrorResponseImpl(403, '', null)])
    await expect(orUnreachable(Promise.reject(thrown), NOT_SENT)).rejects.toBe(thrown)
})
