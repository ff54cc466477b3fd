import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test.each([
  ['Llamar · 3 dic 2026, 10:00', 'Llamar\u00A0· 3\u00A0dic\u00A02026, 10:00'],
  ['Bodega sur · 120 m² · Sin asesor', 'Bodega sur\u00A0· 120 m²\u00A0· Sin asesor'],
  ['Del 1 nov 2026 al 30 nov 2026', 'Del 1\u00A0nov\u00A02026 al 30\u00A0nov\u00A02026'],
  ['Faltan 3 mil pesos', 'Faltan 3 mil pesos'],
])('%s', (text, kept) => {
  expect(keepTogether(text)).toBe(kept)
})
