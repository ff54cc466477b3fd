import type { PriceBase, PricePeriod, Vat } from '#app/catalogue/facts/quote-vocabulary.ts'
import type { Category, Currency } from '#app/catalogue/facts/vocabulary.ts'
import { foldText } from '#app/text/fold-text.ts'
import { MILLION, THOUSAND } from './plain-figure.ts'

/** What a heading says of the cells below it: 'Precio USD', 'Superficie (ha)', 'Renta mensual + IVA', '$/m2'. */
export type HeadingHints = {
  currency: Currency | null
  base: PriceBase | null
  /** `mes` is said, too, though the catalogue stores none for it. */
  period: PricePeriod | 'mes' | null
  vat: Vat | null
  category: Category | null
  /** Two operations in their order, as in 'Precio venta / renta'; else none. */
  operations: readonly Category[]
  /** What every amount is multiplied by: 'Precio (MDP)'. */
  scale: number
  /** The unit of its surfaces. */
  unit: TypedUnit | null
}
export type TypedUnit = 'm2' | 'ha' | 'ft2' | 'acre'

type Said<Value> = readonly (readonly [Value, RegExp])[]

const CURRENCY: Said<Currency> = [
  ['USD', /\b(?:usd|us|dls|dlls|dolares|mdd)\b/],
  ['MXN', /\b(?:mxn|mn|m n|pesos|mdp)\b/],
]
const BASE: Said<PriceBase> = [
  [
    'por_m2',
    /(?:\$|\/|\bx|\bpor|\bprecio|\brenta|\bcosto|\bvalor|\busd|\bmxn|\bprice|\bper) ?(?:el )?(?:m2|mts2|mt2|metro|sqm)\b/,
  ],
  [
    'por_ft2',
    /(?:\$|\/|\bx|\bpor|\bprecio|\brenta|\bcosto|\busd|\bmxn|\bprice|\bper) ?(?:el )?(?:ft2|sqft|sq ft|sf|pies?2|pie)\b|\bpsf\b/,
  ],
]
const PERIOD: Said<PricePeriod | 'mes'> = [
  ['anio', /\banual\b|\bal ano\b|\/ ?ano\b|\bpor ano\b|\byearly\b|\bper year\b|\/ ?(?:yr|year)\b/],
  ['mes', /\bmensual(?:es)?\b|\bal mes\b|\/ ?mes\b|\bpor mes\b|\bmonthly\b|\bper month\b|\/ ?(?:mo|month)\b/],
]
const VAT: Said<Vat> = [
  ['mas_iva', /\+ ?iva\b|\bmas iva\b|\bsin iva\b|\bs\/ ?iva\b|\bantes de iva\b/],
  ['incluido', /\bcon iva\b|\biva incluido\b|\bc\/ ?iva\b|\bincluye iva\b/],
]
const CATEGORY: Said<Category> = [
  ['venta', /\bventas?\b|\bvta\b|\bsale\b/],
  [
    'renta',
    /\brentas?\b|\brta\b|\blease\b|\brate\b|\brent\b|\bmensual\b|\balquiler(?:es)?\b|\barrendamientos?\b|\bleasing\b|\brental\b/,
  ],
  ['traspaso', /\btraspasos?\b/],
]
const SCALE: Said<number> = [
  [MILLION, /\b(?:mdp|mdd|millones)\b/],
  [THOUSAND, /\bmiles\b/],
]
const UNIT: Said<TypedUnit> = [
  ['ha', /\b(?:ha|has|hectareas?)\b/],
  ['ft2', /\b(?:ft2|sqft|sq ft|sf|psf|pies?2|pies cuadrados|square feet)\b/],
  ['acre', /\bacres?\b/],
  ['m2', /\b(?:m2|mts2|mt2|sqm|sq m|metros cuadrados)\b/],
]

/** A heading for comparing what it says: folded, its brackets and marks as spaces. Signs of money and units stay. */
export function headingWords(header: string): string {
  return foldText(header)
    .replaceAll(/[_*()[\]{}:;"«».]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

export function headingHints(header: string): HeadingHints {
  const words = headingWords(header)
  return {
    currency: said(CURRENCY, words),
    base: said(BASE, words),
    period: said(PERIOD, words),
    vat: said(VAT, words),
    category: said(CATEGORY, words),
    operations: twoOperations(words),
    scale: said(SCALE, words) ?? 1,
    unit: said(UNIT, words),
  }
}

/** The unit that a cell names alone: 'ha', 'm²', 'Metros'; null for any other text. */
export function unitNamed(text: string): TypedUnit | null {
  const words = headingWords(text)
  return /^(?:m|mts?|metros)$/.test(words) ? 'm2' : said(UNIT, words)
}

/** One meaning; a heading that says two, such as 'Venta/Renta', says none. */
function said<Value>(meanings: Said<Value>, words: string): Value | null {
  const found = meanings.filter(([, test]) => test.test(words))
  return found.length === 1 ? (found[0]?.[0] ?? null) : null
}

function twoOperations(words: string): readonly Category[] {
  const found = CATEGORY.flatMap(([category, test]) => {
    const at = words.search(test)
    return at === -1 ? [] : [{ category, at }]
  }).toSorted((one, other) => one.at - other.at)
  return found.length === 2 ? found.map(({ category }) => category) : []
}

/** The words of a heading that say how its cells are read, and those that say nothing; the rest is its name. */
const BESIDE_THE_NAME =
  /(?:\+|\bmas\b|\bsin\b|\bcon\b|\b[sc]\/|\bantes de\b|\bincluye\b)? ?\biva\b(?: incluido)?|\/ ?(?:mes|ano|mo|month|yr|year)\b|\b(?:usd|us|dls|dlls|dolares|mdd|mxn|mn|m n|pesos|mdp|millones|miles|mensual(?:es)?|anual|al mes|al ano|ha|has|hectareas?|ft2|sqft|sf|psf|ft|feet|pies|cm|kg|mva|sqm|acres?|m2|mts2|mt2|mts|metros cuadrados|aprox|aproximad[oa]|publicad[oa]|de la propiedad|del inmueble)\b|\$/g

export function nameOfHeading(header: string): string {
  return headingWords(header).replaceAll(BESIDE_THE_NAME, ' ').replaceAll(/ +/g, ' ').trim()
}

/** Headings of a place that is the municipality beside another place or where its cells name one, and else the zone. */
const OF_CITIES: readonly string[] = ['ciudad', 'cd', 'city', 'localidad', 'poblacion', 'town']

export function isCityHeading(header = ''): boolean {
  return OF_CITIES.includes(headingWords(header))
}

const hintsByHeaders = new WeakMap<readonly string[], HeadingHints[]>()

/** The hints of all headings of a table. */
export function hintsOfHeaders(headers: readonly string[]): readonly HeadingHints[] {
  const known = hintsByHeaders.get(headers)
  if (known) return known
  const hints = headers.map(headingHints)
  hintsByHeaders.set(headers, hints)
  return hints
}
