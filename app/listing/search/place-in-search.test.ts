import { expect, test } from 'vitest'
import { parseFilters } from './filters.ts'
import { catalogueOf } from '#test/factories/catalogue.ts'
import { derivedChips } from './derived-chips.ts'
import { listingQuery } from './filter-url.ts'
import { BESIDE_KILOMETRES, NEAR_KILOMETRES, placeInSearch } from './place-in-search.ts'
import { readFilters } from './read-request.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const read = (search: string) => placeInSearch(search, NUEVO_LEON)

test.each([
  ['cerca del aeropuerto', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, ''],
  ['bodega cerca del aeropuerto', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'bodega'],
  ['bodega cerca del aeropuerto internacional', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'bodega'],
  ['bodega cerca del aeropuerto en renta', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'bodega en renta'],
  ['cerca del aeropuerto, en Apodaca', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'en Apodaca'],
  ['bodega que esté cercana al aeropuerto', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'bodega'],
  ['warehouse near the airport', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'warehouse'],
  ['cerca de Carretera Nacional y La Estanzuela', 'Carretera Nacional y La Estanzuela', NEAR_KILOMETRES, ''],
  ['junto al Interpuerto', 'Interpuerto Monterrey', BESIDE_KILOMETRES, ''],
  ['nave al lado del interpuerto con patio', 'Interpuerto Monterrey', BESIDE_KILOMETRES, 'nave con patio'],
  ['a un lado del interpuerto', 'Interpuerto Monterrey', BESIDE_KILOMETRES, ''],
  ['frente a la Macroplaza', 'Macroplaza', BESIDE_KILOMETRES, ''],
  ['a 10 km del aeropuerto', 'Aeropuerto de Monterrey', 10, ''],
  ['A 10km del Aeropuerto', 'Aeropuerto de Monterrey', 10, ''],
  ['bodega a 5 km del aeropuerto', 'Aeropuerto de Monterrey', 5, 'bodega'],
  ['bodega a menos de diez kilómetros del aeropuerto', 'Aeropuerto de Monterrey', 10, 'bodega'],
  ['a no más de 2.5 km del Puente Colombia', 'Puente Colombia', 2.5, ''],
  ['en un radio de 20 km del aeropuerto', 'Aeropuerto de Monterrey', 20, ''],
  ['local a 500 m de la macroplaza', 'Macroplaza', 0.5, 'local'],
  ['a 3 km de Huinalá', 'Huinalá, Apodaca', 3, ''],
  ['bodega 1,000 m2 a 3 km de San Pedro en renta', 'San Pedro Garza García', 3, 'bodega 1,000 m2 en renta'],
  // A landmark's name alone.
  ['interpuerto', 'Interpuerto Monterrey', NEAR_KILOMETRES, ''],
  ['bodega interpuerto', 'Interpuerto Monterrey', NEAR_KILOMETRES, 'bodega'],
  ['bodega en renta en el Interpuerto', 'Interpuerto Monterrey', NEAR_KILOMETRES, 'bodega en renta'],
  ['INTERPUERTO MONTERREY nave', 'Interpuerto Monterrey', NEAR_KILOMETRES, 'nave'],
  ['bodega aeropuerto', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'bodega'],
  ['bodega zona aeropuerto en renta', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'bodega en renta'],
  ['aeropuerto del norte', 'Aeropuerto del Norte', NEAR_KILOMETRES, ''],
  ['airport warehouse', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'warehouse'],
  ['warehouse near airport', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'warehouse'],
  ['warehouse close to airport', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'warehouse'],
  ['bodega cerca aeropuerto', 'Aeropuerto de Monterrey', NEAR_KILOMETRES, 'bodega'],
  ['local macroplaza', 'Macroplaza', NEAR_KILOMETRES, 'local'],
  ['oficina parque fundidora', 'Parque Fundidora', NEAR_KILOMETRES, 'oficina'],
  ['puente colombia', 'Puente Colombia', NEAR_KILOMETRES, ''],
  ['local Av. Lincoln y Paseo de Cumbres', 'Av. Lincoln y Paseo de Cumbres', NEAR_KILOMETRES, 'local'],
])('«%s» is around %s, %d km', (search, written, kilometres, rest) => {
  expect(read(search)).toMatchObject({ place: { written }, kilometres, rest })
})

test.each([
  ['parque industrial interpuerto', 'is the name of something else'],
  ['colonia Fundidora', 'is a colonia'],
  ['bodega en carretera a Laredo', 'is an address on a road'],
  ['oficina en Garza Sada', 'is one of the streets of a crossroads'],
  ['no en el aeropuerto', 'denies it'],
  ['hotel aeropuerto', 'is the name of a hotel'],
  ['lejos del interpuerto', 'is the opposite, too'],
  ['puente', 'may be any of three'],
  ['autobuses', 'is a part of a name'],
  ['bodega Monterrey', 'names a municipality that is part of a name'],
  ['bodega aeropuertos', 'is another word'],
  ['cerca de Apodaca', 'names a municipality, which is a filter'],
  ['cerca de Carretera Nacional', 'names a zone, which is a text'],
  ['cerca de la carretera', 'says too little'],
  ['cerca de 20 mil pesos', 'is about a price'],
  ['cerca de Narnia', 'may be in a text of a property'],
  ['no cerca del aeropuerto', 'denies it'],
  ['lejos del aeropuerto', 'is the opposite'],
  ['a 10 minutos del aeropuerto', 'is a time'],
  ['a 200 metros de la carretera', 'is a distance from any road'],
  ['a 500 km del aeropuerto', 'is too far for the radius'],
  ['a 0 km del aeropuerto', 'is no radius'],
  ['patio de 10 m de fondo', 'is a length'],
  ['a 10 km', 'has no place'],
])('«%s» has no place: it %s', (search) => expect(read(search)).toBeNull())

test.each([
  ['bodega a 10 km de Narnia', 'Narnia', 'bodega'],
  ['a 10 km del parque Narnia, con andenes', 'parque Narnia', 'con andenes'],
  ['bodega a 10 km de Narnia en renta', 'Narnia', 'bodega en renta'],
])('the place of «%s» is unknown', (search, name, rest) => {
  expect(read(search)).toMatchObject({ place: null, name, rest })
})

test('the place and each figure of a search have chips, which remove nothing else', () => {
  const filters = parseFilters('search=bodega 1,000 m2 a 10 km del aeropuerto hasta 90 mil pesos&type=bodega')
  const chips = derivedChips(readFilters(filters, catalogueOf([])))
  expect(chips.map(({ label, rest }) => [label, rest.search])).toEqual([
    ['Hasta $90,000 MXN', 'bodega 1,000 m2 a 10 km del aeropuerto'],
    ['Cerca de 1,000\u00A0m²: de 750 a 1,250\u00A0m²', 'bodega hasta 90 mil pesos a 10 km del aeropuerto'],
    ['A 10 km del Aeropuerto de Monterrey', 'bodega 1,000 m2 hasta 90 mil pesos'],
  ])
  const place = chips.at(-1)
  expect(listingQuery(filters, place?.rest)).toBe('?search=bodega+1%2C000+m2+hasta+90+mil+pesos&type=bodega')
})

test('metres to a landmark are no surface', () => {
  const chips = derivedChips(readFilters(parseFilters('search=bodega hasta 500 m del interpuerto'), catalogueOf([])))
  expect(chips.map(({ label }) => label)).toEqual(['A 0.5 km de Interpuerto Monterrey'])
})
