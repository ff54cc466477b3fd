import { expect, test } from 'vitest'
import { requestedTexts } from '#app/listing/search/derived-chips.ts'
import { readRequest } from '#app/listing/search/read-request.ts'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { wantedMessage } from './empty-listing.tsx'

test('the message to the agency lists the filters', () => {
  const request = readRequest(new URLSearchParams('type=terreno&search=silo'), catalogueOf([]))
  expect(wantedMessage(requestedTexts(request))).toBe(
    'Hola, no encontré en su página lo que busco. ¿Me ayudan a encontrarlo?\nBúsqueda: silo\nTipo: Terreno',
  )
})
