import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AGENCY_SECTIONS } from '#app/agency/content/empty-agency.ts'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { readTexts, sectionTexts } from '#app/agency/settings/section-form.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'

const { clients, flagships } = DEMO_AGENCY.clientes

test('the six services have the names of the specification', () => {
  expect(DEMO_AGENCY.servicios.services.map(({ name }) => name)).toEqual([
    'Asesoría Inmobiliaria',
    'Asesoría Comercial',
    'Red de Enlaces Óptimos',
    'Investigación/Valuación de Mercado y Opinión de Valor',
    'Tenant Representation',
    'Hipotecario',
  ])
})

test('there are 59 clients (spec, section 9) and six flagships, each with its wordmark', () => {
  expect([new Set(clients.map(({ name }) => name)).size, flagships.length]).toEqual([59, 6])
  for (const { logo } of [...clients, ...flagships]) expect(existsSync(`public${logo}`)).toBe(true)
})

test('every section can be saved unchanged in its form', () => {
  const forms = sectionForms(2026)
  expect(forms.map(({ section }) => section)).toEqual(AGENCY_SECTIONS)
  for (const form of forms) {
    const read = readTexts(form, sectionTexts(form, DEMO_AGENCY[form.section]))
    expect([form.slug, 'errors' in read ? read.errors : {}]).toEqual([form.slug, {}])
  }
})
