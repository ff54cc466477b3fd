import { DEFAULT_RATE, type ReferenceRate } from '#app/catalogue/price/price.ts'
import { formatArea } from '#app/figures/measure.ts'
import { type RequestedSurface, NO_SURFACE, surfaceOf } from '#app/catalogue/price/requested-surface.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { type OtherOffer, otherOffer } from '#app/catalogue/price/second-offer.ts'
import { areaRatio, toFigure } from '#app/catalogue/price/ratio.ts'
import { type SpacePrice, spacePrice, formatSurface } from '#app/catalogue/price/space-calculator.ts'
import type { SurfaceUnit } from '#app/catalogue/price/surface-params.ts'
import { propertyName } from '#app/catalogue/property/property.ts'
import type { FreeSpace } from './free-space.ts'

/** The most spaces shown for one surface: those that exceed it least. */
const MOST = 4

/**
 * A free space of at least the requested surface. `price` is null where none can be calculated: then `quoted` is shown.
 * `also`: the other operation with its price, null for a single operation.
 */
export type FittingSpace = {
  slug: string
  name: string
  extent: string
  price: SpacePrice | null
  quoted: string
  also: OtherOffer | null
}

/** Which free spaces of a complex have a requested surface, and what each costs. */
export type ComplexCalculatorView = {
  /** The surface of the largest one. */
  most: string
  /** The text of the field. */
  typed: string
  unit: SurfaceUnit
  fault: string | null
  fitting: FittingSpace[]
  /** How many more there are than shown. */
  more: number
}

type Measured = FreeSpace & { area: number }

/** Null for a complex without a free space of a known surface. */
export function complexCalculator(
  spaces: readonly FreeSpace[],
  requested: RequestedSurface | null,
  rate: ReferenceRate = DEFAULT_RATE,
): ComplexCalculatorView | null {
  const measured = spaces.filter((space): space is Measured => Boolean(space.area))
  if (measured.length === 0) return null
  const { figure, unit, typed } = requested ?? NO_SURFACE
  const most = formatSurface(areaRatio(Math.max(...measured.map(({ area }) => area))), unit)
  const open = { most, typed, unit, fault: null, fitting: [], more: 0 }
  if (requested === null) return open
  if (figure === null) return { ...open, fault: 'Escribe una superficie, por ejemplo 100' }
  const surface = toFigure(surfaceOf(figure, unit))
  const fitting = measured
    .filter(({ area }) => area >= surface)
    .toSorted((a, b) => excess(a, surface) - excess(b, surface))
  if (fitting.length === 0) return { ...open, fault: `Hoy el espacio libre más grande es de ${most}` }
  return {
    ...open,
    fitting: fitting.slice(0, MOST).map((space) => toFittingSpace(space, { figure, unit, rate })),
    more: Math.max(0, fitting.length - MOST),
  }
}

/** Whether a part of the space can be taken alone. */
function isDivided({ area, divisibleFrom }: Measured, surface: number): boolean {
  return divisibleFrom !== null && divisibleFrom <= surface && surface < area
}

function excess(space: Measured, surface: number): number {
  return isDivided(space, surface) ? 0 : space.area - surface
}

function toFittingSpace(
  space: Measured,
  { figure, unit, rate }: { figure: number; unit: SurfaceUnit; rate: ReferenceRate },
): FittingSpace {
  const requested = surfaceOf(figure, unit)
  const isPart = isDivided(space, toFigure(requested))
  const surface = isPart ? requested : areaRatio(space.area)
  return {
    slug: space.slug,
    name: propertyName(space),
    extent: isPart ? `Una parte de ${formatArea(space.area)}` : 'Completo',
    price: space.category === 'traspaso' ? null : spacePrice(space, surface, { unit, rate }),
    quoted: `${formatSurface(surface, unit)} · ${quotedPrice(space)}`,
    also: otherOffer(space),
  }
}
