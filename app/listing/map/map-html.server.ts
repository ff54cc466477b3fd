import { formatCount } from '#app/figures/measure.ts'
import { nameWithoutArticle } from '#app/catalogue/place/landmark.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { namedPlaces, unknownPlace } from '#app/listing/search/named-place.ts'
import { similarPlaces } from '#app/listing/search/similar-names.ts'
import { countLabel, eitherOf, listingQuery } from '#app/listing/search/filter-url.ts'
import { PLACE_PARAMS } from '#app/listing/search/filters.ts'
import { NEAR_KILOMETRES } from '#app/listing/search/place-in-search.ts'
import { type ListingRequest, anywhere } from '#app/listing/search/read-request.ts'
import { LONGEST_PLACE, RADII } from '#app/listing/search/shapes.ts'
import { escapeHtml } from './escape-html.ts'
import type { MapLink } from './map-view.ts'

const PATH = '/propiedades'
const MOVE_LINK =
  'grid size-11 place-items-center bg-surface text-lg leading-none text-ink no-underline hover:bg-hover hover:text-ink pointer-fine:size-9'
const FORM_FIELD = 'grid gap-1.5'
const FORM_LABEL = 'text-sm font-medium'
const FORM_INPUT =
  'min-h-(--control) w-full rounded-sm border border-line-strong bg-surface px-[.8rem] text-base hover:border-ink-2'
const FORM_BUTTON =
  'min-h-(--control) cursor-pointer rounded-sm border border-line-strong bg-surface px-5 font-semibold hover:bg-hover'

/** The drawing as SVG, and the links that move it. Everything in it is a link, so that it works without scripts. */
export type DrawnMap = {
  svg: string
  /** Says that nothing is in the requested radius, which was widened; null without that. */
  widened: string | null
  /** Of the outlines; '' where none are drawn. */
  credit: string
  /** Properties without a public point; null without any. */
  unplaced: { count: number; query: string } | null
  /** Properties outside the view; null without any. */
  around: { count: number; query: string } | null
  links: MapLink[]
  /** All other filters, which the form of the radius sends as hidden fields. */
  otherFields: [name: string, value: string][]
  cerca: string
  radio: string
}

/**
 * The map of a listing as HTML: a link to it, or the drawing of links and a plain form. It needs no script.
 * @param shownOnMap the number of results that a map can be drawn for; without any there is no link to it
 */
export function mapPart(request: ListingRequest, map: DrawnMap | null, shownOnMap: number): string {
  const { catalogue, filters } = request
  const other = listingQuery(filters, { vista: map ? '' : 'mapa' })
  const fields = PLACE_PARAMS.map((name) => filters[name] && hiddenField(name, filters[name], 'busqueda')).join('')
  const link = `<a href="${PATH}${escapeHtml(other)}" class="view clear-of-cookies">Mapa</a>`
  const unknown = unknownPlaceHtml(request)
  // The message is beside the field of the place, or where there is none, between the search and the results.
  const isInForm = map !== null && filters.cerca !== ''
  const before = fields + (isInForm ? '' : unknown)
  if (!map) return (shownOnMap > 0 ? link : '') + before
  const form = nearForm(map, { places: catalogue.places, unknown: isInForm ? unknown : '' })
  return before + mapHtml(map, { list: `${PATH}${escapeHtml(other)}`, form })
}

/**
 * Controls stand before the drawing, so that Tab reaches them in the order in which they are seen. `list`: the address of the
 * list; `form`: the form of the radius.
 */
function mapHtml(
  { svg, widened, credit, unplaced, around, links }: DrawnMap,
  { list, form }: { list: string; form: string },
): string {
  const notes = [
    widened && escapeHtml(widened),
    around && `<a href="${PATH}${escapeHtml(around.query)}">${countLabel(around.count)} fuera de esta vista</a>`,
    unplaced &&
      `<a href="${PATH}${escapeHtml(unplaced.query)}">${countLabel(unplaced.count)} sin ubicación en el mapa</a>`,
  ]
  const tools = `<a href="${list}" class="map-tool">Lista</a>${form}`
  const frame = mapFrame({ path: PATH, tools, links, svg, notes, credit })
  return `<section id="mapa" tabindex="-1" aria-label="Mapa" class="listing-map">${frame}</section>`
}

/** The drawing, with its tools, the links that move it and the notes on it. `path`: of the page that has the map. */
type MapParts = Pick<DrawnMap, 'svg' | 'credit' | 'links'> & {
  path: string
  tools: string
  notes: readonly (string | null | false)[]
}

/** The frame of a map, for the listing and for the panel. */
export function mapFrame({ path, tools, links, svg, notes, credit }: MapParts): string {
  const moves = links.flatMap(({ label, sign, query }) =>
    query === null
      ? []
      : [
          `<a href="${path}${escapeHtml(query)}" aria-label="${label}" title="${label}" class="${MOVE_LINK}"><span aria-hidden="true">${sign}</span></a>`,
        ],
  )
  const lines = notes.flatMap((line) => (line ? [`<p>${line}</p>`] : []))
  return `<div class="map-frame"><div class="map-top">${tools}</div><nav aria-label="Mover el mapa" class="map-moves">${moves.join('')}</nav>${svg}<div class="map-notes">${lines.join('')}${credit && `<p class="text-2xs text-ink-3">${credit}</p>`}</div></div>`
}

/** `unknown`: the message about an unknown place; '' without one. */
type NearOptions = { places: Places; unknown: string }

/** 'Cerca de…' opens the form of the radius, which is open where it shows a message. */
function nearForm(map: DrawnMap, options: NearOptions): string {
  const open = options.unknown && ' open'
  return `<details class="map-near"${open}><summary class="map-tool">Cerca de…</summary>${radiusForm(map, options)}</details>`
}

/** 'A menos de 5 km de Huinalá, Apodaca': the form of a radius around a zone, a municipality, a landmark or coordinates. */
function radiusForm({ otherFields, cerca, radio }: DrawnMap, { places, unknown }: NearOptions): string {
  const hiddenFields = otherFields.map(([name, value]) => hiddenField(name, value)).join('')
  const chosen = Number(radio) || NEAR_KILOMETRES
  const radii = [...new Set([...RADII.map(Number), chosen])]
    .toSorted((one, other) => one - other)
    .map((km) => `<option value="${km}"${km === chosen ? ' selected' : ''}>${formatCount(km)} km</option>`)
    .join('')
  const names = [
    ...places.landmarks.map(({ name }) => nameWithoutArticle(name)),
    ...namedPlaces(places).map(({ name }) => name),
  ]
  const known = names
    .slice(0, MOST_SUGGESTED)
    .map((name) => `<option value="${escapeHtml(name)}"></option>`)
    .join('')
  const fault = unknown && ` aria-invalid="true" aria-describedby="${UNKNOWN_ID}"`
  return `<form action="${PATH}" method="get" class="flex flex-wrap items-end gap-3">${hiddenFields}<label class="${FORM_FIELD}"><span class="${FORM_LABEL}">A menos de</span><select name="radio" class="${FORM_INPUT}">${radii}</select></label><label class="${FORM_FIELD} min-w-40 flex-1"><span class="${FORM_LABEL}">de zona, municipio, punto de referencia o coordenadas</span><input name="cerca" list="lugares" value="${escapeHtml(cerca)}" required maxlength="${LONGEST_PLACE}" autocomplete="off"${fault} class="${FORM_INPUT}"></label><datalist id="lugares">${known}</datalist><button type="submit" class="${FORM_BUTTON}">Buscar</button>${unknown}</form>`
}

/** A state like Oaxaca has 570 municipalities: too many for every page. All of them are understood. */
const MOST_SUGGESTED = 200

const UNKNOWN_ID = 'lugar-desconocido'

/** The message about an unknown place, with links to places of a similar name; '' for a known one or none. */
function unknownPlaceHtml(request: ListingRequest): string {
  const { catalogue, filters, unknownPlace: name } = request
  const message = name === null ? null : unknownPlace(name, catalogue.places)
  if (message === null) return ''
  const links = similarPlaces(request).map(({ name: known, change }) => placeLink(listingQuery(filters, change), known))
  const all = placeLink(listingQuery(anywhere(request)), 'Buscar en cualquier lugar')
  const offered = links.length > 0 ? `¿Quisiste decir ${eitherOf(links)}? ` : ''
  return `<div id="${UNKNOWN_ID}" class="mb-6 w-full text-sm"><p class="text-danger">${escapeHtml(message)}</p><p>${offered}${all}</p></div>`
}

function placeLink(query: string, text: string): string {
  return `<a href="${PATH}${escapeHtml(query)}" class="inline-flex min-h-6 items-center pointer-coarse:min-h-11">${escapeHtml(text)}</a>`
}

/** @param form id of the form that sends the field, for a field outside of it */
function hiddenField(name: string, value: string, form = ''): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}"${form && ` form="${form}"`}>`
}
