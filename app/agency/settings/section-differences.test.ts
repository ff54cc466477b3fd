import { expect, test } from 'vitest'
import { EMPTY_AGENCY } from '#app/agency/content/empty-agency.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'
import { sectionDifferences } from './section-differences.ts'
import { sectionForms } from './section-forms.ts'

function formOf(section: string) {
  const form = sectionForms(2026).find((each) => each.section === section)
  if (!form) throw new Error(`no form for ${section}`)
  return form
}

test('a field has its label and its words, an empty one says so, and equal ones are left out', () => {
  const before = { ...EMPTY_AGENCY.datos, name: 'Naves', phone: '8112345678' }
  const after = { ...before, name: null, priceDrops: true }
  expect(sectionDifferences(formOf('datos'), before, after)).toEqual([
    { field: 'name', label: 'Nombre', from: 'Naves', to: 'Sin dato' },
    { field: 'priceDrops', label: 'En la página de la propiedad', from: 'No se dicen', to: '«Bajó de precio el …»' },
  ])
})

test('an item that only one of them has is shown with its fields', () => {
  const [first, ...others] = DEMO_AGENCY.servicios.services
  const differences = sectionDifferences(formOf('servicios'), DEMO_AGENCY.servicios, {
    ...DEMO_AGENCY.servicios,
    services: others.slice(0, -1),
  })
  const last = `Servicio ${others.length + 1}: Nombre`
  expect(differences).toContainEqual(expect.objectContaining({ label: 'Servicio 1: Nombre', from: first?.name }))
  expect(differences).toContainEqual(expect.objectContaining({ label: last, to: 'Sin dato' }))
})

test('pictures are compared in words', () => {
  const [old, other] = ['a', 'b'].map((content) => ({ content }))
  const marca = { ...EMPTY_AGENCY.marca, logo: old, hero: old }
  const after = { ...EMPTY_AGENCY.marca, logo: other, darkLogo: other }
  expect(sectionDifferences(formOf('marca'), marca, after).map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Logotipo', 'Una imagen', 'Otra imagen'],
    ['Logotipo para fondo oscuro', 'Sin dato', 'Una imagen'],
    ['Foto de la portada', 'Una imagen', 'Sin dato'],
  ])
})

test('the logo of a client is compared by its name', () => {
  const clients = (logo: string | null) => ({
    ...EMPTY_AGENCY.clientes,
    clients: [
      { name: 'Norvela', logo },
      { name: 'Otra', logo: 'b' },
    ],
  })
  expect(sectionDifferences(formOf('clientes'), clients('a'), clients(null))).toEqual([
    { field: 'Logotipo de Norvela', label: 'Logotipo de Norvela', from: 'Una imagen', to: 'Sin dato' },
  ])
})
