/** The text of a price as `readAmount` reads it, and what stood beside it without a meaning for a price. */
export type WordedPrice = { text: string; rest: string; isMonthly: boolean }

export const ON_REQUEST = 'A consultar'
const CALLED = /\bpoa\b|\bcall\b|request|application|enquire|consult/i
/** Words beside a price that change it, with the words that `readAmount` reads. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [
    /\bp\.?a\b\.?|per annum|annual(?:ly)?|(?:per |\/ ?)?year(?:ly)?|(?:al |por |\/ ?)?\ba[nñ]o\b|anual(?:es)?/i,
    'al año',
  ],
  [/(?:per |por |\/ ?|p)?(?:sq\.? ?m(?:et(?:er|re)s?)?\b|m2\b|m²|mts?2|metros? cuadrados?|metro\b)/i, 'por m2'],
  [/(?:per |por |\/ ?|p)?(?:sq\.? ?f(?:ee)?t\b|ft2\b|ft²|pies? cuadrados?|pie\b)/i, 'por ft2'],
  [/\busd\b|us ?\$|d[oó]lar(?:es)?|\bdll?s\b\.?/i, 'USD'],
  [/\bmxn\b|\bm\.n\.|\bpesos(?: mexicanos)?\b|\bmx ?\$/i, 'MXN'],
  [/\bmdd\b/i, 'mdd'],
  [/\bmdp\b/i, 'mdp'],
  [/\bmillones\b/i, 'millones'],
  [/\bmil\b/i, 'mil'],
  [/iva incluido|incluye iva|con iva/i, 'iva incluido'],
  [/(?:\+|m[aá]s)\s*iva\b|no incluye iva/i, '+ IVA'],
]
const MONTHLY = /\bpcm\b|(?:per |\/ ?)?(?:calendar )?month(?:ly)?|(?:al |por |\/ ?)?\bmes\b|mensual(?:es)?|\bp\/?m\b/i
const QUARTERLY = /\bpq\b|(?:per |\/ ?)?quarter(?:ly)?|trimestr(?:e|al)(?:es)?/i
const HECTARE = /(?:per |por |\/ ?|p)?hect(?:[aá]reas?|ares?)|(?:por |\/ ?)ha\b/i
/** Periods, units and currencies that the catalogue lacks: the price becomes on request, and a note keeps what stood there. */
const OTHER_UNIT =
  /week|seman|fortnight|quincen|bimestr|semestr|night|noche|\bday\b|daily|\bd[ií]as?\b|diari[ao]|\bp[wd]\b|pppw|acre|[€£]|\beur(?:os?)?\b|\b(?:gbp|cad|aud)\b/i
/** Words that say nothing. */
const SILENT = /^[\s/,.;:()$|+-]*$/

/** Longer words beside a price are a text, in which any unit may stand. */
const LONGEST_WORDS = 200

/** A price with the words that a plugin keeps beside it. A quarter's rent is said as a year's, a hectare's price by m². */
export function wordedPrice(price: string, words: readonly string[]): WordedPrice {
  let rest = words.filter(Boolean).join(' ')
  const figure = Number(price.replaceAll(/[$,\s]/g, ''))
  if (price === '' || figure === 0 || CALLED.test(price))
    return { text: ON_REQUEST, rest: rest.trim(), isMonthly: false }
  const asked = price.replaceAll(/^\$\s*/g, '')
  if (OTHER_UNIT.test(rest)) return { text: ON_REQUEST, rest: rest.trim(), isMonthly: false }
  if (rest.length > LONGEST_WORDS) return { text: `${asked} ${rest.trim()}`, rest: '', isMonthly: false }
  const take = (pattern: RegExp) => {
    const found = pattern.test(rest)
    rest = rest.replace(pattern, ' ')
    return found
  }
  const isQuarterly = take(QUARTERLY)
  const byHectare = take(HECTARE)
  const found = WORDS.flatMap(([pattern, text]) => (take(pattern) ? [text] : []))
  const isMonthly = take(MONTHLY)
  if ((isQuarterly || byHectare) && !Number.isFinite(figure))
    return { text: `${asked} ${words.join(' ')}`, rest: '', isMonthly }
  const scaled = isQuarterly ? decimal(figure * 4) : byHectare ? decimal(figure / 10_000) : asked
  const said = [...(isQuarterly ? ['al año'] : []), ...(byHectare ? ['por m2'] : []), ...found]
  return {
    text: [scaled, ...said].join(' '),
    rest: SILENT.test(rest) ? '' : rest.replaceAll(/\s+/g, ' ').trim(),
    isMonthly,
  }
}

/** A number without a trace of binary fractions. */
export function decimal(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}
