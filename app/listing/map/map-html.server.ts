import { formatCount } from '#app/figures/measure.ts'
import { NAMED_PLACES, unknownPlace } from '#app/listing/search/named-place.ts'
import { PLACE_PARAMS } from '#app/listing/search/filter-places.ts'
import { countLabel, listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { LONGEST_PLACE, RADII } from '#app/listing/search/shapes.ts'
import type { MapLink } from './map-view.ts'

const PATH = '/propiedades'
/** In km. */
const DEFAULT_RADIUS = 5
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
 * The map of a listing as HTML: a link to it, or the drawing of links and a plain form. It needs no script. Without results
 * there is no link to the map, which would be empty.
 */
export function mapPart(filters: Filters, map: DrawnMap | null, total: number): string {
  const other = listingQuery(filters, { vista: map ? '' : 'mapa' })
  const fields = PLACE_PARAMS.map((name) => filters[name] && hiddenField(name, filters[name], 'busqueda')).join('')
  const link = `<a href="${PATH}${escapeHtml(other)}" class="view clear-of-cookies">Mapa</a>`
  if (map) return fields + mapHtml(map, `${PATH}${escapeHtml(other)}`)
  return (total > 0 ? link : '') + fields + unknownPlaceHtml(filters.cerca, 'mb-6')
}

/** Controls stand before the drawing, so that Tab reaches them in the order in which they are seen. */
function mapHtml({ svg, credit, unplaced, around, links, otherFields, cerca, radio }: DrawnMap, list: string): string {
  const moves = links.flatMap(({ label, sign, query }) =>
    query === null
      ? []
      : [
          `<a href="${PATH}${escapeHtml(query)}" aria-label="${label}" title="${label}" class="${MOVE_LINK}"><span aria-hidden="true">${sign}</span></a>`,
        ],
  )
  const rest = [
    around && `<a href="${PATH}${escapeHtml(around.query)}">${countLabel(around.count)} fuera de esta vista</a>`,
    unplaced &&
      `<a href="${PATH}${escapeHtml(unplaced.query)}">${countLabel(unplaced.count)} sin ubicación en el mapa</a>`,
  ].flatMap((line) => (line ? [`<p>${line}</p>`] : []))
  const isUnknown = cerca !== '' && unknownPlace(cerca) !== null
  const near = `<details class="map-near"${isUnknown ? ' open' : ''}><summary class="map-tool">Cerca de…</summary>${radiusForm({ otherFields, cerca, radio })}</details>`
  const frame = `<div class="map-frame"><div class="map-top"><a href="${list}" class="map-tool">Lista</a>${near}</div><nav aria-label="Mover el mapa" class="map-moves">${moves.join('')}</nav>${svg}<div class="map-notes">${rest.join('')}<p class="text-2xs text-ink-3">${credit}</p></div></div>`
  return `<section id="mapa" tabindex="-1" aria-label="Mapa" class="listing-map">${frame}</section>`
}

/** 'A menos de 5 km de Huinalá, Apodaca': the form of a radius around a zone, a municipality or coordinates. */
function radiusForm({ otherFields, cerca, radio }: Pick<DrawnMap, 'otherFields' | 'cerca' | 'radio'>): string {
  const hiddenFields = otherFields.map(([name, value]) => hiddenField(name, value)).join('')
  const chosen = Number(radio) || DEFAULT_RADIUS
  const radii = [...new Set([...RADII.map(Number), chosen])]
    .toSorted((one, other) => one - other)
    .map((km) => `<option value="${km}"${km === chosen ? ' selected' : ''}>${formatCount(km)} km</option>`)
    .join('')
  const places = NAMED_PLACES.map(({ name }) => `<option value="${escapeHtml(name)}"></option>`).join('')
  return `<form action="${PATH}" method="get" class="flex flex-wrap items-end gap-3">${hiddenFields}<label class="${FORM_FIELD}"><span class="${FORM_LABEL}">A menos de</span><select name="radio" class="${FORM_INPUT}">${radii}</select></label><label class="${FORM_FIELD} min-w-40 flex-1"><span class="${FORM_LABEL}">de zona, municipio o coordenadas</span><input name="cerca" list="lugares" value="${escapeHtml(cerca)}" required maxlength="${LONGEST_PLACE}" autocomplete="off" class="${FORM_INPUT}"></label><datalist id="lugares">${places}</datalist><button type="submit" class="${FORM_BUTTON}">Buscar</button>${unknownPlaceHtml(cerca, 'w-full')}</form>`
}

/** The message about an unknown place; '' for a known one or none. */
function unknownPlaceHtml(cerca: string, className: string): string {
  const message = cerca === '' ? null : unknownPlace(cerca)
  return message === null ? '' : `<p class="${className} text-sm text-danger">${escapeHtml(message)}</p>`
}

/** @param form id of the form that sends the field, for a field outside of it */
function hiddenField(name: string, value: string, form = ''): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}"${form && ` form="${form}"`}>`
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
