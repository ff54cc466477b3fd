import { expect, test } from 'vitest'
import { SITE_PATHS } from '#app/site/site-pages.ts'
import { SETTINGS_GROUPS, sectionAt } from './settings-sections.tsx'

const SECTIONS = SETTINGS_GROUPS.flatMap(({ sections }) => sections)

test('the sections stand in four groups, each section once', () => {
  expect(SETTINGS_GROUPS.map(({ title }) => title)).toEqual(['Agencia', 'Sitio', 'Equipo y accesos', 'Sistema'])
  expect(new Set(SECTIONS.map(({ to }) => to)).size).toBe(SECTIONS.length)
})

test('every section says what it changes on the site, and links to a page that exists', () => {
  const pages = [null, '/', '/propiedades', '/contacto', ...SITE_PATHS]
  for (const { effect } of SECTIONS) {
    expect(effect.text).not.toBe('')
    expect(pages).toContain(effect.page)
  }
  const idle = SECTIONS.filter(({ effect }) => effect.text.startsWith('En el sitio no cambia nada'))
  expect(new Set(idle.map(({ effect }) => effect.page))).toEqual(new Set([null]))
})

test.each([
  ['/dashboard/configuracion', 'General'],
  ['/dashboard/configuracion/agencia/marca/versiones', 'Agencia'],
  ['/dashboard/configuracion/equipo/0193', 'Equipo'],
  ['/dashboard/configuracion/versiones', undefined],
])('%s belongs to %s', (address, name) => {
  expect(sectionAt(address)?.name).toBe(name)
})
