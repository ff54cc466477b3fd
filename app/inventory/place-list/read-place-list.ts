import { foldText } from '#app/text/fold-text.ts'

/** What a line says of a place; '' where it says nothing. */
export type SaidPlace = { name: string; point: string; municipality: string; state: string; synonyms: string }
export type SaidLine = { line: number; text: string; said: SaidPlace }

const COLUMNS: Readonly<Record<string, keyof SaidPlace | 'latitude' | 'longitude'>> = {
  ...named('name', 'nombre', 'zona', 'colonia', 'lugar', 'punto de referencia', 'referencia'),
  ...named('latitude', 'lat', 'latitud', 'latitude', 'y'),
  ...named('longitude', 'lng', 'lon', 'long', 'longitud', 'longitude', 'x'),
  ...named('point', 'punto', 'coordenadas', 'ubicacion', 'enlace', 'enlace de google maps', 'mapa', 'link', 'maps'),
  ...named('municipality', 'municipio', 'alcaldia', 'ciudad'),
  ...named('state', 'estado', 'entidad'),
  ...named('synonyms', 'sinonimos', 'tambien se dice', 'otros nombres'),
}

function named<Column>(column: Column, ...names: string[]): Record<string, Column> {
  return Object.fromEntries(names.map((name) => [name, column]))
}

const FIGURE = /^[+−-]?\d{1,3}(?:[.,]\d+)?\s*°?\s*[NSEOW]?$/i
/** Decimal commas, which only other separators leave readable. */
const DECIMAL_COMMA = /^([+−-]?\d{1,3}),(\d+)/
const LINK = /(?:https?:\/\/|(?:www\.|maps\.)?google\.com|maps\.app\.goo\.gl|goo\.gl\/maps)\S*/i
const SEPARATORS = ['\t', ';', '|', ','] as const

/**
 * The places of a pasted list, one a line: 'nombre, lat, lng', with the municipality and the state after the name or after the
 * point where somebody writes them. A first line with names of columns says which is which.
 */
export function readPlaceList(text: string): SaidLine[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((each, at) => ({ line: at + 1, text: each.trim() }))
    .filter((each) => each.text !== '')
  const heading = headingOf(lines[0]?.text ?? '')
  return lines.slice(heading ? 1 : 0).map((each) => ({
    ...each,
    said: heading ? byHeading(heading, cellsOf(each.text)) : byPlace(each.text),
  }))
}

type Heading = readonly (keyof typeof COLUMNS | null)[]

function headingOf(text: string): Heading | null {
  const names = cellsOf(text).map((cell) => foldText(cell))
  const known = names.map((name) => (Object.hasOwn(COLUMNS, name) ? name : null))
  return known.filter(Boolean).length >= 2 ? known : null
}

function cellsOf(text: string): string[] {
  const separator = SEPARATORS.find((each) => text.includes(each)) ?? ','
  return text.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

function byHeading(heading: Heading, cells: readonly string[]): SaidPlace {
  const found: Record<string, string> = {}
  for (const [at, name] of heading.entries()) {
    const column = name === null ? null : COLUMNS[name]
    if (column) found[column] ||= cells[at] ?? ''
  }
  const { name = '', municipality = '', state = '', synonyms = '', latitude, longitude } = found
  const point = found['point'] || (latitude && longitude ? pointText(latitude, longitude) : '')
  return { name, point, municipality, state, synonyms }
}

/** Without headings: the name first; the point is a link, or the first two figures beside each other. */
function byPlace(text: string): SaidPlace {
  const [link = ''] = LINK.exec(text) ?? []
  const cells = cellsOf(link ? text.replace(link, '') : text)
  const [first = '', ...rest] = cells
  const at = link ? -1 : cells.findIndex((cell, index) => index > 0 && isFigure(cell) && isFigure(cells[index + 1]))
  if (link || at < 0) {
    const others = rest.filter(Boolean)
    // A Plus Code, or a point in one cell.
    const [point = ''] = link ? [link] : others.splice(others.length - 1, 1)
    return { name: first, point, ...areaOf(others) }
  }
  const others = [...cells.slice(1, at), ...cells.slice(at + 2)]
  return { name: first, point: pointText(cells[at] ?? '', cells[at + 1] ?? ''), ...areaOf(others) }
}

function areaOf([municipality = '', state = '', synonyms = '']: readonly string[]) {
  return { municipality, state, synonyms }
}

function isFigure(cell: string | undefined): boolean {
  return cell !== undefined && FIGURE.test(cell)
}

function pointText(...figures: [string, string]): string {
  return figures.map((figure) => figure.replace(DECIMAL_COMMA, '$1.$2')).join(', ')
}
