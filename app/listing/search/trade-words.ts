import { foldText } from '#app/text/fold-text.ts'
import { MUNICIPALITIES, STATES } from '#app/catalogue/facts/places.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  PROPERTY_TYPE_PLURALS,
} from '#app/catalogue/facts/vocabulary.ts'
import { ENGLISH_NAMES, withoutPunctuation } from './search-words.ts'

/** The columns whose values people name in a search (decision 39). */
export const NAMED_COLUMNS = ['type', 'category', 'municipality', 'state'] as const
export type NamedColumn = (typeof NAMED_COLUMNS)[number]

type Words = Readonly<Record<string, readonly string[]>>

/** Other words for a value, folded. They find what the filter with that value finds. */
export const SYNONYMS: Record<NamedColumn, Words> = {
  type: {
    casa: ['casa habitacion'],
    departamento: ['depa', 'depas', 'depto', 'deptos', 'dpto', 'dptos', 'apartamento', 'apartamentos'],
    terreno: ['lote', 'lotes', 'predio', 'predios'],
    local: ['local', 'locales'],
    bodega: [
      'nave',
      'naves',
      'nave industrial',
      'naves industriales',
      'bodega industrial',
      'bodegas industriales',
      'almacen',
      'almacenes',
      'galpon',
      'galpones',
    ],
  },
  category: {
    venta: [
      'ventas',
      'vender',
      'vendo',
      'vende',
      'venden',
      'se vende',
      'se venden',
      'en venta',
      'comprar',
      'compra',
      'compro',
    ],
    renta: [
      'rentar',
      'rento',
      'rentas',
      'rentan',
      'se renta',
      'se rentan',
      'en renta',
      'alquiler',
      'alquilar',
      'alquilo',
      'alquila',
      'alquilan',
      'se alquila',
      'se alquilan',
      'arrendar',
      'arrendamiento',
    ],
    traspaso: ['traspasar', 'traspasos', 'traspasa', 'se traspasa', 'en traspaso'],
  },
  municipality: {
    Monterrey: ['mty'],
    Guadalupe: ['gpe'],
    'San Pedro Garza García': ['san pedro', 'sn pedro', 's. pedro', 'garza garcia', 'spgg'],
    'San Nicolás de los Garza': ['san nicolas', 'sn nicolas', 'san nico', 's. nicolas'],
    'Santa Catarina': ['sta catarina'],
    'General Escobedo': ['escobedo', 'gral escobedo'],
    'Cadereyta Jiménez': ['cadereyta'],
    'Ciénega de Flores': ['cienega'],
    'General Zuazua': ['zuazua', 'gral zuazua'],
  },
  state: {
    'Nuevo León': ['nl', 'n l'],
    Coahuila: ['coah'],
    'Ciudad de México': ['cdmx'],
    'Estado de México': ['edomex', 'edo mex', 'edo de mexico'],
    'San Luis Potosí': ['slp'],
    Tamaulipas: ['tamps'],
  },
}

/** Words for some properties of a type. They find the rows that contain them; without any, all rows of the type. */
const NARROWER: Words = {
  casa: ['residencia', 'residencias'],
  departamento: ['loft', 'lofts', 'penthouse'],
  oficina: ['consultorio', 'consultorios', 'despacho', 'despachos', 'coworking', 'coworkings'],
  local: ['tienda', 'tiendas', 'accesoria', 'accesorias', 'isla', 'islas', 'plaza completa', 'plazas completas'],
  bodega: ['cedis', ...['minibodega', 'mini bodega'].flatMap((one) => [one, `${one}s`])],
}

/** Places that also name streets and colonias in every town, so that a row may contain the word without being there. */
const ALSO_STREETS: ReadonlySet<string> = new Set([
  'Hidalgo',
  'Allende',
  'Galeana',
  'Abasolo',
  'Bustamante',
  'Iturbide',
  'Mina',
  'China',
  'Linares',
  'Santiago',
  'Guerrero',
  'Morelos',
  'Durango',
  'Zacatecas',
  'Colima',
  'Sonora',
  'Chihuahua',
  'Tabasco',
  'Puebla',
  'Querétaro',
])

/**
 * The value of a column that words of a search stand for. `text`: the folded word for it in the texts of its rows;
 * `exact`: the words stand for the value and nothing else.
 */
export type Meaning = { column: NamedColumn; value: string; text: string; exact: boolean }

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  [
    ...PROPERTY_TYPES.flatMap((type) =>
      meanings('type', type, [PROPERTY_TYPE_LABELS[type], PROPERTY_TYPE_PLURALS[type]]),
    ),
    ...CATEGORIES.flatMap((category) => meanings('category', category, [CATEGORY_LABELS[category]])),
    ...STATES.flatMap((state) => meanings('state', state, [state])),
    // A municipality replaces a state of the same name.
    ...MUNICIPALITIES.flatMap((name) => meanings('municipality', name, [name])),
    ...Object.entries(NARROWER).flatMap(([type, words]) =>
      words.map((word): [string, Meaning] => [word, { column: 'type', value: type, text: type, exact: false }]),
    ),
  ].map(([words, meaning]) => [withoutPunctuation(words), meaning]),
)

function meanings(column: NamedColumn, value: string, names: readonly string[]): [string, Meaning][] {
  const meaning = { column, value, text: foldText(value), exact: !ALSO_STREETS.has(value) }
  return [...names, ...(SYNONYMS[column][value] ?? []), ...(ENGLISH_NAMES[column]?.[value] ?? [])].map((words) => [
    foldText(words),
    meaning,
  ])
}

/** The names of types and operations. */
export const TRADE_NAMES: readonly string[] = [
  ...Object.values(PROPERTY_TYPE_LABELS),
  ...Object.values(PROPERTY_TYPE_PLURALS),
  ...Object.values(CATEGORY_LABELS),
  ...Object.values(NARROWER).flat(),
]

/** The number of words in the longest name. */
const LONGEST_NAME = Math.max(...[...MEANINGS.keys()].map((words) => words.split(' ').length))

/** The value that these words stand for together, or null. Ignores case, accents and stops: 'Sta. Catarina', 'N.L.'. */
export function meaningOf(words: readonly string[]): Meaning | null {
  return MEANINGS.get(withoutPunctuation(foldText(words.join(' ')))) ?? null
}

/** The longest name that begins at this position; null where none does. */
export function nameAt(words: readonly string[], at: number): { meaning: Meaning; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const meaning = meaningOf(words.slice(at, at + length))
    if (meaning) return { meaning, length }
  }
  return null
}
