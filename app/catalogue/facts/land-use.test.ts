import { expect, test } from 'vitest'
import { USUAL_LAND_USES, landUsesIn } from './land-use.ts'

test.each([
  ['Industrial', ['Industrial']],
  ['INDUSTRIALES', ['Industrial']],
  ['Industria ligera', ['Industrial', 'Industrial ligero']],
  ['Industrial ligero y pesado', ['Industrial', 'Industrial ligero', 'Industrial pesado']],
  ['Comercial y de servicios', ['Comercial', 'Servicios']],
  ['Habitacional con comercio y servicios', ['Comercial', 'Servicios', 'Habitacional']],
  ['Vivienda multifamiliar / comercio', ['Comercial', 'Habitacional']],
  ['Usos mixtos', ['Mixto']],
  ['Habitacional mixto ligero', ['Habitacional', 'Mixto']],
  ['Agrícola', ['Agropecuario']],
  ['Agroindustrial', ['Industrial', 'Agropecuario']],
])('%s', (text, uses) => {
  expect(landUsesIn(text)).toBe(`|${uses.join('|')}|`)
})

test.each([
  ['Comercial, no industrial', ['Comercial']],
  ['Comercial (no industrial ni habitacional), servicios', ['Comercial', 'Servicios']],
  ['Comercial y de servicios excepto industrial, habitacional', ['Comercial', 'Servicios']],
  ['Habitacional; industrial no permitido', ['Habitacional']],
  ['Comercial; prohibida la industria pesada', ['Comercial']],
  ['No habitacional, comercial', ['Comercial']],
  ['No solo industrial: comercial', ['Comercial', 'Industrial']],
  ['No habitacional sino industrial', ['Industrial']],
  ['Comercial: sí, industrial: no', ['Comercial']],
  ['Industrial no, comercial sí', ['Comercial']],
  ['Comercial, tampoco industrial', ['Comercial']],
  ['Industrial no contaminante', ['Industrial']],
  ['Industrial con servicios', ['Industrial']],
])('exceptions and other words are not counted as uses: %s', (text, uses) => {
  expect(landUsesIn(text)).toBe(`|${uses.join('|')}|`)
})

test.each([[null], [''], ['Por confirmar'], ['Todos los usos, excepto industrial'], ['No industrial']])(
  '%j has no known use',
  (text) => {
    expect(landUsesIn(text)).toBeNull()
  },
)

test('each suggestion of the form has a known use', () => {
  expect(USUAL_LAND_USES.filter((use) => landUsesIn(use) === null)).toEqual([])
})
