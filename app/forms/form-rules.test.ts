import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { checkPosted } from './check-posted.server.ts'
import { choiceRule, emailRule, textRule } from './control-rules.ts'
import { type FormRules, controlsOfForm, errorsIn, shownAgain, typedIn } from './form-rules.ts'
import { phoneRule } from './phone-rule.ts'
import { refusedWith } from './refusal.ts'

type Example = {
  name: string
  email: string | null
  phone: string | null
  notes: string | null
  kind: 'uno' | 'dos'
  key: string
}

const RULES: FormRules<Example> = {
  name: textRule({ most: 5, required: 'Escribe tu nombre', autoComplete: 'name' }),
  email: emailRule({ autoComplete: 'email' }),
  phone: phoneRule({}),
  notes: textRule({ most: 10, lines: true }),
  kind: choiceRule(['uno', 'dos'], 'Elige cuál'),
  key: { ...textRule({ most: 9, required: 'Escribe la clave' }), secret: true },
}
const GOOD = { name: ' Ana ', email: 'a@b.mx', phone: '', notes: 'uno\r\ndos', kind: 'dos', key: 'secreta' }

function formOf(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('the posted form', () => {
  test('is normalised by the rule of each control, and a file counts as empty', () => {
    expect(typedIn(RULES, formOf({ ...GOOD, email: new Blob(['a@b.mx']), other: 'x' }))).toEqual({
      name: 'Ana',
      email: '',
      phone: '',
      notes: 'uno\ndos',
      kind: 'dos',
      key: 'secreta',
    })
  })

  test('uses the first of repeated values', () => {
    const form = formOf(GOOD)
    form.append('name', 'Eva')
    expect(typedIn(RULES, form).name).toBe('Ana')
  })

  test('is returned to the page, except for secrets', () => {
    expect(shownAgain(RULES, typedIn(RULES, formOf(GOOD)))).toEqual({
      name: 'Ana',
      email: 'a@b.mx',
      phone: '',
      notes: 'uno\ndos',
      kind: 'dos',
    })
  })
})

describe('the server check', () => {
  test('returns the values of the texts', () => {
    const posted = checkPosted(RULES, formOf(GOOD))
    expect(posted).toMatchObject({
      ok: true,
      values: { name: 'Ana', email: 'a@b.mx', phone: null, notes: 'uno\ndos', kind: 'dos', key: 'secreta' },
    })
  })

  test('refuses with a sentence for each wrong control and returns what was typed', () => {
    const sent = { name: 'Mariana', email: 'usuario@dominio', phone: '12', notes: '', kind: 'tres', key: ' ' }
    expect(checkPosted(RULES, formOf(sent))).toEqual({
      ok: false,
      refusal: {
        values: { name: 'Mariana', email: 'usuario@dominio', phone: '12', notes: '', kind: 'tres' },
        errors: {
          name: 'Admite hasta 5 caracteres',
          email: 'Por favor ingresa un correo electrónico válido',
          phone: 'Escribe un teléfono de 10 dígitos',
          kind: 'Elige cuál',
          key: 'Escribe la clave',
        },
        message: null,
      },
    })
  })

  test('finds the same errors as the browser for any input', () => {
    const text = fc.oneof(anyText(14), fc.constantFrom('uno', 'a@b.mx', '8112345678', ''))
    const sent = fc.record({ name: text, email: text, phone: text, notes: text, kind: text, key: text })
    fc.assert(
      fc.property(sent, (fields) => {
        const form = formOf(fields)
        const posted = checkPosted(RULES, form)
        const errors = errorsIn(RULES, typedIn(RULES, form))
        expect(posted.ok ? {} : posted.refusal.errors).toEqual(errors)
      }),
    )
  })
})

describe('a form control', () => {
  test('has the HTML of its rule and the initial value', () => {
    const control = controlsOfForm(RULES, null, { name: 'Ana', key: 'secreta' })
    expect(control('name')).toMatchObject({
      name: 'name',
      required: true,
      autoComplete: 'name',
      defaultValue: 'Ana',
      error: undefined,
    })
    expect(control('email')).toMatchObject({ type: 'email', autoComplete: 'email', defaultValue: '' })
    expect(control('email')).not.toHaveProperty('required')
    expect(control('phone')).toMatchObject({ type: 'tel' })
    expect(control('key')).not.toHaveProperty('defaultValue')
  })

  test('shows a refused value again, also an empty one', () => {
    const refusal = { values: { name: '' }, errors: { name: 'Escribe tu nombre' }, message: null }
    const control = controlsOfForm(RULES, refusal, { name: 'Ana', notes: 'Hola' })
    expect(control('name')).toMatchObject({ defaultValue: '', error: 'Escribe tu nombre' })
    expect(control('notes')).toMatchObject({ defaultValue: 'Hola', error: undefined })
  })
})

test('a refusal without a wrong control has the same shape', () => {
  expect(refusedWith('No se pudo guardar')).toEqual({ values: {}, errors: {}, message: 'No se pudo guardar' })
  expect(refusedWith('Espera', { name: 'Ana' })).toEqual({ values: { name: 'Ana' }, errors: {}, message: 'Espera' })
})
