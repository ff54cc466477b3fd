import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** Colours of the page in its current theme. */
export type StreetColours = Record<
  'ground' | 'built' | 'water' | 'green' | 'road' | 'highway' | 'edge' | 'name' | 'halo',
  string
>

const SOURCE = 'calles'
/** The page's own font: without a URL for glyphs, MapLibre draws letters with local fonts. */
const FONT = ['Figtree Variable']
const OSM = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'

/** The style of a tile file with the schema of Protomaps, in the page's colours. @param url of the file */
export function streetStyle(url: string, colours: StreetColours): StyleSpecification {
  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${url}`, attribution: OSM } },
    layers: [
      { id: 'fondo', type: 'background', paint: { 'background-color': colours.ground } },
      ...areas(colours),
      ...roads(colours),
      ...names(colours),
    ],
  }
}

function areas({ built, water, green, edge }: StreetColours): LayerSpecification[] {
  const area = { type: 'fill', source: SOURCE } as const
  return [
    { ...area, id: 'verde', 'source-layer': 'landuse', filter: kindIn(GREEN), paint: { 'fill-color': green } },
    { ...area, id: 'industria', 'source-layer': 'landuse', filter: kindIn(BUILT), paint: { 'fill-color': built } },
    {
      ...area,
      id: 'agua',
      'source-layer': 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': water },
    },
    {
      id: 'ríos',
      type: 'line',
      source: SOURCE,
      'source-layer': 'water',
      filter: kindIn(['river', 'stream', 'canal']),
      paint: { 'line-color': water, 'line-width': byZoom([8, 0.5], [16, 4]) },
    },
    {
      ...area,
      id: 'edificios',
      'source-layer': 'buildings',
      minzoom: 14,
      paint: { 'fill-color': built, 'fill-outline-color': edge },
    },
    {
      id: 'límites',
      type: 'line',
      source: SOURCE,
      'source-layer': 'boundaries',
      paint: { 'line-color': edge, 'line-dasharray': [3, 2] },
    },
  ]
}

const GREEN = ['park', 'nature_reserve', 'protected_area', 'forest', 'wood', 'golf_course', 'cemetery', 'national_park']
const BUILT = ['industrial', 'aerodrome', 'commercial', 'railway']
/** Roads from the smallest to the largest: width in pixels at zoom 17, and the first zoom that shows them. */
const ROADS = [
  { id: 'caminos', kinds: ['path', 'other'], from: 14, wide: 3 },
  { id: 'vías-de-tren', kinds: ['rail'], from: 11, wide: 1.5 },
  { id: 'calles', kinds: ['minor_road'], from: 12, wide: 9 },
  { id: 'avenidas', kinds: ['major_road'], from: 8, wide: 13 },
  { id: 'autopistas', kinds: ['highway'], from: 5, wide: 16 },
] as const

/** The edges of all roads are drawn below all roads, so that crossings are not cut. */
function roads({ road, highway, edge }: StreetColours): LayerSpecification[] {
  const line = { type: 'line', source: SOURCE, 'source-layer': 'roads' } as const
  const layout = { 'line-cap': 'round', 'line-join': 'round' } as const
  const drawn = (suffix: string, colour: ExpressionSpecification | string, more: number): LayerSpecification[] =>
    ROADS.map(({ id, kinds, from, wide }) => ({
      ...line,
      layout,
      id: id + suffix,
      minzoom: from,
      filter: kindIn(kinds),
      paint: { 'line-color': colour, 'line-width': byZoom([from, 0.5 + more], [17, wide + more]) },
    }))
  return [...drawn('-orilla', edge, 1), ...drawn('', ['match', ['get', 'kind'], 'highway', highway, road], 0)]
}

function names({ name, halo }: StreetColours): LayerSpecification[] {
  const text = { type: 'symbol', source: SOURCE } as const
  const paint = { 'text-color': name, 'text-halo-color': halo, 'text-halo-width': 1.5 }
  const label: ExpressionSpecification = ['coalesce', ['get', 'name:es'], ['get', 'name']]
  return [
    {
      ...text,
      id: 'nombres-de-calles',
      'source-layer': 'roads',
      minzoom: 12,
      layout: { 'symbol-placement': 'line', 'text-field': label, 'text-font': FONT, 'text-size': 12 },
      paint,
    },
    {
      ...text,
      id: 'nombres-de-colonias',
      'source-layer': 'places',
      minzoom: 12,
      filter: kindIn(['neighbourhood', 'macrohood']),
      layout: { 'text-field': label, 'text-font': FONT, 'text-size': 12 },
      paint,
    },
    {
      ...text,
      id: 'nombres-de-lugares',
      'source-layer': 'places',
      filter: kindIn(['locality']),
      layout: { 'text-field': label, 'text-font': FONT, 'text-size': byZoom([5, 12], [14, 16]) },
      paint,
    },
  ]
}

function kindIn(kinds: readonly string[]): FilterSpecification {
  return ['in', ['get', 'kind'], ['literal', [...kinds]]]
}

function byZoom(near: [zoom: number, value: number], far: [zoom: number, value: number]): ExpressionSpecification {
  return ['interpolate', ['exponential', 1.3], ['zoom'], ...near, ...far]
}
