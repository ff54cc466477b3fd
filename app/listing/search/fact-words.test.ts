import { describe, expect, test } from 'vitest'
import { SUBTYPES_BY_TYPE, SUBTYPE_LABELS, type Subtype } from '#app/catalogue/facts/filtered-vocabulary.ts'
import { PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'
import { factsInSearch } from './figures-in-search.ts'
import { readSearch } from './read-search.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

/** The facts in a search with the type that has them; null without any. */
function read(search: string) {
  const found = factsInSearch(search, null)
  return found && { type: found.type, ...Object.fromEntries(found.facts.map(({ name, value }) => [name, value])) }
}

/** Their labels are names of the whole type (decision 39). */
const TYPE_NAMES: readonly Subtype[] = ['departamento', 'local', 'bodega', 'nave']
const SUBTYPES = PROPERTY_TYPES.flatMap((type) => SUBTYPES_BY_TYPE[type].map((subtype) => ({ type, subtype })))

describe.each(SUBTYPES.filter(({ subtype }) => !TYPE_NAMES.includes(subtype)))('$subtype', ({ type, subtype }) => {
  const label = SUBTYPE_LABELS[subtype]
  const plural = label
    .split(' ')
    .map((word) =>
      ['en', 'de'].includes(word) ? word : /[aeioung]$/.test(word) || word.endsWith('ft') ? `${word}s` : `${word}es`,
    )
    .join(' ')
    .replace('Cediss', 'Cedis')
    .replace('Cedises', 'Cedis')

  test.each([label, label.toUpperCase(), foldText(label), plural, `${plural} en Monterrey`, `renta de ${label}`])(
    '«%s» asks for it',
    (search) => expect(read(search)).toEqual({ type, subtype }),
  )
})

test.each(TYPE_NAMES)('the label of %s stands for its whole type', (subtype) => {
  expect(read(SUBTYPE_LABELS[subtype])).toBeNull()
})

test.each([
  ['coworkings en San Pedro', 'oficina', 'coworking'],
  ['espacio de co-working', 'oficina', 'coworking'],
  ['co working', 'oficina', 'coworking'],
  ['oficinas coworking', 'oficina', 'coworking'],
  ['minibodegas', 'bodega', 'mini_bodega'],
  ['traspaso de un restaurante', 'local', 'restaurante'],
  ['depa tipo loft', 'departamento', 'loft'],
  ['pent house en venta', 'departamento', 'penthouse'],
  ['lotes industriales en Pesquería', 'terreno', 'lote_industrial'],
  ['casas en privadas', 'casa', 'casa_en_privada'],
])('«%s» asks for a subtype', (search, type, subtype) => expect(read(search)).toEqual({ type, subtype }))

test.each([
  'bodega con consultorio',
  'local para restaurante',
  'terreno para plaza completa',
  'local cerca de restaurantes',
  'casa en Las Quintas',
  'quinta avenida',
  'local o consultorio',
  'oficina tipo loft',
  'bodega sin mini bodegas',
  'penthouse o loft',
  'estudio de suelo',
  'local aislado',
])('«%s» asks for no subtype', (search) => expect(read(search)).toBeNull())

test.each([
  ['bodega con rociadores', 'rociadores'],
  ['bodega con sprinklers', 'rociadores'],
  ['warehouse with sprinklers', 'rociadores'],
  ['sprinklers', 'rociadores'],
  ['nave con sistema de rociadores', 'rociadores'],
  ['sprinkler system', 'rociadores'],
  ['bodega rociador', 'rociadores'],
  ['bodega con hidrantes', 'hidrantes'],
  ['fire hydrants warehouse', 'hidrantes'],
])('«%s» asks for %s', (search, fireProtection) => expect(read(search)).toEqual({ type: 'bodega', fireProtection }))

test('without a stored value the Spanish words of a text say it, too', () => {
  expect(factsInSearch('sprinklers', null)?.facts).toMatchObject([{ phrases: expect.arrayContaining(['rociador']) }])
  for (const search of ['bodega sin sprinklers', 'oficina con rociadores']) expect(read(search)).toBeNull()
})

test.each([
  ['oficina para 10 personas', 10],
  ['para 25 personas', 25],
  ['oficina 12 personas', 12],
  ['oficinas para diez personas', 10],
  ['office for 20 people', 20],
  ['oficina con capacidad para 40 empleados', 40],
  ['oficina para más de 15 personas', 15],
  ['oficina para 8 a 10 personas', 8],
  ['oficina para al menos 30 colaboradores', 30],
])('«%s» asks for space for %d people', (search, capacity) => {
  expect(read(search)).toEqual({ type: 'oficina', capacity })
})

test.each([
  'local para 24 personas',
  'casa para 10 personas',
  'oficina para menos de 10 personas',
  'oficina hasta 10 personas',
  'oficina personas',
])('«%s» asks for no number of people', (search) => expect(read(search)).toBeNull())

test('people at the tables of a restaurant make it no office', () => {
  expect(read('restaurante para 50 personas')).toEqual({ type: 'local', subtype: 'restaurante' })
})

test.each([
  ['oficina planta 400 m2', 400],
  ['planta 400 m2', 400],
  ['oficina planta de 400 m²', 400],
  ['oficina con planta tipo de 1,000 metros', 1000],
  ['oficinas plantas de 500 sqm', 500],
  ['oficina planta libre 350 mts2', 350],
  ['office floor plate 600 sqm', 600],
  ['oficina 400 m2 por planta', 400],
])('«%s» asks for floors of at least %d m²', (search, floorPlate) => {
  expect(read(search)).toEqual({ type: 'oficina', floorPlate })
  expect(readSearch(search, NUEVO_LEON).size).toBeNull()
})

test.each([
  ['bodega planta de 400 m2', 400],
  ['local planta baja 400 m2', 400],
  ['oficina 400 m2 con planta de luz', 400],
])('«%s» asks for a surface, not for floors', (search, near) => {
  expect(Object.keys(read(search) ?? {})).not.toContain('floorPlate')
  expect(readSearch(search, NUEVO_LEON).size).toMatchObject({ near })
})
