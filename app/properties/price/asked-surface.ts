import { withoutPoints } from '#app/figures/pointed-thousands.ts'
import { readFigure } from '#app/forms/readings.ts'
import { type Ratio, SQUARE_FEET, areaRatio, dividedBy } from './ratio.ts'
import { SURFACE_PARAM, type SurfaceUnit, UNIT_PARAM } from './surface-params.ts'

/** How much of it somebody wants, in the unit in which they asked; null for what is no surface. */
export type AskedSurface = { figure: number | null; unit: SurfaceUnit }

/** Null where nothing is asked. */
export function askedSurface(params: URLSearchParams): AskedSurface | null {
  const typed = params.get(SURFACE_PARAM)
  if (typed === null) return null
  const read = readFigure(withoutPoints(typed.trim()) ?? typed, { decimals: 2 })
  const figure = 'value' in read && read.value ? read.value : null
  return { figure, unit: params.get(UNIT_PARAM) === 'ft2' ? 'ft2' : 'm2' }
}

/** The same as an address tells it, in one spelling; '' where nothing is asked. */
export function surfaceQuery(params: URLSearchParams): string {
  const asked = askedSurface(params)
  if (!asked) return ''
  const { figure, unit } = asked
  return String(new URLSearchParams({ [SURFACE_PARAM]: String(figure ?? ''), [UNIT_PARAM]: unit }))
}

/** Exact square metres. */
export function surfaceOf(figure: number, unit: SurfaceUnit): Ratio {
  const surface = areaRatio(figure)
  return unit === 'm2' ? surface : dividedBy(surface, SQUARE_FEET)
}
