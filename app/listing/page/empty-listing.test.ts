import { expect, test } from 'vitest'
import { parseFilters } from '#app/listing/search/filters.ts'
import { wantedMessage } from './empty-listing.tsx'

test('the message to the firm lists the filters', () => {
  expect(wantedMessage(parseFilters(new URLSearchParams('type=terreno&search=silo')))).toBe(
    'Hola, no encontré en su página lo que busco. ¿Me ayudan a encontrarlo?\nBúsqueda: silo\nTipo: Terreno',
  )
})
