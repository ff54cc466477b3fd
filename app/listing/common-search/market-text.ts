import { dayIn, formatDay } from '#app/calendar/calendar-day.ts'
import type { Catalogue } from '#app/catalogue/catalogue.ts'
import { CATEGORIES, type Category, type Currency, PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { formatAmount, formatPrice } from '#app/catalogue/price/price.ts'
import { referenceRateText } from '#app/catalogue/price/reference-rate-text.ts'
import { formatArea, formatCount } from '#app/figures/measure.ts'
import type { ResolvedQuery } from '#app/listing/search/resolve-query.ts'
import { foldText } from '#app/text/fold-text.ts'
import { type CommonSearch, commonSearchName, commonSearchPath } from './common-search.ts'
import { type MarketFigures, MARKET_DAYS, type Spread, marketFigures } from './market-figures.ts'

/** What the block of a common search shows. `day`: of the figures, YYYY-MM-DD. */
export type MarketView = { title: string; lines: MarketLine[]; recent: string | null; method: string; day: string }

/**
 * Null where the search finds too few properties.
 * @param at.lowered the number of its offers whose price dropped in `MARKET_DAYS` days
 */
export function marketView(
  catalogue: Catalogue,
  search: CommonSearch,
  { now, lowered }: { now: Date; lowered: number },
): MarketView | null {
  const figures = marketFigures(catalogue, search, now)
  if (!figures) return null
  const name = commonSearchName(search)
  const day = dayIn(catalogue.timeZone, now)
  return {
    title: `${titleOf(figures)}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    lines: marketLines(figures, search.category),
    recent: recentText({ ...figures, lowered }),
    method: methodText({ ...figures, lowered }, day, referenceRateText(catalogue.rate)),
    day,
  }
}

/** What the figures say. With every price on request, that is not a price. */
function titleOf({ perM2, days }: MarketFigures): string {
  return perM2 ? 'Cuánto cuestan' : days ? 'Superficie y tiempo en oferta' : 'Superficie'
}

/** What a search for prices gets as an answer: the common search, its page and the median. */
export type MarketAnswer = { name: string; path: string; text: string }

/** Folded words that ask for a price. */
const ASKS_PRICE = /\b(?:cuanto (?:cuestan?|valen?|salen?)|que (?:precios?|cuestan?)|precios?|costos?)\b/

/** The answers for each operation that a search names, or for all; none where it asks for anything else. */
export function marketAnswers({ request, allowed, tests }: ResolvedQuery, now: Date): MarketAnswer[] {
  const { catalogue, filters } = request
  const [type, ...otherTypes] = allowed.type ?? []
  const [municipality = null, ...others] = allowed.municipality ?? []
  const ofType = PROPERTY_TYPES.find((each) => each === type)
  if (!ASKS_PRICE.test(foldText(filters.search)) || !ofType) return []
  if (otherTypes.length + others.length + tests.length > 0 || allowed.state) return []
  return CATEGORIES.flatMap((category) => {
    if (allowed.category && !allowed.category.includes(category)) return []
    const search = { category, type: ofType, municipality }
    const perM2 = marketFigures(catalogue, search, now)?.perM2
    if (!perM2) return []
    const text = `${perM2Text(perM2.median, perM2.currency, category)}, mediana de ${formatCount(perM2.count)} propiedades`
    return [{ name: commonSearchName(search), path: commonSearchPath(search), text }]
  })
}

/** One line of the block: what it is, its figure, and what is around it. */
export type MarketLine = { label: string; figure: string; around: string }

/** Pesos or dollars of one m² have centavos only below this. */
const WHOLE_FROM_CENTS = 10_000

/** '$98 MXN por m² al mes', 'USD 5.80 por m² al mes'. @param cents centavos of one m² */
export function perM2Text(cents: number, currency: Currency, category: Category): string {
  return `${formatPrice(roundedCents(cents), currency)} por m²${category === 'renta' ? ' al mes' : ''}`.replaceAll(
    ' ',
    '\u00A0',
  )
}

function roundedCents(cents: number): number {
  return cents < WHOLE_FROM_CENTS ? Math.round(cents) : Math.round(cents / 100) * 100
}

/** The lines of the block, without those that have too few figures. */
export function marketLines({ perM2, area, days }: MarketFigures, category: Category): MarketLine[] {
  return [
    ...(perM2 ? [lineOfPrice(perM2, category)] : []),
    ...(area ? [line('Superficie', area, areaText)] : []),
    ...(days ? [line('Tiempo en oferta', days, daysText)] : []),
  ]
}

/** The unit stands only beside the median. */
function lineOfPrice(perM2: NonNullable<MarketFigures['perM2']>, category: Category): MarketLine {
  const figure = perM2Text(perM2.median, perM2.currency, category)
  return { ...line('Precio por m²', perM2, (cents) => formatAmount(roundedCents(cents), perM2.currency)), figure }
}

function areaText(squareMetres: number): string {
  return formatArea(Math.round(squareMetres))
}

function line(label: string, { median, low, high, count }: Spread, format: (figure: number) => string): MarketLine {
  const [least, most] = [format(low), format(high)]
  const half = least === most ? `la mitad, ${least}` : `la mitad, de ${least} a ${most}`
  return { label, figure: format(median), around: `${half} (${formatCount(count)} propiedades)` }
}

function daysText(days: number): string {
  const whole = Math.round(days)
  return `${formatCount(whole)}\u00A0${whole === 1 ? 'día' : 'días'}`
}

type Changes = Pick<MarketFigures, 'added' | 'closed'> & { lowered: number }

/** 'En los últimos 30 días: 3 nuevas, 2 cerradas y 4 con menor precio.' Null where nothing changed. */
export function recentText({ added, closed, lowered }: Changes): string | null {
  const parts = [
    ...(added > 0 ? [`${formatCount(added)} ${added === 1 ? 'nueva' : 'nuevas'}`] : []),
    ...(closed > 0 ? [`${formatCount(closed)} ${closed === 1 ? 'cerrada' : 'cerradas'}`] : []),
    ...(lowered > 0 ? [`${formatCount(lowered)} con menor precio`] : []),
  ]
  return parts.length > 0 ? `En los últimos ${MARKET_DAYS} días: ${WORDS.format(parts)}.` : null
}

const WORDS = new Intl.ListFormat('es-MX')

/** How the figures were made. @param day of the agency, YYYY-MM-DD @param rate in words */
export function methodText(
  { perM2, lowered }: Pick<MarketFigures, 'perM2'> & { lowered: number },
  day: string,
  rate: string,
): string {
  const of = perM2 ? 'Medianas de los precios de lista' : 'Medianas'
  const converted = perM2?.isConverted
    ? ` Los precios de la otra moneda se convierten con un tipo de cambio de referencia de ${rate}.`
    : ''
  const drops = lowered > 0 ? ' Un precio bajó si quedó por debajo del que tenía y no ha vuelto a él.' : ''
  return `${of} de nuestras propiedades en oferta al ${formatDay(day)}; no son un avalúo.${converted}${drops}`
}
