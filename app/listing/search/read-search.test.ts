import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '#app/text/fold-text.ts'
import { MUNICIPALITIES, STATES } from '#app/catalogue/facts/places.ts'
import {
  CATEGORIES,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  PROPERTY_TYPE_PLURALS,
} from '#app/catalogue/facts/vocabulary.ts'
import { readSearch, readWords, requirementsOf } from './read-search.ts'
import { wordForms } from './search-words.ts'
import { NUEVO_LEON } from '#test/factories/places.ts'

const byName = (search: string) => requirementsOf(readSearch(search, NUEVO_LEON), 'by name')
const byText = (search: string) => requirementsOf(readSearch(search, NUEVO_LEON), 'by text').texts

test('every type and category is recognised by its own words, in singular and plural', () => {
  for (const type of PROPERTY_TYPES)
    for (const words of [type, PROPERTY_TYPE_LABELS[type], PROPERTY_TYPE_PLURALS[type].toUpperCase()])
      expect(byName(words)).toEqual({ named: { type: [type] }, texts: [] })
  for (const category of CATEGORIES) expect(byName(category).named).toEqual({ category: [category] })
})

test.each([
  ['nave', { type: ['bodega'] }],
  ['Naves Industriales', { type: ['bodega'] }],
  ['bodega industrial', { type: ['bodega'] }],
  ['depa', { type: ['departamento'] }],
  ['lotes', { type: ['terreno'] }],
  ['rentar', { category: ['renta'] }],
  ['comprar', { category: ['venta'] }],
  ['se traspasa', { category: ['traspaso'] }],
  ['San Pedro', { municipality: ['San Pedro Garza García'] }],
  ['Escobedo', { municipality: ['General Escobedo'] }],
  ['Sta. Catarina', { municipality: ['Santa Catarina'] }],
  ['N.L.', { state: ['Nuevo León'] }],
  ['bodega en renta apodaca', { type: ['bodega'], category: ['renta'], municipality: ['Apodaca'] }],
  ['Apodaca, renta: bodegas', { type: ['bodega'], category: ['renta'], municipality: ['Apodaca'] }],
  ['bodegas,Apodaca;renta', { type: ['bodega'], category: ['renta'], municipality: ['Apodaca'] }],
  ['oficina/local', { type: ['oficina', 'local'] }],
  ['\u202abodegas\u202c \ufeffApodaca\u200b', { type: ['bodega'], municipality: ['Apodaca'] }],
  ['bodega sn nicolas', { type: ['bodega'], municipality: ['San Nicolás de los Garza'] }],
  [
    'cuánto cuesta rentar una bodega barata en Gpe.',
    {
      type: ['bodega'],
      category: ['renta'],
      municipality: ['Guadalupe'],
    },
  ],
  ['warehouse for rent in Apodaca', { type: ['bodega'], category: ['renta'], municipality: ['Apodaca'] }],
  ['office space for lease', { type: ['oficina'], category: ['renta'] }],
  ['corner shop for rent in Monterrey', { type: ['local'], category: ['renta'], municipality: ['Monterrey'] }],
  ['retail space for sale', { type: ['local'], category: ['venta'] }],
  ['land for sale near García', { type: ['terreno'], category: ['venta'], municipality: ['García'] }],
  ['propiedades en renta', { category: ['renta'] }],
  ['ocupo bodega en apodaca', { type: ['bodega'], municipality: ['Apodaca'] }],
  ['buscamos inmueble en municipio de Guadalupe', { municipality: ['Guadalupe'] }],
  ['tienes bodega zona apodaca', { type: ['bodega'], municipality: ['Apodaca'] }],
  ['se vende casa', { type: ['casa'], category: ['venta'] }],
  ['se alquila dpto.', { type: ['departamento'], category: ['renta'] }],
  ['alquilo dptos', { type: ['departamento'], category: ['renta'] }],
  ['alquila deptos', { type: ['departamento'], category: ['renta'] }],
  ['alquiler de oficinas', { type: ['oficina'], category: ['renta'] }],
  ['rentan bodegas', { type: ['bodega'], category: ['renta'] }],
  ['venden terreno', { type: ['terreno'], category: ['venta'] }],
  ['ventas de casas', { type: ['casa'], category: ['venta'] }],
  ['terreno para bodega', { type: ['terreno'] }],
  ['casa para oficina san pedro', { type: ['casa'], municipality: ['San Pedro Garza García'] }],
  ['local para oficina o consultorio', { type: ['local'] }],
  ['para oficina, local en renta', { type: ['oficina', 'local'], category: ['renta'] }],
  ['terreno para nave en García y casa', { type: ['terreno', 'casa'], municipality: ['García'] }],
  ['casas y departamentos', { type: ['casa', 'departamento'] }],
  [
    'terreno para comprar en San Nicolás de los Garza, N.L.',
    { type: ['terreno'], category: ['venta'], municipality: ['San Nicolás de los Garza'], state: ['Nuevo León'] },
  ],
])('«%s» is read only as filters', (search, named) => {
  expect(byName(search)).toEqual({ named, texts: [] })
})

test('commas separate words but not the thousands of a figure; slashes separate words but not units', () => {
  const forms = readWords('plaza,planta/alta 264,000 t/m2', NUEVO_LEON).flatMap((term) => term.forms)
  expect(forms).toEqual(['plaza', 'planta', 'alta', '264,000', 't/m2'])
})

test('hyphens and dashes between words are equal', () => {
  expect(byText('carretera Monterrey-Saltillo km 60').flat()).toEqual(
    byText('carretera Monterrey–Saltillo km 60').flat(),
  )
  expect(byText('PROP-001, A-10').flat()).toEqual(['prop-001', 'a-10'])
})

test('every municipality and state is recognised as a whole', () => {
  for (const place of [...MUNICIPALITIES, ...STATES])
    expect(readSearch(place, NUEVO_LEON).terms).toMatchObject([{ typed: place, meaning: { value: place } }])
})

test('a place name beside other words is read as text, because streets have such names', () => {
  expect(byName('bodega av juárez')).toEqual({ named: { type: ['bodega'] }, texts: [['av'], ['juarez', 'juareces']] })
  expect(byName('hidalgo')).toEqual({ named: {}, texts: [['hidalgo']] })
})

test('a word for a part of a type is searched in the text first, and read as the type otherwise', () => {
  expect(byName('despachos en renta')).toEqual({
    named: { category: ['renta'] },
    texts: [['despacho']],
  })
  expect(requirementsOf(readSearch('despachos', NUEVO_LEON), 'by text')).toEqual({
    named: { type: ['oficina'] },
    texts: [],
  })
})

test('in the search by text a row may contain the words anywhere', () => {
  expect(byText('Bodegas Prueba')).toEqual([['prueba'], ['bodega']])
  expect(byText('nave norte san pedro')).toEqual([['norte'], ['bodega', 'nave'], ['san pedro']])
  expect(byText('casas o depas con jardín')).toEqual([['jardin'], ['casa', 'depa']])
})

test('in the search by text a category stays a filter, and a type is a word', () => {
  const wanted = (search: string) => requirementsOf(readSearch(search, NUEVO_LEON), 'by text')
  expect(wanted('casa jardín en venta')).toEqual({ named: { category: ['venta'] }, texts: [['jardin'], ['casa']] })
})

test('a type with only an operation or a place gives the same by text as by filters', () => {
  const wanted = (search: string) => requirementsOf(readSearch(search, NUEVO_LEON), 'by text')
  expect(wanted('casa en venta')).toEqual({ named: { type: ['casa'], category: ['venta'] }, texts: [] })
  expect(wanted('oficinas en renta en Apodaca').texts).toEqual([])
  expect(wanted('casa').texts).toEqual([['casa']])
  expect(wanted('Apodaca en renta').texts).toEqual([['apodaca']])
})

test('a number of people is searched as text where it is no fact, not as another figure', () => {
  expect(byName('local para 10 personas')).toEqual({ named: { type: ['local'] }, texts: [['10 personas']] })
})

test('an English word for a fact also finds the Spanish one', () => {
  expect(byName('office with docks and sprinklers')).toEqual({
    named: { type: ['oficina'] },
    texts: [
      ['dock', 'anden'],
      ['sprinkler', 'rociador'],
    ],
  })
  for (const search of ['crossdock', 'cross dock', 'Cross-Dock', 'CROSSDOCKING', 'cross docks', 'crossdocks'])
    expect(byText(search)).toEqual([expect.arrayContaining(['crossdock', 'cross dock', 'cross-dock'])])
  expect(byText('docks cross').flat(), 'in another order').toContain('dock')
})

test('a joining word beside a fact is ignored', () => {
  expect(readSearch('con rociadores', NUEVO_LEON).terms).toEqual([])
  expect(readSearch('con', NUEVO_LEON).terms).toHaveLength(1)
})

test('joining words are ignored unless there are no other words', () => {
  expect(byText('patio de la nave con andén').flat()).toEqual(['patio', 'anden', 'bodega', 'nave'])
  expect(byText('de la')).toEqual([['de'], ['la']])
  expect(byText('zona industrial')).toEqual([['industrial']])
  expect(byText('zona')).toEqual([['zona']])
})

test('a word that fits every property is ignored, also alone', () => {
  for (const search of ['propiedades', 'Inmuebles disponibles'])
    expect(byName(search)).toEqual({ named: {}, texts: [] })
})

test('a second type after a preposition is read as text, not as a choice between types', () => {
  expect(byName('bodega con oficinas')).toEqual({ named: { type: ['bodega'] }, texts: [['oficina']] })
  expect(byName('bodega con andenes, oficina y 2 locales')).toEqual({
    named: { type: ['bodega'] },
    texts: [['anden'], ['oficina'], ['2'], ['local']],
  })
  expect(byName('bodega con 10 andenes y oficinas').named).toEqual({ type: ['bodega'] })
  expect(byName('bodega con patio en renta o terreno').named).toEqual({
    type: ['bodega', 'terreno'],
    category: ['renta'],
  })
  expect(byName('con bodega').named).toEqual({ type: ['bodega'] })
  expect(requirementsOf(readSearch('con oficinas', NUEVO_LEON, 'bodega'), 'by name')).toEqual({
    named: {},
    texts: [['oficina']],
  })
})

test('street names are found in their abbreviated forms, beside joining words', () => {
  expect(byText('avenida constitución')).toEqual([['avenida', 'av.', 'ave.'], ['constitucion']])
  expect(byText('Ave. Constitución').at(0)).toEqual(['ave', 'av.'])
  expect(byText('carr. nacional')).toEqual([['carr'], ['nacional']])
  expect(byText('bulevar díaz ordaz').at(0)).toEqual(['bulevar', 'blvd', 'boulevard'])
  expect(byText('local a un lado de HEB')).toEqual([['heb'], ['local']])
  // Names that every JavaScript object has.
  for (const word of ['constructor', 'valueof', '__proto__']) expect(byText(word)).toEqual([[word]])
})

test('words that do not describe a property are ignored', () => {
  expect(byName('bodegas disponibles ya')).toEqual({ named: { type: ['bodega'] }, texts: [] })
  expect(byName('traspaso de negocio')).toEqual({ named: { category: ['traspaso'] }, texts: [] })
  expect(byName('urge bodega en apodaca, N.L., México').texts).toEqual([])
  expect(byName('bodega hasta').texts).toEqual([])
})

test('words for a storehouse are read as the type warehouse, also if properties of another type contain them', () => {
  for (const search of ['almacén', 'almacenes', 'galpón'])
    expect(byName(`${search} en Guadalupe`)).toEqual({
      named: { type: ['bodega'], municipality: ['Guadalupe'] },
      texts: [],
    })
})

test('a word for a part of a type that no property contains is read as the type; beside the name of a type it is a word', () => {
  const wanted = (search: string) => requirementsOf(readSearch(search, NUEVO_LEON), 'by text')
  expect(wanted('residencia')).toEqual({ named: { type: ['casa'] }, texts: [] })
  expect(wanted('tienda en Apodaca')).toEqual({ named: { type: ['local'] }, texts: [['apodaca']] })
  expect(wanted('local o consultorio')).toEqual({ named: {}, texts: [['local', 'oficina', 'consultorio']] })
})

test.each([
  ['bodega sin columnas', ['sin columna', 'libre de columna', 'libres de columna']],
  ['bodega sin andén', ['sin anden', 'libre de anden', 'libres de anden']],
  ['bodega no Guadalupe', ['no guadalupe']],
  ['bodega no en Sta. Catarina', ['no en sta. catarina']],
  ['bodega que no esté en Apodaca', ['no este en apodaca']],
  ['bodega ni patio', ['ni patio', 'sin patio']],
])('«%s» finds only properties whose text has these words', (search, forms) => {
  expect(byName(search)).toEqual({ named: { type: ['bodega'] }, texts: [forms] })
})

test("'No.' before a number is not a negation, and neither is a word at the end of a search", () => {
  expect(byText('Juárez No. 100').flat()).toEqual(['no', '100', 'juarez', 'juareces'])
  expect(byName('bodega sin').texts).toEqual([['sin']])
  expect(byName('casa no para oficina').named).toEqual({ type: ['casa'] })
})

test("'Tec' does not match inside other words", () => {
  const [forms = []] = byName('oficina cerca del Tec').texts
  expect(forms.some((form) => 'tecnologico'.includes(form))).toBe(true)
  for (const text of ['techo alto', 'arquitectonico', 'tecnica'])
    expect(forms.some((form) => text.includes(form))).toBe(false)
})

test('a surface is not one of the search words', () => {
  expect(readSearch('bodega 2000 m2', NUEVO_LEON)).toMatchObject({ terms: [{ typed: 'bodega' }], size: { near: 2000 } })
  expect(readSearch('250 m2', NUEVO_LEON).terms).toEqual([])
  expect(readSearch('', NUEVO_LEON).terms).toEqual([])
})

test.each([
  ['locales', ['local']],
  ['naves', ['nave']],
  ['luces', ['luz', 'luce']],
  ['luz', ['luz', 'luces']],
  ['andenes', ['anden']],
  ['torres', ['torre']],
  ['nandues', ['nandu']],
  ['gas', ['gas']],
  ['trailers', ['trailer']],
  ['amueblado', ['amueblad']],
  ['equipadas', ['equipad']],
  ['mercado', ['mercado']],
  ['avenida', ['avenida']],
  ['prop-001', ['prop-001']],
])('%s is searched as %o', (word, forms) => {
  expect(wordForms(word)).toEqual(forms)
})

const PLURALS = [
  ['nave', 'naves'],
  ['local', 'locales'],
  ['andén', 'andenes'],
  ['luz', 'luces'],
  ['rampa', 'rampas'],
  ['corredor', 'corredores'],
  ['almacén', 'almacenes'],
  ['industrial', 'industriales'],
  ['inmueble', 'inmuebles'],
  ['construcción', 'construcciones'],
  ['torre', 'torres'],
  ['calle', 'calles'],
  ['matriz', 'matrices'],
  ['ciudad', 'ciudades'],
  ['ñandú', 'ñandúes'],
  ['mes', 'meses'],
  ['clase', 'clases'],
  ['ley', 'leyes'],
  ['patio', 'patios'],
  ['cliente', 'clientes'],
  ['tráiler', 'trailers'],
  ['loft', 'lofts'],
  ['amueblado', 'amueblados'],
  ['estacionamiento', 'estacionamientos'],
] as const

test.each(PLURALS)('%s and %s find each other', (singular, plural) => {
  for (const search of [singular, plural]) {
    expect(finds(search, foldText(singular))).toBe(true)
    expect(finds(search, foldText(plural))).toBe(true)
  }
})

test('any typed text finds a text that contains it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40 }), (search) => {
      const { price, size } = readSearch(search, NUEVO_LEON)
      fc.pre(price === null && size === null)
      expect(finds(search, foldText(`antes ${search} después`))).toBe(true)
    }),
  )
})

function finds(search: string, text: string): boolean {
  return byText(search).every((group) => group.some((form) => text.includes(form)))
}

test('a zone is found by each of its names', () => {
  const zone = {
    name: 'Juriquilla',
    municipality: 'Querétaro',
    state: 'Querétaro',
    latitude: 20.7,
    longitude: -100.4,
  } as const
  const zones = [
    { ...zone, synonyms: ['Jurica Norte', 'Zibatá'] },
    { ...zone, name: 'Jurica', synonyms: ['Vieja Jurica'] },
    { ...zone, name: 'Centro', synonyms: [] },
  ] as const
  const textsOf = (search: string) => requirementsOf(readSearch(search, { ...NUEVO_LEON, zones }), 'by text').texts
  const names = ['juriquilla', 'jurica norte', 'zibata']
  expect(textsOf('bodega ZIBATA')).toEqual([names, expect.anything()])
  expect(textsOf('jurica norte')).toEqual([names])
  expect(textsOf('juriquilla')).toEqual([names])
  expect(textsOf('jurica')).toEqual([['jurica']])
  expect(textsOf('centro')).toEqual([['centro']])
})
