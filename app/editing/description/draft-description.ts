import { foldText } from '#app/text/fold-text.ts'
import { SUBTYPE_LABELS } from '#app/catalogue/facts/filtered-vocabulary.ts'
import { CATEGORY_LABELS, PROPERTY_TYPE_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { AMENITIES, AMENITY_LABELS, type Amenity } from '#app/catalogue/facts/amenities.ts'
import { withPublicPlace } from '#app/catalogue/place/public-place.ts'
import type { PropertyFacts } from '#app/catalogue/property/format-fact.ts'
import type { FactColumns } from '#app/catalogue/facts/fact-columns.ts'
import { type Phrase, type Words, ended, lowerFirst, sentence, wordsOf } from './phrase.ts'
import { TYPE_SENTENCES } from './type-sentences.ts'

/** The facts that a description is written from. */
export type DescribedFacts = PropertyFacts & FactColumns

/** What a subtype is called in a sentence: its label, or these. */
const NOUNS: Readonly<Record<string, string>> = {
  ...SUBTYPE_LABELS,
  local: 'Local comercial',
  isla: 'Isla comercial',
  restaurante: 'Local para restaurante',
  cedis: 'Centro de distribución',
}

/** How premises are handed over, as conditions say it. A technical fact ('Entrega') comes before it. */
const HANDED_OVER: Partial<Record<Amenity, string>> = {
  obra_gris: 'en obra gris',
  obra_blanca: 'en obra blanca',
  amueblada: 'con muebles',
}

/**
 * A description from the facts of a property, sentence by sentence. It never states an empty fact, and says no more about
 * the place than its precision shows. Price and conditions are left out: they change, and the page shows them.
 */
export function draftDescription(property: DescribedFacts): string {
  const shown = withPublicPlace(property)
  const words = wordsOf(shown)
  const sentences = [
    opening(shown, words),
    ...TYPE_SENTENCES[shown.type](words),
    surfaces(words),
    built(words),
    words.with('landUse', (text) => ended(`Uso de suelo: ${lowerFirst(text)}`)),
    site(words),
    ...conditions(shown, words),
    available(words),
  ]
  return sentences
    .filter((each) => each !== null)
    .join(' ')
    .replaceAll('\u00A0', ' ')
}

/** 'Nave industrial clase A de 2,400 m² en renta o venta en Huinalá, Apodaca.' */
function opening(property: DescribedFacts, words: Words): string {
  const { type, subtype, category, secondCategory } = property
  const noun = NOUNS[subtype ?? type] ?? PROPERTY_TYPE_LABELS[type]
  const operations = [category, secondCategory].flatMap((each) => (each ? [CATEGORY_LABELS[each].toLowerCase()] : []))
  const parts = [
    noun,
    words.with('buildingClass', (text) => `clase ${text}`),
    words.with('area', (text) => `de ${text}`),
    words.with('floorNumber', (text) => `en el piso ${text}`),
    words.with('shopLevel', lowerFirst) && `en ${words.with('shopLevel', lowerFirst)}`,
    words.if('corner', 'en esquina'),
    `en ${operations.join(' o ')}`,
    placeOf(property),
  ]
  return ended(parts.filter(Boolean).join(' '))
}

/** 'en Huinalá, Apodaca'; the state only without a municipality. */
function placeOf({ location, municipality, state }: DescribedFacts): Phrase {
  const wider = municipality || state
  const parts = [location, wider && foldText(location ?? '').includes(foldText(wider)) ? null : wider].filter(Boolean)
  return parts.length === 0 ? null : `en ${parts.join(', ')}`
}

function surfaces(words: Words): Phrase {
  const rentable = words.textOf('rentableArea')
  return sentence('', [
    rentable && `la superficie rentable es de ${rentable}`,
    words.with('usableArea', (text) => (rentable ? `la útil, de ${text}` : `la superficie útil es de ${text}`)),
  ])
}

function built(words: Words): Phrase {
  const year = words.with('yearBuilt', (text) => `Construcción de ${text}`)
  const again = words.with('remodeledYear', (text) => `remodelada en ${text}`)
  if (year && again) return `${year}, ${again}.`
  return year ? `${year}.` : again && `Construcción ${again}.`
}

/** Park and plaza, which only an exact place names. */
function site(words: Words): Phrase {
  return (
    words.with('industrialPark', (text) => ended(`Está en ${named(text, 'parque', 'el parque industrial')}`)) ??
    words.with('plaza', (text) => ended(`Está en ${named(text, 'plaza', 'la plaza')}`))
  )
}

function named(name: string, noun: string, article: string): string {
  return foldText(name).startsWith(noun) ? name : `${article} ${name}`
}

/** Conditions and services, without what a technical fact has already said. */
function conditions({ amenities, subtype }: DescribedFacts, words: Words): Phrase[] {
  const said = new Set<Amenity>()
  if (words.textOf('parkingSpaces')) said.add('estacionamiento')
  if (words.textOf('terraceArea')) said.add('terraza')
  if (words.codeOf('waterAtLot') ?? words.codeOf('electricityAtLot')) said.add('con_servicios')
  if (subtype === 'terreno_brena') said.add('terreno_brena')
  const left = AMENITIES.filter((code) => amenities.includes(code) && !said.has(code))
  const handed = words.textOf('fitOut') ? [] : left.flatMap((code) => HANDED_OVER[code] ?? [])
  const services = left.filter((code) => code !== 'terreno_brena' && HANDED_OVER[code] === undefined)
  return [
    left.includes('terreno_brena') ? 'Es terreno en breña.' : null,
    sentence('Se entrega', handed),
    sentence(
      'También tiene',
      services.map((code) => (code === 'con_servicios' ? 'servicios' : lowerFirst(AMENITY_LABELS[code]))),
    ),
  ]
}

function available(words: Words): Phrase {
  return words.with('availableFrom', (text) =>
    text === 'Inmediata' ? 'Está disponible de inmediato.' : `Está disponible desde el ${text}.`,
  )
}
