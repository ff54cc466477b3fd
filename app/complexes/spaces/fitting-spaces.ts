import { formatArea } from '#app/figures/measure.ts'
import { type RequestedSurface, NO_SURFACE, surfaceOf } from '#app/catalogue/price/requested-surface.ts'
import { quotedPrice } from '#app/catalogue/price/quote-text.ts'
import { areaRatio, toFigure } from '#app/catalogue/price/ratio.ts'
import { type SpacePrice, spacePrice, formatSurface } from '#app/catalogue/price/space-calculator.ts'
import type { SurfaceUnit } from '#app/catalogue/price/surface-params.ts'
import { propertyName } from '#app/catalogue/property/property.ts'
import type { FreeSpace } from './free-space.ts'

/** Spaces that are told of one surface: those that exceed it least. */
const MOST = 4

/** A free space that has room for what is asked; `price` null where none can be worked out, `quoted` is then what is told. */
export type FittingSpace = { slug: string; name: string; taken: string; price: SpacePrice | null; quoted: string }

/** What somebody who needs so much room is told of a conjunto. */
export type ComplexCalculatorView = {
  /** Up to how much there is in one piece. */
  most: string
  /** What stands in the field. */
  typed: string
  unit: SurfaceUnit
  fault: string | null
  fitting: FittingSpace[]
  /** How many more there are. */
  more: number
}

type Measured = FreeSpace & { area: number }

/** Null for a conjunto without a free space of a known surface. */
export function complexCalculator(
  spaces: readonly FreeSpace[],
  asked: RequestedSurface | null,
): ComplexCalculatorView | null {
  const measured = spaces.filter((space): space is Measured => Boolean(space.area))
  if (measured.length === 0) return null
  const { figure, unit, typed } = asked ?? NO_SURFACE
  const most = formatSurface(areaRatio(Math.max(...measured.map(({ area }) => area))), unit)
  const open = { most, typed, unit, fault: null, fitting: [], more: 0 }
  if (asked === null) return open
  if (figure === null) return { ...open, fault: 'Escribe una superficie, por ejemplo 100' }
  const surface = toFigure(surfaceOf(figure, unit))
  const fitting = measured
    .filter(({ area }) => area >= surface)
    .toSorted((a, b) => excess(a, surface) - excess(b, surface))
  if (fitting.length === 0) return { ...open, fault: `Hoy el espacio libre más grande es de ${most}` }
  return {
    ...open,
    fitting: fitting.slice(0, MOST).map((space) => told(space, { figure, unit })),
    more: Math.max(0, fitting.length - MOST),
  }
}

/** A part, where so little is let apart; else the whole. */
function isDivided({ area, divisibleFrom }: Measured, surface: number): boolean {
  return divisibleFrom !== null && divisibleFrom <= surface && surface < area
}

function excess(space: Measured, surface: number): number {
  return isDivided(space, surface) ? 0 : space.area - surface
}

function told(space: Measured, { figure, unit }: { figure: number; unit: SurfaceUnit }): FittingSpace {
  const asked = surfaceOf(figure, unit)
  const isPart = isDivided(space, toFigure(asked))
  const surface = isPart ? asked : areaRatio(space.area)
  return {
    slug: space.slug,
    name: propertyName(space),
    taken: isPart ? `Una parte de ${formatArea(space.area)}` : 'Completo',
    price: space.category === 'traspaso' ? null : spacePrice(space, surface, unit),
    quoted: `${formatSurface(surface, unit)} · ${quotedPrice(space)}`,
  }
}
