import { withoutPoints } from '#app/figures/pointed-thousands.ts'
import { readFigure } from '#app/forms/control-readers.ts'
import { type Ratio, SQUARE_FEET, areaRatio, dividedBy } from './ratio.ts'
import { SURFACE_PARAM, type SurfaceUnit, UNIT_PARAM } from './surface-params.ts'

/**
 * The surface that a visitor wants of a divisible property. `figure`: null for a text that is no surface; `typed`: the text
 * that the field shows again.
 */
export type RequestedSurface = { figure: number | null; unit: SurfaceUnit; typed: string }

export const NO_SURFACE: RequestedSurface = { figure: null, unit: 'm2', typed: '' }

/** Characters of a surface with its unit; longer texts are ignored. */
const LONGEST = 40

/** A unit after the figure, which overrides the chosen unit. */
const WRITTEN_UNIT = /\s*(?:(m(?:2|²|ts?2?|etros(?: cuadrados)?)?)|ft(?:2|²)?|sq\.?\s?ft|pies(?: cuadrados)?)\.?\s*$/i

/** Reads the surface of an address; null without the parameter. */
export function requestedSurface(params: URLSearchParams): RequestedSurface | null {
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

/** Converts to exact square metres. */
export function surfaceOf(figure: number, unit: SurfaceUnit): Ratio {
  const surface = areaRatio(figure)
  return unit === 'm2' ? surface : dividedBy(surface, SQUARE_FEET)
}
