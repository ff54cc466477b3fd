import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import { withThousands } from '#app/figures/typed-figure.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { isEmptyWord } from './empty-words.ts'
import { type TypedUnit, headingWords } from './heading-hints.ts'
import { plainFigure, withFeet, withThousandsMarks } from './plain-figure.ts'
import { figureNumber } from './read-amount.ts'
import type { Target } from './targets.ts'

/** Square metres of each unit. */
const M2_OF: Record<TypedUnit, number> = { m2: 1, ha: 10_000, ft2: 0.092_903_04, acre: 4046.856_422_4 }
/** Nobody offers more hectares or acres: such a figure is in m² under the heading of another unit. */
const MOST_OF_LARGE_UNIT = 5000

const OWN_UNITS: readonly (readonly [TypedUnit, RegExp])[] = [
  ['ha', / ?(?:ha|has|hectareas?)\.?$/],
  ['ft2', / ?(?:ft2|sqft|sq\.? ?ft\.?|sf|square feet|pies?2|pies cuadrados)\.?$/],
  ['acre', / ?(?:acres?|ac)\.?$/],
  ['m2', / ?(?:m2|sqm|mts?2|mts?\.?2?|m|(?:metros|mts?\.?|m) cuadrados|metros)\.?$/],
]
/** Hectares, ares and centiares: '12-50-00 has'. */
const HECTARES_ARES = /^(\d{1,4})-(\d{2})-(\d{2}(?:\.\d+)?) ?(?:ha|has|hectareas)\.?$/
/** '1 ha 2,500 m2'. */
const HECTARES_METRES = /^([\d.,]{1,12}) ?(?:ha|has|hectareas?)\.? (?:y |con )?([\d.,]{1,12}) ?(?:m2|mts?2?|metros)\.?$/
/** What people write behind a surface that says no other one. */
const BEHIND = / \(?(?:techad[oa]s?|construid[oa]s?|rentables?|utiles|totales|aprox|aproximad[oa]s?)\)?\.?$/

/** A surface in m² as the text of the form; `doubt`: the sentence about one that may be two. Null for any other text. */
export function readSurface(cell: ImportCell, unit: TypedUnit | null): { text: string } | { doubt: string } | null {
  if (typeof cell === 'number') return inM2(cell, unit)
  const folded = withHalves(foldText(withThousandsMarks(withFeet(cell)))).replace(BEHIND, '')
  const [, hectares, ares = '', centiares = ''] = HECTARES_ARES.exec(folded) ?? []
  if (hectares !== undefined)
    return { text: rounded(Number(hectares) * M2_OF.ha + Number(ares) * 100 + Number(centiares)) }
  const [whole, rest] = (HECTARES_METRES.exec(folded) ?? []).slice(1).map(plainFigure)
  if (whole && rest) return { text: rounded(figureNumber(whole) * M2_OF.ha + figureNumber(rest)) }
  const own = OWN_UNITS.find(([, words]) => words.test(folded))
  const figure = plainFigure(own ? folded.replace(own[1], '') : folded)
  if (figure === null) return null
  if (own?.[0] === 'm2' || (!own && (unit === null || unit === 'm2'))) return { text: figure }
  // '1.200' has two readings, which the form's rule asks about.
  if (/^\d{1,3}\.\d{3}$/.test(figure) && !own) return { text: figure }
  return own ? { text: rounded(figureNumber(figure) * M2_OF[own[0]]) } : inM2(figureNumber(figure), unit)
}

function inM2(value: number, unit: TypedUnit | null): { text: string } | { doubt: string } {
  if ((unit === 'ha' || unit === 'acre') && value >= MOST_OF_LARGE_UNIT)
    return {
      doubt: `el encabezado dice ${unit === 'ha' ? 'hectáreas' : 'acres'}, y parecen m²: escríbela con su unidad`,
    }
  return { text: rounded(value * M2_OF[unit ?? 'm2']) }
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** The two facts that a heading such as 'Terreno / Construcción' or 'Frente x fondo' names, in its order. */
export type Pair = readonly [Control, Control]

const PAIRED: readonly (readonly [Control, RegExp, RegExp])[] = [
  ['lotSize', /^(?:terreno|terr|lote|predio|parcela|land|plot|lot)$/, /^t$/],
  [
    'constructionArea',
    /^(?:construccion|constr|const|cons|construid[ao]s?|edificio|edificacion|edificad[ao]s?|techad[ao]s?|cubiert[ao]s?|nave|building|bldg|built(?: up)?|covered)$/,
    /^c$/,
  ],
  ['frontage', /^(?:frente|fte|ancho)$/, /^f$/],
  ['depth', /^(?:fondo|fdo|largo|profundidad)$/, /^l$/],
]
/** Surfaces that headings name and cells do not: 'M2 totales', 'Available SF', 'M. útiles'. */
const OF_HEADINGS: readonly (readonly [Control, RegExp])[] = [
  ['area', /^(?:total(?:es)?|general(?:es)?)$/],
  ['constructionArea', /^(?:living|gross building)$/],
  ['rentableArea', /^(?:rentables?|disponibles?|available|leasable|gla)$/],
  ['usableArea', /^(?:util|utiles|interior(?:es)?|habitables?|privativ[ao]s?|usable)$/],
]
const SURFACE_WORDS =
  /\b(?:m2|mts2|mts|sqm|sqft|ft2|sf|acres?|metros|sup|superficies?|areas?|de|medidas?|dimensiones)\b/g

export function pairOfHeading(header: string): Pair | null {
  const words = headingWords(header)
  if (/^(?:medidas|dimensiones)(?: de terreno)?(?: mts?| m)?$/.test(words)) return ['frontage', 'depth']
  const names = words
    .replaceAll(SURFACE_WORDS, ' ')
    .split(/ x |[/\-&,]| y /)
    .map((name) => name.trim())
  const hasContext = /\b(?:m2|mts2|sup|superficies?|areas?|metros)\b/.test(words)
  const [one, other] = names.map((name) =>
    PAIRED.find(([, long, short]) => long.test(name) || (hasContext && short.test(name))),
  )
  if (names.length !== 2 || !one || !other || one === other) return null
  const isSurfaces = (control: Control) => control === 'lotSize' || control === 'constructionArea'
  return isSurfaces(one[0]) === isSurfaces(other[0]) ? [one[0], other[0]] : null
}

/** The fact of 'M2 Const.' or 'Sup. de terreno'; null for a heading that names none, or no measure: 'Lote' may be a number. */
export function measureOfHeading(header: string): Control | null {
  // 'M. construidos' are square metres.
  const words = headingWords(header)
    .replaceAll('-', ' ')
    .replace(/^m(?= [a-z]{4})/, 'm2')
  if (!/\b(?:m2|mts2?|sqm|sqft|ft2|sf|acres?|sup|superficies?|areas?|metros)\b/.test(words)) return null
  const name = words.replaceAll(SURFACE_WORDS, ' ').replaceAll(/ +/g, ' ').trim()
  const paired = PAIRED.find(([, long, short]) => long.test(name) || short.test(name))?.[0]
  return paired ?? OF_HEADINGS.find(([, pattern]) => pattern.test(name))?.[0] ?? null
}

/** Facts of a surface or a length, of which one cell may hold two. */
const OF_TWO: readonly Target[] = ['area', 'lotSize', 'constructionArea', 'frontage', 'depth']

type Two = { texts: Partial<Record<Control, string>>; note: string | null } | { doubt: string }

/** The facts of a cell with two figures: '50 x 100', '5,000 / 3,200'. Null for a cell with one. */
export function readTwo(target: Target, cell: string, header: string, unit: TypedUnit | null): Two | null {
  if (!OF_TWO.includes(target)) return null
  const folded = withHalves(foldText(withThousandsMarks(withFeet(cell))))
  const pair = pairOfHeading(header)
  const sides = readSides(folded)
  if (sides && target !== 'constructionArea') return sidesOf(target, sides)
  const both = readWithSides(target, folded, unit) ?? readWithParts(target, folded, unit) ?? readRange(target, folded)
  if (both) return both
  // '180-160' below a heading of two is one of each.
  const apart = pair === null ? folded : folded.replace(/^(\d[\d.,]*) ?- ?(\d[\d.,]*(?: ?m2)?)$/, '$1 / $2')
  const pieces = withLetters(apart).split(/ ?[/;|] ?| y |, | \+ /)
  const oneSide = pair && pieces.length === 2 ? readOneSide(pair, pieces, unit) : null
  if (oneSide) return oneSide
  const parts = pieces.filter((part) => /\d/.test(part))
  // '- / -' says nothing; 'muy grande' is no surface, which the form's rule says.
  if (parts.length === 0)
    return pair && pieces.every((piece) => piece === '' || isEmptyWord(piece)) ? { texts: {}, note: null } : null
  const labelled = parts.length > 1 ? readLabelled(parts, unit) : null
  if (labelled) return labelled
  if (parts.length < 2) {
    const [only = ''] = parts
    if (pair === null || only === '' || labelOf(only) !== null) return pair && readLabelled(parts, unit)
    const surface = pair.includes('lotSize') ? surfaceText(only, unit) : null
    return surface === null
      ? { doubt: 'el encabezado dice dos datos y la celda uno: escribe cuál es' }
      : { texts: { area: surface }, note: `«${cell}» es una sola superficie: queda como la total.` }
  }
  if (parts.length > 2 || pair === null || parts.some((part) => labelOf(part) !== null))
    return { doubt: `son ${parts.length} cifras y no dice cuál es cuál: escribe una, o cuál es cada una` }
  const texts = pair.map((control, at) => [control, surfaceText(parts[at] ?? '', unit)] as const)
  return texts.some(([, text]) => text === null) ? null : { texts: Object.fromEntries(texts), note: null }
}

/** A surface with the letter of land or building: 'T: 300', '250 m2 C'. */
const LETTERED = /(?<![a-z\d])([tc])[:.]? ?([\d.,]*\d)(?: ?m2)?(?![a-z\d])|([\d.,]*\d) ?(?:m2 ?)?([tc])(?![a-z])/g

/** 'T: 300 C: 250' and '300T/250C' as 't 300 / c 250'; any other text as it is. */
function withLetters(folded: string): string {
  const found = [...folded.matchAll(LETTERED)]
  const isAll = found.length === 2 && /^[ ,;/-]*$/.test(folded.replaceAll(LETTERED, ''))
  if (!isAll) return folded
  return found.map(([, letter, figure, before, after]) => `${letter ?? after} ${figure ?? before}`).join(' / ')
}

/** '1/2 ha', '1 1/2 has'. */
function withHalves(folded: string): string {
  return folded.replace(
    /^(?:(\d{1,4}) (?:y )?)?1\/2 (?=ha|has|hectareas?)/,
    (_half, whole: string | undefined) => `${whole ?? '0'}.5 `,
  )
}

/** '300 a 500 m2': the space can be divided, and the whole is the larger. */
function readRange(target: Target, folded: string): Two | null {
  const [, low = '', high = ''] = /^(?:de |desde )?([\d.,]{1,12}) (?:a|hasta) ([\d.,]{1,12}) ?m2$/.exec(folded) ?? []
  const [from, to] = [plainFigure(low), plainFigure(high)]
  if (target !== 'area' || from === null || to === null || figureNumber(from) >= figureNumber(to)) return null
  const note = `«${folded}»: la mayor queda como la superficie, y la menor como «Divisible desde».`
  return { texts: { area: to, divisibleFrom: from }, note }
}

/** '- / 120', '10,000 /', '0 / 90': only one of both is known. */
function readOneSide(pair: Pair, pieces: readonly string[], unit: TypedUnit | null): Two | null {
  const isNone = pieces.map((piece) => piece === '' || isEmptyWord(piece) || /^0+(?:\.0+)? ?(?:m2)?$/.test(piece))
  const at = isNone.indexOf(false)
  const [control, text] = [pair[at], surfaceText(pieces[at] ?? '', unit)]
  if (!isNone.includes(true) || control === undefined || text === null) return null
  return { texts: { [control]: text }, note: null }
}

type Sides = { frontage: string; depth: string }

/** '50 x 100', '25 m x 40 m', '20 de frente por 35 de fondo'. */
function readSides(folded: string): Sides | null {
  const parts = folded
    .replaceAll('\u00D7', 'x')
    .split(/ ?\bx\b ?| por | ?(?<=\d)x(?=\d)|,? (?=(?:fondo|frente|largo|ancho) \d)/)
  if (parts.length !== 2) return null
  const isTurned = /fondo|largo/.test(parts[0] ?? '')
  const [one = null, other = null] = parts.map((part) =>
    plainFigure(
      part
        .replaceAll(/\b(?:de |mts? |m )*(?:frente|fondo|ancho|largo)\b/g, '')
        .replace(/ ?(?:m2|mts?|m|metros)\.?$/, '')
        .trim(),
    ),
  )
  if (one === null || other === null || [one, other].some((side) => /^\d{1,3}\.\d{3}$/.test(side))) return null
  return isTurned ? { frontage: other, depth: one } : { frontage: one, depth: other }
}

function sidesOf(target: Target, sides: Sides): Two {
  if (target !== 'area' && target !== 'lotSize') return { texts: { ...sides }, note: null }
  const surface = rounded(figureNumber(sides.frontage) * figureNumber(sides.depth))
  const note = `${sides.frontage} m de frente por ${sides.depth} m de fondo: son ${withThousands(surface)} m².`
  return { texts: { ...sides, [target]: surface }, note }
}

/** '1,000 m2 (25 x 40)', '1,000 m2 25x40', '25x40=1,000': the sides count where they make that surface. */
function readWithSides(target: Target, folded: string, unit: TypedUnit | null): Two | null {
  const turned = folded
    .replace(/^(.+\d)=([\d.,]+(?: ?m2)?)$/, '$2 ($1)')
    .replace(/^([\d.,]+ ?m2) (?=\d.*x)(.+)$/, '$1 ($2)')
  const [, whole = '', inside = ''] = /^([^()]+)\(([^()]+)\)$/.exec(turned) ?? []
  const [surface, sides] = [surfaceText(whole.trim(), unit), readSides(inside)]
  if (surface === null || sides === null) return null
  const product = figureNumber(sides.frontage) * figureNumber(sides.depth)
  if (Math.abs(product - figureNumber(surface)) > product * 0.02)
    return { doubt: 'la superficie no es la que dan sus lados: escribe la que vale' }
  return { texts: { ...sides, [target]: surface }, note: null }
}

/** '1,200 m2 (500 nave + 700 patio)': the whole counts where its parts make it. */
function readWithParts(target: Target, folded: string, unit: TypedUnit | null): Two | null {
  const [, whole = '', inside = ''] = /^([^()]+)\(([^()]+)\)$/.exec(folded) ?? []
  const surface = surfaceText(whole.trim(), unit)
  // '10,000 m2 (1 ha)' says it twice.
  if (surface !== null && /[a-z]/.test(inside) && Number(surfaceText(inside, null)) === figureNumber(surface))
    return { texts: { [target]: surface }, note: null }
  const figures = [...inside.matchAll(/(?<![\d.,])\d[\d,]*(?:\.\d+)?(?=\s|m2|$)/g)].map(([figure]) =>
    figureNumber(figure),
  )
  const sum = figures.reduce((total, each) => total + each, 0)
  if (surface === null || figures.length < 2 || Math.abs(sum - figureNumber(surface)) > 1) return null
  return { texts: { [target]: surface }, note: `«${folded}»: queda el total, y no lo que dice entre paréntesis.` }
}

function labelOf(part: string): Control | null {
  const words = part.split(/[\s:.]+/)
  return PAIRED.find(([, long, short]) => words.some((word) => long.test(word) || short.test(word)))?.[0] ?? null
}

function readLabelled(parts: readonly string[], unit: TypedUnit | null): Two | null {
  const texts = parts.map((part) => {
    const bare = part.replaceAll(
      /\b(?:de )?(?:terreno|terr|lote|predio|construccion|constr|const|cons|construida|t|c)\b[.:]?/g,
      '',
    )
    return [labelOf(part), surfaceText(bare.trim(), unit)] as const
  })
  const isSure = texts.every(([label, text]) => label !== null && text !== null)
  if (!isSure || new Set(texts.map(([label]) => label)).size < texts.length) return null
  return { texts: Object.fromEntries(texts), note: null }
}

function surfaceText(part: string, unit: TypedUnit | null): string | null {
  const read = readSurface(part, unit)
  return read && 'text' in read ? read.text : null
}
