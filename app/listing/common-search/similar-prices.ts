import type { Catalogue } from '#app/catalogue/catalogue.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { municipalityValue } from '#app/catalogue/place/municipality-value.ts'
import { inCurrency } from '#app/catalogue/price/quoted.ts'
import { formatArea, formatCount } from '#app/figures/measure.ts'
import { commonSearchName } from './common-search.ts'
import { comparablePerM2, spreadOf } from './market-figures.ts'
import { perM2Text } from './market-text.ts'

/** A property is similar in size from half to double the surface (issue 49, point 10, leaves the span open). */
const SIZE_FACTOR = 2

/**
 * How the price of a property compares with those of similar offers: 'Este precio está 12 % arriba de la mediana de 14
 * similares …'. Similar are those of its type and operation in its municipality and of its size; where there are too few,
 * those of any size, then those of the state. Null without a public price, and where there are too few anywhere.
 */
export function priceAmongSimilar(catalogue: Catalogue, row: CatalogueRow): string | null {
  const own = comparablePerM2(row)
  if (own === null || row.area === null) return null
  const { type, category, municipality, state, currency } = row
  const ofKind = catalogue.offers.filter(
    (other) => other.id !== row.id && other.type === type && other.category === category,
  )
  const [least, most] = [row.area / SIZE_FACTOR, row.area * SIZE_FACTOR]
  const isNear = (other: CatalogueRow) => other.municipality === municipality && other.state === state
  const isInState = (other: CatalogueRow) => other.state === state
  const ofSize = ({ area }: CatalogueRow) => area !== null && area >= least && area <= most
  const place = municipality && municipalityValue(row, catalogue.places)
  const size = ` de ${formatArea(Math.round(least))} a ${formatArea(Math.round(most))}`
  const inState = commonSearchName({ category, type, municipality: state })
  const candidates = [
    ...(place
      ? [
          { rows: ofKind.filter((other) => isNear(other) && ofSize(other)), name: nameIn(place) + size },
          { rows: ofKind.filter(isNear), name: nameIn(place) },
        ]
      : []),
    { rows: ofKind.filter((other) => isInState(other) && ofSize(other)), name: lowerFirst(inState) + size },
  ]
  for (const { rows, name } of candidates) {
    const spread = spreadOf(rows.flatMap((other) => comparablePerM2(other) ?? []))
    if (!spread) continue
    const median = inCurrency(Math.round(spread.median), currency, catalogue.rate)
    const similar = `${formatCount(spread.count)} similares (${name}): ${perM2Text(median, currency, category)}`
    return `Este precio está ${distanceText(own / spread.median)} la mediana de ${similar}.`
  }
  return null

  function nameIn(where: string) {
    return lowerFirst(commonSearchName({ category, type, municipality: where }))
  }
}

/** '12 % arriba de', 'en'. @param ratio of a price to the median */
function distanceText(ratio: number): string {
  const percent = Math.round(Math.abs(ratio - 1) * 100)
  if (percent === 0) return 'en'
  return `${formatCount(percent)}\u00A0% ${ratio > 1 ? 'arriba de' : 'abajo de'}`
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
