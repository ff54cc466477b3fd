import { expect, test } from 'vitest'
import { UNFILTERED_LIST } from './panel-search.ts'
import { photolessSearch } from './photoless-search.ts'

test.each([
  ['bodega sin fotos', 'bodega'],
  ['Sin  fotografías Apodaca', 'Apodaca'],
  ['sin imágenes', ''],
])('«%s» means the filter of photos', (search, rest) => {
  expect(photolessSearch({ ...UNFILTERED_LIST, search, page: 3 })).toEqual({
    ...UNFILTERED_LIST,
    search: rest,
    noPhotos: true,
  })
})

test.each(['bodega', 'casa sin fotosíntesis', 'fotos', ''])('«%s» does not', (search) => {
  expect(photolessSearch({ ...UNFILTERED_LIST, search })).toBeNull()
})
