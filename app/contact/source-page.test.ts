import { expect, test } from 'vitest'
import { sourcePage } from './source-page.ts'

const SITE = 'https://cerronorte.example'

test.each([
  ['/propiedad/bodega-en-huinala', '/propiedad/bodega-en-huinala'],
  [`${SITE}/servicios?x=1#a`, '/servicios'],
  [`${SITE}`, '/'],
  ['/propiedad/nave?operacion=venta&x=1', '/propiedad/nave?operacion=venta'],
  ['/propiedad/nave?operacion=permuta', '/propiedad/nave'],
  ['/contacto?propiedad=nave&operacion=venta', '/contacto'],
  [`/${'a'.repeat(400)}`, `/${'a'.repeat(299)}`],
  ['https://evil.example/a', null],
  ['//evil.example/a', null],
  ['http://cerronorte.example/a', null],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['https://', null],
  ['', null],
  [null, null],
])('%j is stored as the page %j', (address, page) => {
  expect(sourcePage(address, SITE)).toBe(page)
})
