import { withoutPoints } from '#app/figures/pointed-thousands.ts'
import { readFigure } from '#app/forms/control-readers.ts'
import { type Ratio, SQUARE_FEET, areaRatio, dividedBy } from './ratio.ts'
import { SURFACE_PARAM, type SurfaceUnit, UNIT_PARAM } from './surface-params.ts'

/**
 * How much of it somebody wants, in the unit in which they asked; null for what is no surface. `typed`: what stands in the
 * field again.
 */
export type AskedSurface = { figure: number | null; unit: SurfaceUnit; typed: string }

export const NOTHING_ASKED: AskedSurface = { figure: null, unit: 'm2', typed: '' }

/** Characters of a surface with its unit: a longer text is none. */
const LONGEST = 40

/** The unit as people write it behind a figure: it counts for more than the one that is chosen beside it. */
const WRITTEN_UNIT = /\s*(?:(m(?:2|²|ts?2?|etros(?: cuadrados)?)?)|ft(?:2|²)?|sq\.?\s?ft|pies(?: cuadrados)?)\.?\s*$/i

/** Null where nothing is asked. */
export function askedSurface(params: URLSearchParams): AskedSurface | null {
  const sent = params.get(SURFACE_PARAM)
  if (sent === null) return null
  const typed = sent.length > LONGEST ? '' : sent.trim()
  const [written, metres] = WRITTEN_UNIT.exec(typed) ?? []
  const plain = (written === undefined ? typed : typed.slice(0, -written.length)).trim()
  const read = readFigure(withoutPoints(plain) ?? plain, { decimals: 2 })
  const figure = 'value' in read && read.value ? read.value : null
  const chosen = params.get(UNIT_PARAM) === 'ft2' ? 'ft2' : 'm2'
  if (figure === null) return { figure, unit: chosen, typed }
  return { figure, unit: written === undefined ? chosen : metres === undefined ? 'ft2' : 'm2', typed: String(figure) }
}

/** The same as an address tells it, in one spelling; '' where nothing is asked. */
export function surfaceQuery(params: URLSearchParams): string {
  const asked = askedSurface(params)
  if (!asked) return ''
  return String(new URLSearchParams({ [SURFACE_PARAM]: asked.typed, [UNIT_PARAM]: asked.unit }))
}

/** Exact square metres. */
export function surfaceOf(figure: number, unit: SurfaceUnit): Ratio {
  const surface = areaRatio(figure)
  return unit === 'm2' ? surface : dividedBy(surface, SQUARE_FEET)
}
