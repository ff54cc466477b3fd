import { expect, test } from 'vitest'
import { buildDetail } from '#test/factories/property-detail.ts'
import { propertyCard } from './social-card.ts'

test('a social card has the prices of both operations', () => {
  const single = buildDetail()
  const both = buildDetail({ secondCategory: 'venta', secondPriceCents: 12_500_000_00 })
  const textsOf = (property: typeof single) => {
    const { price, detail } = propertyCard(property, { shortName: 'Cerro Norte' }).content
    return [price, detail]
  }
  expect(textsOf(single)).toEqual(['$264,000 MXN/mes', '2,400\u00A0m²'])
  expect(textsOf(both)).toEqual(['$264,000 MXN/mes', '2,400\u00A0m² · Venta: $12,500,000 MXN'])
  expect(textsOf({ ...both, area: null })).toEqual(['$264,000 MXN/mes', 'Venta: $12,500,000 MXN'])
})
