import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { errorsIn, typedIn } from '#app/forms/form-rules.ts'
import { CONTACT_RULES, TOO_LONG, errorHeading } from './contact-rules.ts'

const GOOD = { nombre: 'Ana Ruiz', email: 'ana@correo.mx', telefono: '', asunto: '', mensaje: 'Hola' }

/** The stored values of a posted form; a value that is not text is sent as a file. */
function read(sent: Partial<Record<string, string | Blob>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) form.set(name, value)
  return typedIn(CONTACT_RULES, form)
}

function wrongIn(sent: Partial<Record<string, string | Blob>>) {
  return errorsIn(CONTACT_RULES, read(sent))
}

test('a message with all required values has no errors', () => {
  expect(wrongIn(GOOD)).toEqual({})
})

test.each(['nombre', 'email', 'mensaje'] as const)('%s is required, and blanks count as empty', (field) => {
  for (const empty of ['', '   ', '\u0000', '\n\t', '\u200B\u202E', '\u00AD', undefined, new Blob()]) {
    const errors = wrongIn({ ...GOOD, [field]: empty })
    expect(Object.keys(errors)).toEqual([field])
    expect(errorHeading(errors)).toBe('Por favor completa todos los campos requeridos')
  }
})

test('an e-mail without a dot is refused with the text of the specification, beside the field and above the form', () => {
  const errors = wrongIn({ ...GOOD, email: 'usuario@dominio' })
  expect(errors).toEqual({ email: 'Por favor ingresa un correo electrónico válido' })
  expect(errorHeading(errors)).toBe('Por favor ingresa un correo electrónico válido')
})

test('each field states its limit, counted in visible characters', () => {
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
  'the phone «%s» is too short and has an error beside its field',
  (telefono) => {
    const errors = wrongIn({ ...GOOD, telefono })
    expect(errors).toEqual({ telefono: 'Escribe un teléfono de 10 dígitos' })
    expect(errorHeading(errors)).toBe('Revisa el campo marcado')
  },
)

test.each(['', '81 1234 5678', '+52 (81) 1234-5678', '+1 956 555 0100', '81 1234 5678 ext. 9'])(
  'the phone «%s» is accepted',
  (telefono) => expect(wrongIn({ ...GOOD, telefono })).toEqual({}),
)

test('a single-line field stays one line with any input', () => {
  const hostile = 'Ana\r\nBcc: todos@correo.mx\u0085\u2028\u2029\u000B\u0000\u007F x'
  for (const field of ['nombre', 'telefono', 'asunto', 'email'] as const)
    expect(read({ [field]: hostile })[field]).toBe('Ana Bcc: todos@correo.mx x')
})

test('a message keeps its lines and loses invisible characters', () => {
  expect(read({ mensaje: '  Hola\r\n\r\nuna\rdos\u2028tres\tcuatro\u0000\u0007\u202E fin\n' }).mensaje).toBe(
    'Hola\n\nuna\ndos\ntres\tcuatro fin',
  )
  expect(read({ nombre: 'Jose\u0301 \uD800' }).nombre).toBe('José \uFFFD')
})

test('any input gives single-line text that stays the same when it is read again', () => {
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

test('the error for a form that is too long states the limit of a message', () => {
  expect(TOO_LONG).toBe('El mensaje es demasiado largo: admite hasta 5,000 caracteres.')
})
