import type { Box } from '#app/catalogue/place/box.ts'
import { type Point, formatPoint, metresBetween, rounded } from '#app/catalogue/place/point.ts'
import { PRECISIONS, type Precision } from '#app/catalogue/facts/precision.ts'
import { CIRCLE_METRES } from '#app/catalogue/place/public-place.ts'
import type { Size } from './clip.ts'

/** The request of the map in the form: the typed place and the view. */
export type PreviewRequest = {
  at: Point | null
  precision: Precision
  location: string
  municipality: string
  state: string
  /** Null to centre on the place. */
  centre: Point | null
  /** Metres from the middle to the upper edge; null for the default. */
  reach: number | null
}

/** The response: the map with its background as SVG, null where there are no outlines; and the public point that would result. */
export type PlacePreview = { map: PreviewMap | null; shown: Point | null }
export type PreviewMap = { view: Box; ground: string; credit: string }

export const PREVIEW_SIZE: Size = { width: 360, height: 260 }
/** Reach in metres: the defaults for a known and an unknown place, and the accepted limits. */
export const REACHES = { known: 3_000, unknown: 15_000, least: 400, most: 120_000 }

export function writePreview({ at, centre, reach, ...texts }: PreviewRequest): URLSearchParams {
  const params = new URLSearchParams(texts)
  if (at) params.set('at', pair(at))
  if (centre) params.set('centre', pair(centre))
  if (reach) params.set('reach', String(Math.round(reach)))
  return params
}

export function readPreview(params: URLSearchParams): PreviewRequest {
  const text = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').slice(0, 200)
  const reach = Number(text('reach'))
  return {
    at: pointIn(text('at')),
    precision: PRECISIONS.find((precision) => precision === text('precision')) ?? 'exacta',
    location: text('location'),
    municipality: text('municipality'),
    state: text('state'),
    centre: pointIn(text('centre')),
    reach: reach >= REACHES.least && reach <= REACHES.most ? reach : null,
  }
}

/** Reads the response; null for anything else, such as the login page. */
export function parsePreview(answer: unknown): PlacePreview | null {
  if (typeof answer !== 'object' || answer === null || !('map' in answer) || !('shown' in answer)) return null
  return answer as PlacePreview
}

/** The sentence below the map that explains which point visitors see. */
export function previewSentence(
  { at, precision }: Pick<PreviewRequest, 'at' | 'precision'>,
  shown: Point | null,
  hasMap = true,
): string {
  if (precision === 'zona')
    return shown
      ? 'En el sitio se marca solo la zona, con el anillo punteado. El punto de aquí no lo ve nadie de fuera.'
      : 'Esa zona no está entre las conocidas: en el sitio no aparecerá en ningún mapa.'
  if (!at && !hasMap) return 'Todavía no hay punto. Escribe sus coordenadas o pega su enlace de Google Maps.'
  if (!at) return 'Todavía no hay punto. Toca el mapa donde está, o escribe sus coordenadas.'
  if (precision === 'exacta') return `En el sitio todos ven este punto: ${formatPoint(at)}.`
  const metres = shown && Math.round(metresBetween(at, shown) / 10) * 10
  return `El punto es el verdadero y solo lo ve tu equipo. En el sitio se ve el círculo de ${CIRCLE_METRES} m${
    metres === null ? '' : `: su centro queda a unos ${metres} m del punto, siempre en el mismo lugar`
  }.`
}

function pair({ latitude, longitude }: Point): string {
  return `${rounded(latitude)},${rounded(longitude)}`
}

function pointIn(text: string): Point | null {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map((part) => Number(part || Number.NaN))
  return Math.abs(latitude) <= 85 && Math.abs(longitude) < 180 ? { latitude, longitude } : null
}
