import { formatCount } from '#app/figures/measure.ts'
import { NAMED_PLACES, unknownPlace } from '#app/listing/search/named-place.ts'
import { PLACE_PARAMS } from '#app/listing/search/filter-places.ts'
import { countLabel, listingQuery } from '#app/listing/search/filter-url.ts'
import type { Filters } from '#app/listing/search/filters.ts'
import { LONGEST_PLACE, RADII } from '#app/listing/search/shapes.ts'
import type { DrawnMap } from './drawn-map.ts'

const PATH = '/propiedades'
/** The radius that most people take, in km. */
const USUAL_RADIUS = 5
const MOVE_LINK =
  'grid size-11 place-items-center rounded-sm border border-line-strong bg-surface text-lg leading-none text-ink no-underline hover:bg-hover hover:text-ink'
const FORM_FIELD = 'grid gap-1.5'
const FORM_LABEL = 'text-sm font-medium'
const FORM_INPUT =
  'min-h-(--control) w-full rounded-sm border border-line-strong bg-surface px-[.8rem] text-base hover:border-ink-2'
const FORM_BUTTON =
  'min-h-(--control) cursor-pointer rounded-sm border border-line-strong bg-surface px-5 font-semibold hover:bg-hover'

/**
 * What a listing has of the map, as HTML: the way to it, or the map itself, a drawing of
 * links with a plain form. None of it needs a script, so that the pages carry none for it. Where nothing is found, a map
 * would show nothing either.
 */
export function mapPart(filters: Filters, map: DrawnMap | null, total: number): string {
  const other = listingQuery(filters, { vista: map ? '' : 'mapa' })
  const kept = PLACE_PARAMS.map((name) => filters[name] && hidden(name, filters[name], 'busqueda')).join('')
  const way = `<a href="${PATH}${escaped(other)}" class="view clear-of-cookies">${map ? 'Lista' : 'Mapa'}</a>`
  const shown = map
    ? `<section aria-label="Mapa" class="listing-map">${mapHtml(map)}</section>`
    : faultOf(filters.cerca, 'mb-6')
  return (map || total > 0 ? way : '') + kept + shown
}

function mapHtml({ svg, credit, unplaced, around, ways, kept, cerca, radio }: DrawnMap): string {
  const moves = ways.flatMap(({ label, sign, query }) =>
    query === null
      ? []
      : [
          `<a href="${PATH}${escaped(query)}" aria-label="${label}" title="${label}" class="${MOVE_LINK}"><span aria-hidden="true">${sign}</span></a>`,
        ],
  )
  const rest = [
    around && `<a href="${PATH}${escaped(around.query)}">${countLabel(around.count)} fuera de esta vista</a>`,
    unplaced &&
      `<a href="${PATH}${escaped(unplaced.query)}">${countLabel(unplaced.count)} sin ubicación en el mapa</a>`,
  ].flatMap((line) => (line ? [`<p class="mt-2 text-sm">${line}</p>`] : []))
  return `<div class="map-frame">${svg}<nav aria-label="Mover el mapa" class="relative flex gap-1 border-t border-line bg-surface">${moves.join('')}</nav></div><p class="mt-1 text-2xs text-ink-3">${credit}</p>${rest.join('')}${radiusForm({ kept, cerca, radio })}`
}

/** 'A menos de 5 km de Huinalá, Apodaca': of a zone, a municipality or coordinates. */
function radiusForm({ kept, cerca, radio }: Pick<DrawnMap, 'kept' | 'cerca' | 'radio'>): string {
  const others = kept.map(([name, value]) => hidden(name, value)).join('')
  const chosen = Number(radio) || USUAL_RADIUS
  const radii = [...new Set([...RADII.map(Number), chosen])]
    .toSorted((one, other) => one - other)
    .map((each) => `<option value="${each}"${each === chosen ? ' selected' : ''}>${formatCount(each)} km</option>`)
    .join('')
  const places = NAMED_PLACES.map(({ name }) => `<option value="${escaped(name)}"></option>`).join('')
  return `<form action="${PATH}" method="get" class="mt-4 flex flex-wrap items-end gap-3">${others}<label class="${FORM_FIELD}"><span class="${FORM_LABEL}">A menos de</span><select name="radio" class="${FORM_INPUT}">${radii}</select></label><label class="${FORM_FIELD} min-w-40 flex-1"><span class="${FORM_LABEL}">de zona, municipio o coordenadas</span><input name="cerca" list="lugares" value="${escaped(cerca)}" required maxlength="${LONGEST_PLACE}" autocomplete="off" class="${FORM_INPUT}"></label><datalist id="lugares">${places}</datalist><button type="submit" class="${FORM_BUTTON}">Buscar</button>${faultOf(cerca, 'w-full')}</form>`
}

/** What to say of a place that is not known; '' where there is nothing to say. @param look where it stands */
function faultOf(cerca: string, look: string): string {
  const question = cerca === '' ? null : unknownPlace(cerca)
  return question === null ? '' : `<p class="${look} text-sm text-danger">${escaped(question)}</p>`
}

/** @param form the one that it is sent with, where it stands in none */
function hidden(name: string, value: string, form = ''): string {
  return `<input type="hidden" name="${name}" value="${escaped(value)}"${form && ` form="${form}"`}>`
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
