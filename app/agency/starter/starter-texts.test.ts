import { expect, test } from 'vitest'
import { EMPTY_AGENCY } from '#app/agency/content/empty-agency.ts'
import { readTexts, sectionTexts } from '#app/agency/settings/section-form.ts'
import { sectionForms } from '#app/agency/settings/section-forms.ts'
import { starterOf } from './starter-texts.ts'

const STARTED = ['inicio', 'servicios', 'historia', 'privacidad', 'terminos']

test('the form of each section takes its text to start from as it is', () => {
  const started = sectionForms(2026).flatMap((form) => {
    const starter = starterOf(form.section, EMPTY_AGENCY[form.section])
    return starter ? [{ form, read: readTexts(form, sectionTexts(form, starter)) }] : []
  })
  expect(started.map(({ form }) => form.section)).toEqual(STARTED)
  for (const { form, read } of started) {
    expect([form.section, 'errors' in read ? read.errors : {}]).toEqual([form.section, {}])
    // Nothing of the demo's agency, and no claim of an agency that the product does not know.
    expect(JSON.stringify(read)).not.toMatch(/Cerro Norte|Monterrey|Nuevo León|\d{2} años/)
  }
})

test('a section that says something is offered no text', () => {
  expect(starterOf('terminos', { ...EMPTY_AGENCY.terminos, lead: 'Reglas' })).toBeNull()
  expect(starterOf('clientes', EMPTY_AGENCY.clientes)).toBeNull()
})
