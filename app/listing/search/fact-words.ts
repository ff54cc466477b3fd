import { foldText } from '#app/text/fold-text.ts'
import {
  type FIRE_PROTECTIONS,
  SUBTYPES_BY_TYPE,
  SUBTYPE_LABELS,
  type Subtype,
} from '#app/catalogue/facts/filtered-vocabulary.ts'
import { PROPERTY_TYPES, type PropertyType } from '#app/catalogue/facts/vocabulary.ts'
import { NO_PLACES } from '#app/catalogue/place/places.ts'
import { SYNONYMS } from './synonyms.ts'
import { meaningOf } from './trade-words.ts'

/** Other words for a subtype, folded and in the singular. */
const SUBTYPE_SYNONYMS: Partial<Record<Subtype, readonly string[]>> = {
  estudio: ['studio'],
  penthouse: ['pent house'],
  privado: ['private office'],
  coworking: ['co-working', 'co working'],
  restaurante: ['restaurant'],
  mini_bodega: ['minibodega'],
}

/** The type that a label of a subtype is a name of, which it then stands for: 'nave industrial' is any bodega (decision 39). */
function isTypeName(type: PropertyType, label: string): boolean {
  return label === type || (SYNONYMS.type[type] ?? []).includes(label)
}

type SubtypeWords = { type: PropertyType; subtype: Subtype; words: readonly string[] }

/** The subtypes with the words for them, folded and in the singular. */
const NAMED_SUBTYPES: readonly SubtypeWords[] = PROPERTY_TYPES.flatMap((type) =>
  SUBTYPES_BY_TYPE[type].flatMap((subtype): SubtypeWords[] => {
    const label = foldText(SUBTYPE_LABELS[subtype])
    return isTypeName(type, label) ? [] : [{ type, subtype, words: [label, ...(SUBTYPE_SYNONYMS[subtype] ?? [])] }]
  }),
)

const FIRE_WORDS = {
  rociadores: ['rociador', 'sprinkler', 'sprinkler system', 'fire sprinkler', 'sprinklered'],
  hidrantes: ['hidrante', 'hydrant', 'fire hydrant'],
} as const satisfies Partial<Record<(typeof FIRE_PROTECTIONS)[number], readonly string[]>>

/** A pattern of the words in singular and plural: each may end in 's' or 'es', but for those that join others. */
function eitherNumber(words: readonly string[]): string {
  const forms = words.map((phrase) =>
    phrase
      .split(' ')
      .map((word) => (['en', 'de'].includes(word) ? word : `${word}(?:e?s)?`))
      .join(' '),
  )
  return `(?:${forms.toSorted((one, other) => other.length - one.length).join('|')})`
}

/**
 * After these words a subtype is a part, a purpose, a neighbour or the name of something: 'bodega con consultorio', 'local
 * para restaurante', 'cerca de restaurantes', 'colonia Las Quintas'.
 */
const NOT_ITSELF =
  '(?<! (?:con|with|and|para|for|de|la|las|el|los|col|colonia|fracc|fraccionamiento|calle|plaza|torre|hotel)(?: un| una| unos| unas)? )(?<! incluye )'
/** 'Quinta avenida', 'Quintas del Valle', 'estudio de suelo'. */
const NO_NAME = '(?! (?:avenida|av|real|del|de (?:la|las|los|suelos?|mercado|grabacion)) )'
/** 'Renta de restaurante', 'traspaso de un restaurante', 'espacio de coworking'. */
const OFFERED =
  '(?<= (?:rent[ao]|renta[nr]?|ventas?|vend[eo]|traspasos?|compra|busco|espacios?|oficinas?|alquiler)(?: (?:de|el|la|en|un|una))+ )'

/** The words of a subtype. Those of one that is only mentioned beside another property don't match. */
export const SUBTYPE_WORDING = `(?:${OFFERED}|${NOT_ITSELF})(?<value>${eitherNumber(NAMED_SUBTYPES.flatMap(({ words }) => words))})${NO_NAME}`

export const FIRE_WORDING = `(?:(?:sistemas?|red) (?:de|contra) )?(?<value>${eitherNumber(Object.values(FIRE_WORDS).flat())})(?: automaticos?)?(?: contra incendios?)?`

/** A value of a fact that words stand for. `type`: the only type that has it; `words`: the texts of a row that says so. */
export type WordedValue = { value: string; type: PropertyType | null; words: readonly string[] }

const WORDED_VALUES = {
  subtype: NAMED_SUBTYPES.map(({ type, subtype, words }) => ({ value: subtype as string, type, words })),
  fireProtection: Object.entries(FIRE_WORDS).map(([value, words]) => ({ value, type: null, words })),
} as const

const PATTERNS = Object.entries(WORDED_VALUES).map(
  ([name, values]) =>
    [name, values.map((value) => [new RegExp(`^${eitherNumber(value.words)}$`), value] as const)] as const,
)

/** The value of a fact that folded words stand for; null for a fact or words without such a value. */
export function wordedValue(name: string, words: string): WordedValue | null {
  const patterns = PATTERNS.find(([fact]) => fact === name)?.[1] ?? []
  return patterns.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** The type that a folded word names, by its own name or by that of a subtype; null for any other word. */
export function typeNamedBy(word: string): string | null {
  const meaning = meaningOf([word], NO_PLACES)
  return meaning?.column === 'type' ? meaning.value : (wordedValue('subtype', word)?.type ?? null)
}
