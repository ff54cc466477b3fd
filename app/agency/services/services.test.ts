import { expect, test } from 'vitest'
import { AGENCY, whatsappUrl } from '#app/agency/agency.ts'
import { SERVICES, serviceMessage } from './services.ts'

test('the six services carry the names of the specification', () => {
  expect(SERVICES.map(({ name }) => name)).toEqual([
    'Asesoría Inmobiliaria',
    'Asesoría Comercial',
    'Red de Enlaces Óptimos',
    'Investigación/Valuación de Mercado y Opinión de Valor',
    'Tenant Representation',
    'Hipotecario',
  ])
})

test('each service has its own address and a text in every part', () => {
  expect(new Set(SERVICES.map(({ slug }) => slug)).size).toBe(SERVICES.length)
  for (const { slug, summary, description, includes, benefits } of SERVICES) {
    expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    for (const text of [summary, description, ...includes, ...benefits]) expect(text.length).toBeGreaterThan(20)
    expect(includes.length).toBeGreaterThan(2)
    expect(benefits.length).toBeGreaterThan(2)
  }
})

test.each(SERVICES)('the message about $name names it, also in a URL', (service) => {
  expect(serviceMessage(service)).toContain(service.name)
  expect(new URL(whatsappUrl(AGENCY, serviceMessage(service))).searchParams.get('text')).toBe(serviceMessage(service))
})
