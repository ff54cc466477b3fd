import { expect, test } from 'vitest'
import { FIRST_FIELDS } from '#app/agency/agency-fields.ts'
import { errorsIn, typedIn } from '#app/forms/form-rules.ts'
import { agencyRules } from './agency-rules.ts'

const RULES = agencyRules(2026)

function wrongIn(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...FIRST_FIELDS, ...fields })) form.append(name, String(value ?? ''))
  return errorsIn(RULES, typedIn(RULES, form))
}

test('the default firm can be saved unchanged, and a firm may have no social networks', () => {
  expect(wrongIn({})).toEqual({})
  expect(wrongIn({ facebook: '', instagram: '', linkedin: '' })).toEqual({})
})

test('every fact that the site shows of a firm is required, except the social networks and the hours', () => {
  const empty = Object.fromEntries(Object.keys(FIRST_FIELDS).map((name) => [name, '']))
  const optional = ['facebook', 'instagram', 'linkedin', 'hours']
  expect(Object.keys(wrongIn(empty)).toSorted()).toEqual(
    Object.keys(FIRST_FIELDS)
      .filter((name) => !optional.includes(name))
      .toSorted(),
  )
})

const NETWORK = 'Pega la dirección completa, como https://www.facebook.com/tu-agencia'

test.each([
  [{ name: 'a'.repeat(41) }, { name: 'Admite hasta 40 caracteres' }],
  [{ founded: '2027' }, { founded: 'Escribe un año, de 1800 a 2026' }],
  [{ founded: '06' }, { founded: 'Escribe un año, de 1800 a 2026' }],
  [{ phone: '1234' }, { phone: 'Escribe un teléfono de 10 dígitos' }],
  [{ whatsapp: '' }, { whatsapp: 'Escribe el número de WhatsApp' }],
  [{ email: 'gerencia' }, { email: 'Por favor ingresa un correo electrónico válido' }],
  [{ postalCode: '6400' }, { postalCode: 'Escribe los cinco dígitos del código postal' }],
  [{ activeProperties: '-4' }, { activeProperties: 'No puede ser menor que 0' }],
  [{ yearsOfExperience: 'muchos' }, { yearsOfExperience: 'Escribe un número, por ejemplo 2,400' }],
  [{ facebook: 'javascript:alert(1)' }, { facebook: NETWORK }],
  [{ facebook: 'http://www.facebook.com/agencia' }, { facebook: NETWORK }],
  [{ facebook: 'https://facebook.com.example/agencia' }, { facebook: NETWORK }],
  [{ facebook: 'https://facebook.com@example.com/' }, { facebook: NETWORK }],
])('%o is refused with an error at its field', (wrong, errors) => {
  expect(wrongIn(wrong)).toEqual(errors)
})
