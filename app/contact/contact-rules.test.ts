import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { errorsIn, typedIn } from '#app/forms/form-rules.ts'
import { CONTACT_RULES, TOO_LONG, errorHeading } from './contact-rules.ts'

const GOOD = { nombre: 'Ana Ruiz', email: 'ana@correo.mx', telefono: '', asunto: '', mensaje: 'Hola' }

/** What a form sent, as it is kept; what is no text was sent as a file. */
function read(sent: Partial<Record<string, string | Blob>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) form.set(name, value)
  return typedIn(CONTACT_RULES, form)
}

function wrongIn(sent: Partial<Record<string, string | Blob>>) {
  return errorsIn(CONTACT_RULES, read(sent))
}

test('nothing is wrong with a message that has what is required', () => {
  expect(wrongIn(GOOD)).toEqual({})
})

test.each(['nombre', 'email', 'mensaje'] as const)('%s is required, blanks are nothing', (field) => {
  for (const empty of ['', '   ', '\u0000', '\n\t', '\u200B\u202E', '\u00AD', undefined, new Blob()]) {
    const errors = wrongIn({ ...GOOD, [field]: empty })
    expect(Object.keys(errors)).toEqual([field])
    expect(errorHeading(errors)).toBe('Por favor completa todos los campos requeridos')
  }
})

test('an e-mail without a dot is refused with the sentence of the spec, beside the field and over the form', () => {
  const errors = wrongIn({ ...GOOD, email: 'usuario@dominio' })
  expect(errors).toEqual({ email: 'Por favor ingresa un correo electrónico válido' })
  expect(errorHeading(errors)).toBe('Por favor ingresa un correo electrónico válido')
})

test('each field says how much it takes, counted as people count', () => {
  const longest = { nombre: 120, asunto: 150, mensaje: 5000 }
  for (const [field, most] of Object.entries(longest)) {
    expect(wrongIn({ ...GOOD, [field]: '🏢'.repeat(most) })).toEqual({})
    const errors = wrongIn({ ...GOOD, [field]: 'x'.repeat(most + 1) })
    expect(Object.keys(errors)).toEqual([field])
    expect(Object.values(errors)[0]).toContain(`admite hasta ${most.toLocaleString('es-MX')} caracteres`)
    expect(errorHeading(errors)).toBe('Revisa el campo marcado')
  }
})

test.each(['123', '8112345', 'no tengo', '81 1234 5678 y muchas palabras que nadie marca'])(
  'whoever leaves the phone «%s» could not be called back, and is told so beside it',
  (telefono) => {
    const errors = wrongIn({ ...GOOD, telefono })
    expect(errors).toEqual({ telefono: 'Escribe un teléfono de 10 dígitos' })
    expect(errorHeading(errors)).toBe('Revisa el campo marcado')
  },
)

test.each(['', '81 1234 5678', '+52 (81) 1234-5678', '+1 956 555 0100', '81 1234 5678 ext. 9'])(
  'the phone «%s» is taken',
  (telefono) => expect(wrongIn({ ...GOOD, telefono })).toEqual({}),
)

test('a line stays a line, whatever is sent for it', () => {
  const hostile = 'Ana\r\nBcc: todos@correo.mx\u0085\u2028\u2029\u000B\u0000\u007F x'
  for (const field of ['nombre', 'telefono', 'asunto', 'email'] as const)
    expect(read({ [field]: hostile })[field]).toBe('Ana Bcc: todos@correo.mx x')
})

test('a message keeps its lines and loses what nobody sees', () => {
  expect(read({ mensaje: '  Hola\r\n\r\nuna\rdos\u2028tres\tcuatro\u0000\u0007\u202E fin\n' }).mensaje).toBe(
    'Hola\n\nuna\ndos\ntres\tcuatro fin',
  )
  expect(read({ nombre: 'Jose\u0301 \uD800' }).nombre).toBe('José \uFFFD')
})

test('whatever is sent, what is kept fits a line and can be read again to the same', () => {
  fc.assert(
    fc.property(anyText(60), (text) => {
      const once = read({ nombre: text, mensaje: text })
      expect(once.nombre).not.toMatch(/[\r\n\0]/)
      expect(once.mensaje).not.toContain('\0')
      expect(once.mensaje.isWellFormed()).toBe(true)
      expect(read(once)).toEqual(once)
    }),
  )
})

test('a form that is too long to be read says how much a message may be', () => {
  expect(TOO_LONG).toBe('El mensaje es demasiado largo: admite hasta 5,000 caracteres.')
})
