import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#test/any-text.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { factsInSearch, typesWithFacts } from './figures-in-search.ts'
import { spaced } from './search-words.ts'
import { typedSearch } from '#app/forms/typed-search.ts'

/** The facts that are read, by name, with the remaining words. */
function read(search: string, chosen: PropertyType | null = null) {
  const asked = factsInSearch(search, chosen)
  return (
    asked && {
      type: asked.type,
      ...Object.fromEntries(asked.facts.map(({ name, value }) => [name, value])),
      rest: asked.rest,
    }
  )
}

test.each([
  ['10 andenes', { type: 'bodega', docks: 10, rest: '' }],
  ['espuela de ferrocarril', { type: 'bodega', railSpur: 'si', rest: '' }],
  ['espuela', { type: 'bodega', railSpur: 'si', rest: '' }],
  ['con rociadores', { type: 'bodega', fireProtection: 'rociadores', rest: 'con' }],
  ['extracción', { type: 'local', extraction: 'si', rest: '' }],
  ['campana de extracción de humos', { type: 'local', extraction: 'si', rest: '' }],
  ['trampa de grasa', { type: 'local', greaseTrap: 'si', rest: '' }],
  ['warehouse 10 dock doors', { type: 'bodega', docks: 10, rest: 'warehouse' }],
  ['8 loading docks', { type: 'bodega', docks: 8, rest: '' }],
  ['30 ft clear height', { type: 'bodega', clearHeight: 9.14, rest: '' }],
  ['clear height 32 feet', { type: 'bodega', clearHeight: 9.75, rest: '' }],
  ['clear height of 10 m', { type: 'bodega', clearHeight: 10, rest: '' }],
  ['10+ andenes', { type: 'bodega', docks: 10, rest: '' }],
  ['nave 10 o más andenes', { type: 'bodega', docks: 10, rest: 'nave' }],
  ['Bodega con 10 andenes en Apodaca', { type: 'bodega', docks: 10, rest: 'Bodega con en Apodaca' }],
  ['9 m altura', { type: 'bodega', clearHeight: 9, rest: '' }],
  ['9 metros de altura libre', { type: 'bodega', clearHeight: 9, rest: '' }],
  ['nave 9.5m de altura', { type: 'bodega', clearHeight: 9.5, rest: 'nave' }],
  ['altura libre de 12 m, Huinalá', { type: 'bodega', clearHeight: 12, rest: 'Huinalá' }],
  ['altura 9', { type: 'bodega', clearHeight: 9, rest: '' }],
  ['retail corner with exhaust hood', { type: 'local', corner: 'si', extraction: 'si', rest: 'retail with' }],
  ['bodega 10 m 500 kVA', { type: 'bodega', clearHeight: 10, power: 500, rest: 'bodega' }],
  ['nave de al menos 12 metros', { type: 'bodega', clearHeight: 12, rest: 'nave' }],
  ['bodegas con diez metros en Apodaca', { type: 'bodega', clearHeight: 10, rest: 'bodegas con en Apodaca' }],
  ['warehouse 9.5m', { type: 'bodega', clearHeight: 9.5, rest: 'warehouse' }],
  ['11 m libres', { type: 'bodega', clearHeight: 11, rest: '' }],
  ['diez andenes', { type: 'bodega', docks: 10, rest: '' }],
  ['bodega con treinta y dos andenes', { type: 'bodega', docks: 32, rest: 'bodega con' }],
  ['terreno de dos frentes', { type: 'terreno', fronts: 2, rest: 'terreno de' }],
  ['300 kva', { type: 'bodega', power: 300, rest: '' }],
  ['local 50 kva', { type: 'local', power: 50, rest: 'local' }],
  ['oficina altura de 3 m', { type: 'oficina', clearHeight: 3, rest: 'oficina' }],
  ['local con 10 kW', { type: 'local', power: 10, rest: 'local con' }],
  ['bodega de 1.000 kW', { type: 'bodega', power: 1000, rest: 'bodega de' }],
  ['bodega ≥ 10 m con 500 kVA', { type: 'bodega', clearHeight: 10, power: 500, rest: 'bodega con' }],
  ['warehouse >= 10m 500kva', { type: 'bodega', clearHeight: 10, power: 500, rest: 'warehouse' }],
  ['local > 4 m de altura', { type: 'local', clearHeight: 4, rest: 'local' }],
  ['corner shop with extraction', { type: 'local', corner: 'si', extraction: 'si', rest: 'shop with' }],
  ['local con gas natural', { type: 'local', gas: 'si', rest: 'local con' }],
  ['terreno plano con gas', { type: 'terreno', topography: 'plano', gas: 'si', rest: 'terreno con' }],
  ['bodega con gas', { type: 'bodega', gas: 'si', rest: 'bodega con' }],
  ['oficina 8 estacionamientos', { type: 'oficina', parkingSpaces: 8, rest: 'oficina' }],
  ['office with 8 parking spaces', { type: 'oficina', parkingSpaces: 8, rest: 'office with' }],
  ['1.500 kva', { type: 'bodega', power: 1500, rest: '' }],
  ['2 000 kVA', { type: 'bodega', power: 2000, rest: '' }],
  ['112.5 kva', { type: 'bodega', power: 112.5, rest: '' }],
  ['1,500KVA apodaca', { type: 'bodega', power: 1500, rest: 'apodaca' }],
  ['5 t/m2', { type: 'bodega', floorLoad: 5, rest: '' }],
  ['6 ton/m²', { type: 'bodega', floorLoad: 6, rest: '' }],
  ['5 toneladas por m2', { type: 'bodega', floorLoad: 5, rest: '' }],
  ['patio de maniobras de 40 m', { type: 'bodega', yardDepth: 40, rest: '' }],
  ['40 mts de patio', { type: 'bodega', yardDepth: 40, rest: '' }],
  ['bodega clase A', { type: 'bodega', buildingClass: 'A', rest: 'bodega' }],
  ['oficinas clase b san pedro', { type: 'oficina', buildingClass: 'B', rest: 'oficinas san pedro' }],
  ['oficina 20 cajones de estacionamiento', { type: 'oficina', parkingSpaces: 20, rest: 'oficina' }],
  ['oficina con 10 lugares de estacionamiento', { type: 'oficina', parkingSpaces: 10, rest: 'oficina con' }],
  ['local con estacionamiento para 5 autos', { type: 'local', parkingSpaces: 5, rest: 'local con' }],
  ['casa cochera para dos carros', { type: 'casa', parkingSpaces: 2, rest: 'casa' }],
  ['terreno 2 frentes', { type: 'terreno', fronts: 2, rest: 'terreno' }],
  ['oficina divisible desde 200 m2', { type: 'oficina', divisibleFrom: 200, rest: 'oficina' }],
  ['bodega con rociadores', { type: 'bodega', fireProtection: 'rociadores', rest: 'bodega con' }],
  ['local en esquina planta baja', { type: 'local', corner: 'si', shopLevel: 'planta_baja', rest: 'local en' }],
  ['local doble altura trampa de grasa', { type: 'local', doubleHeight: 'si', greaseTrap: 'si', rest: 'local' }],
  ['terreno uso de suelo industrial ligero', { type: 'terreno', landUse: 'Industrial ligero', rest: 'terreno' }],
  ['bodega uso industrial', { type: 'bodega', landUse: 'Industrial', rest: 'bodega' }],
  ['casa con uso comercial', { type: 'casa', landUse: 'Comercial', rest: 'casa con' }],
  ['terreno agua a pie de lote', { type: 'terreno', waterAtLot: 'si', rest: 'terreno' }],
  ['oficina planta de luz', { type: 'oficina', backupPower: 'si', rest: 'oficina' }],
  ['bodega 2 rampas a nivel de piso', { type: 'bodega', ramps: 2, rest: 'bodega' }],
  ['4 rampas', { type: 'bodega', ramps: 4, rest: '' }],
  ['claros de 15 m', { type: 'bodega', bayWidth: 15, rest: '' }],
  ['nave con claros de 12 x 24 m en García', { type: 'bodega', bayWidth: 12, rest: 'nave con en García' }],
  ['nave claro de 12x24', { type: 'bodega', bayWidth: 12, rest: 'nave' }],
  ['18 mts de claro entre columnas', { type: 'bodega', bayWidth: 18, rest: '' }],
  ['bodega con 200 m2 de oficinas', { type: 'bodega', officeArea: 200, rest: 'bodega con' }],
  ['nave a la medida en Apodaca', { type: 'bodega', construction: 'a_la_medida', rest: 'nave en Apodaca' }],
  ['bodega con espuela de ferrocarril', { type: 'bodega', railSpur: 'si', rest: 'bodega con' }],
  ['naves con espuelas', { type: 'bodega', railSpur: 'si', rest: 'naves con' }],
  ['bodega con espuela ferroviaria', { type: 'bodega', railSpur: 'si', rest: 'bodega con' }],
  ['15 m entre columnas', { type: 'bodega', bayWidth: 15, rest: '' }],
  ['bodega con 200 m2 de oficinas incluidas', { type: 'bodega', officeArea: 200, rest: 'bodega con' }],
  ['bodega con oficinas de 200 m2', { type: 'bodega', officeArea: 200, rest: 'bodega con' }],
  ['terrenos planos', { type: 'terreno', topography: 'plano', rest: 'terrenos' }],
  ['oficina 6 elevadores', { type: 'oficina', elevators: 6, rest: 'oficina' }],
  ['dos elevadores', { type: 'oficina', elevators: 2, rest: '' }],
  ['terreno plano', { type: 'terreno', topography: 'plano', rest: 'terreno' }],
  ['terreno topografía plano', { type: 'terreno', topography: 'plano', rest: 'terreno' }],
  ['bodega más de 9 m de altura', { type: 'bodega', clearHeight: 9, rest: 'bodega' }],
  ['nave de al menos 10 andenes', { type: 'bodega', docks: 10, rest: 'nave' }],
  ['no menos de 300 kva', { type: 'bodega', power: 300, rest: '' }],
  ['bodega 8 metros de alto', { type: 'bodega', clearHeight: 8, rest: 'bodega' }],
  ['altura no menor a 9 m', { type: 'bodega', clearHeight: 9, rest: '' }],
  ['min. 10 andenes', { type: 'bodega', docks: 10, rest: '' }],
  ['altura mínima de 9 m', { type: 'bodega', clearHeight: 9, rest: '' }],
  ['patio de más de 40 m', { type: 'bodega', yardDepth: 40, rest: '' }],
  ['nave 32 pies de altura libre', { type: 'bodega', clearHeight: 9.75, rest: 'nave' }],
  ['altura de 28 ft', { type: 'bodega', clearHeight: 8.53, rest: '' }],
  ['bodega alto 8 metros', { type: 'bodega', clearHeight: 8, rest: 'bodega' }],
  ['bodega con transformador de 500 kva', { type: 'bodega', power: 500, rest: 'bodega con' }],
  ['bodega resistencia de piso 6 toneladas m2', { type: 'bodega', floorLoad: 6, rest: 'bodega' }],
  ['bodega piso 5 ton', { type: 'bodega', floorLoad: 5, rest: 'bodega' }],
  ['10 andenes o más Apodaca', { type: 'bodega', docks: 10, rest: 'Apodaca' }],
  ['de 1000 a 2000 m2 10 andenes', { type: 'bodega', docks: 10, rest: 'de 1000 a 2000 m2' }],
  ['10 andenes hasta 500 m2', { type: 'bodega', docks: 10, rest: 'hasta 500 m2' }],
  ['10 andenes a 500 m de la carretera', { type: 'bodega', docks: 10, rest: 'a 500 m de la carretera' }],
  ['menos de 10 andenes 300 kva', { type: 'bodega', power: 300, rest: 'menos de 10 andenes' }],
  [
    'bodega 10 andenes 9 m altura 300 kva 5 t/m2 clase a 2000 m2',
    { type: 'bodega', docks: 10, clearHeight: 9, power: 300, floorLoad: 5, buildingClass: 'A', rest: 'bodega 2000 m2' },
  ],
])('«%s» is read as %j', (search, reading) => expect(read(search)).toEqual(reading))

test('a fact of several types is read for the chosen type', () => {
  expect(read('clase A+', 'oficina')).toEqual({ type: 'oficina', buildingClass: 'A', rest: '' })
  expect(read('clase a', 'oficina')).toEqual({ type: 'oficina', buildingClass: 'A', rest: '' })
  expect(read('20 cajones', 'local')).toEqual({ type: 'local', parkingSpaces: 20, rest: '' })
  expect(read('10 andenes clase a')).toEqual({ type: 'bodega', docks: 10, buildingClass: 'A', rest: '' })
})

test.each([
  ['', null],
  ['bodega', null],
  ['doble altura', null],
  ['casa doble altura', null],
  ['bodega sin rociadores', null],
  ['uso de suelo industrial', null],
  ['terreno sin uso industrial', null],
  ['esquina', null],
  ['bodega 10 m2', null],
  ['bodega de 10 metros cuadrados', null],
  ['bodega 10 x 20 m', null],
  ['bodega 10 m de frente', null],
  ['bodega de 500 metros', null],
  ['bodega 10,000 m', null],
  ['oficina 10 m', null],
  ['bodega a 10 m de la carretera', null],
  ['bodega divisible', null],
  ['andenes', null],
  ['clase a', null],
  ['20 cajones', null],
  ['bodega u oficina clase a', null],
  ['local clase a', null],
  ['bodega clase alta', null],
  ['2.5 andenes', null],
  ['2.5 elevadores', null],
  ['oficina sin elevadores', null],
  ['oficina hasta 4 elevadores', null],
  ['terreno no plano', null],
  ['nave sin espuela', null],
  ['200 m2 de oficina', null],
  ['oficina 200 m2 de oficinas', null],
  ['casa a la medida', null],
  ['planos', null],
  ['terreno con planos', null],
  ['oficinas de 200 m2', null],
  ['9999999999 andenes', null],
  ['250 m2', null],
  ['10 metros', null],
  ['A-10 andenes', null],
  ['menos de 10 andenes', null],
  ['no más de 10 andenes', null],
  ['Hasta 300 kVA', null],
  ['máximo 300 kva', null],
  ['10 andenes o menos', null],
  ['bodega 9 m altura o menos', null],
  ['bodega 9 m de altura o menos', null],
  ['máx. 300 kva', null],
  ['10 andenes max', null],
  ['altura no mayor a 9 m', null],
  ['no mayor a 9 m de altura', null],
  ['10 andenes máximo', null],
  ['oficina con estacionamiento que no pase de 10 cajones', null],
  ['local con mezzanine', null],
  ['nave con grúa de 5 toneladas', null],
  ['bodega piso alto', null],
  ['de 4 a 8 andenes', null],
  ['4 - 8 andenes', null],
  ['4 andenes a 8 andenes', null],
  ['entre 4 y 8 andenes', null],
  ['de más de 4 y menos de 8 andenes', null],
  ['de 6 m a 9 m de altura', null],
  ['altura de 6 a 9 m', null],
  ['altura de 6 a 9', null],
  ['altura máxima de 9 m', null],
  ['10 andenes', 'oficina'],
  ['9 m altura', 'terreno'],
] as const)('in «%s» with the type %s no fact is read', (search, chosen) => expect(read(search, chosen)).toBeNull())

test('the phrase of a fact is folded and has no punctuation around it', () => {
  expect(
    factsInSearch('Nave (10 Andenes), 9 m de ALTURA libre.', null)?.facts.map(({ phrases }) => phrases[0]),
  ).toEqual(['10 andenes', '9 m de altura libre'])
})

test("words such as 'more than' are not part of the phrase of a fact", () => {
  expect(factsInSearch('bodega de más de 10 andenes', null)?.facts).toMatchObject([
    { typed: 'de más de 10 andenes', phrases: ['10 andenes'], without: 'bodega' },
  ])
})

test('a repeated fact is read once, and the other words stay', () => {
  expect(read('4 andenes 10 andenes')).toEqual({ type: 'bodega', docks: 4, rest: '10 andenes' })
})

test('with any search each fact uses only its own words', () => {
  const typed = fc.constantFrom(
    '10 andenes',
    '9 m altura',
    '(',
    '300 kva',
    'bodega',
    'clase a',
    'de',
    '5 t/m2',
    'más de',
    'hasta',
    'o menos',
    '¡',
    'patio',
  )
  const anySearch = fc
    .array(fc.oneof(typed, anyText(12)), { maxLength: 7 })
    .map((parts) => typedSearch(parts.join(' ')))
  fc.assert(
    fc.property(anySearch, fc.option(fc.constantFrom(...PROPERTY_TYPES)), (search, chosen) => {
      const asked = factsInSearch(search, chosen)
      const types = PROPERTY_TYPES.filter((type) => factsInSearch(search, type))
      expect(typesWithFacts(search)).toEqual(expect.arrayContaining(types))
      expect(typesWithFacts(search).length > 0).toBe(types.length > 0)
      const words = search.split(' ')
      const taken = (asked?.facts ?? []).flatMap((fact) => fact.typed.split(' '))
      expect([...(asked?.rest ?? search).split(' '), ...taken].filter(Boolean).toSorted()).toEqual(
        words.filter(Boolean).toSorted(),
      )
      for (const fact of asked?.facts ?? []) {
        expect([...fact.without.split(' '), ...fact.typed.split(' ')].filter(Boolean).toSorted()).toEqual(
          words.filter(Boolean).toSorted(),
        )
        expect(factsInSearch(fact.typed, asked?.type ?? null)?.facts).toMatchObject([
          { name: fact.name, value: fact.value },
        ])
      }
    }),
  )
})

test.each([
  'local < 50 kW',
  'bodega ≤ 10 m',
  'local de 5 a 10 kW',
  'terreno para estación de gas',
  'gas',
  'gasolinera',
])('%j names no minimum of a fact', (search) => {
  expect(read(search)).toBeNull()
})

test('a sign of comparison needs no spaces around it', () => {
  for (const search of ['bodega>=10m', 'bodega ≥10m', 'bodega > 10m'])
    expect(read(spaced(search))).toEqual({ type: 'bodega', clearHeight: 10, rest: 'bodega' })
})
