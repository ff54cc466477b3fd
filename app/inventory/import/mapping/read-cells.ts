import type { Control } from '#app/catalogue/facts/fact-controls.ts'
import type { ImportCell } from '#app/inventory/import/file/table.ts'
import { importedText } from './cell-text.ts'
import { headingHints, hintsOfHeaders, isCityHeading } from './heading-hints.ts'
import { readCounts } from './read-counts.ts'
import { fillMoney } from './read-money.ts'
import { fillOffers } from './read-offers.ts'
import { readMunicipality } from './read-places.ts'
import { pairOfHeading, readSurface, readTwo } from './read-surfaces.ts'
import { type RowReading, type RowValues, chosenValue } from './row-values.ts'
import { type Offer, offersIn } from './split-offers.ts'
import { type Target, columnLabel, factOfTarget } from './targets.ts'
import { statusBeginning } from './status-beginning.ts'
import { subtypeNamed, subtypeSentence } from './type-words.ts'
import { answerIn, choicesOfTarget, firstOfSeveral, misspeltCode, operationsNamed, wordedCode } from './worded-codes.ts'

/** A longer text is no figure and no price; it stays, for the form's rule to refuse. */
const LONGEST_FIGURE = 200

/** Reads the cell of one control. Prices, operations and the municipality depend on several cells and are read after all. */
export function readControl(
  target: Control,
  cell: ImportCell,
  at: number,
  values: RowValues,
  reading: RowReading,
): void {
  const { headers, timeZone } = reading
  const [header = '', hints] = [headers[at], hintsOfHeaders(headers)[at]]
  const text = String(cell)
  if (target === 'municipality') return
  if (choicesOfTarget(target) !== null) {
    const answered = chosenValue(reading.chosen, target, text) === undefined ? answeredCode(target, text, header) : ''
    // 'Nivel' of an office or an apartment is its floor.
    if (target === 'shopLevel' && /^\d{1,2}$/.test(text.trim()) && !reading.mapping.includes('floorNumber')) {
      values.texts.floorNumber = text.trim()
      return
    }
    // Land and houses may have no VAT at all.
    if (target === 'vat' && answered === 'mas_iva')
      values.notes.push(`«${columnLabel(header)}» dice «${text}»: queda como más IVA.`)
    values.texts[target] = answered || choiceText(target, text, { header, values, reading })
    values.derived.delete(target)
    if (target === 'type') readSubtype(text, values)
    return
  }
  const fact = factOfTarget(target)
  if (text.length > LONGEST_FIGURE) {
    values.texts[target] = fact?.kind === 'text' ? importedText(fact, cell, timeZone) : text
    return
  }
  const unit = hints?.unit ?? values.areaUnit
  const two = typeof cell === 'string' || pairOfHeading(header) ? readTwo(target, text, header, unit) : null
  if (two && 'doubt' in two) {
    values.texts[target] = text
    values.doubts.push({ target, message: two.doubt })
  } else if (two) {
    for (const [control, figure] of Object.entries(two.texts) as [Control, string][])
      if (control === target || !values.texts[control]) values.texts[control] = figure
    if (two.note) values.notes.push(two.note)
  } else if (fact?.kind === 'figure' && fact.unit === 'm²') {
    const read = readSurface(cell, unit)
    // A surface of 0 says that there is none.
    if (read && 'text' in read && Number(read.text) === 0) return
    values.texts[target] = read && 'text' in read ? read.text : text
    if (read && 'doubt' in read) values.doubts.push({ target, message: read.doubt })
  } else if (fact?.kind === 'figure' && fact.unit === null && fillCounts(target, text, values)) return
  else values.texts[target] = fact ? importedText(fact, cell, timeZone, header) : text
}

/**
 * The value of 'Sí' and 'No' below a heading that asks: 'Incluye IVA', 'Rentada'. '' for any other text, and below 'IVA', where
 * it may be either.
 */
export function answeredCode(target: Target, text: string, header: string): string {
  const answer = (target === 'vat' || target === 'status') && text.length <= LONGEST_FIGURE ? answerIn(text) : null
  if (answer === null) return ''
  if (target === 'vat') {
    const { vat } = headingHints(header)
    return vat === null ? '' : answer === (vat === 'incluido') ? 'incluido' : 'mas_iva'
  }
  const asked = wordedCode('status', header)
  return answer ? (asked ?? '') : asked === 'vendida' || asked === 'separada' ? 'disponible' : ''
}

type Choosing = { header: string; values: RowValues; reading: RowReading }

function choiceText(target: Control, text: string, { header, values, reading }: Choosing): string {
  const { chosen, options } = reading
  const sure = chosenValue(chosen, target, text) ?? wordedCode(target, text, options)
  if (sure !== null) return sure
  const label = (code: string) => choicesOfTarget(target)?.find((choice) => choice.code === code)?.label ?? code
  const near = misspeltCode(target, text)
  if (near !== null) {
    values.notes.push(`«${text}»: se lee como ${label(near)}.`)
    return near
  }
  const beginning = target === 'status' ? statusBeginning(text) : null
  if (beginning) {
    values.notes.push(`«${text}»: queda como ${label(beginning.code)}.`)
    values.teamNotes.push(`${columnLabel(header)}: ${text}`)
    if (beginning.availableFrom) values.texts.availableFrom ??= beginning.availableFrom
    return beginning.code
  }
  const first = firstOfSeveral(target, text)
  if (first !== null) values.notes.push(`«${text}»: se guarda uno solo, ${label(first)}.`)
  return first ?? text
}

/** 'Nave' is a type and more exactly a subtype. */
function readSubtype(text: string, values: RowValues) {
  const named = subtypeNamed(text)
  if (!named || values.texts.type !== named.type) return
  if (!named.isSure) values.notes.push(subtypeSentence(text, named))
  if (values.texts.subtype !== undefined) return
  values.texts.subtype = named.subtype
  values.derived.set('subtype', null)
}

/** Fills the counts of a cell: '6 privados, 4 baños'. @returns whether it has any */
export function fillCounts(
  target: Control | null,
  text: string,
  { texts, notes }: Pick<RowValues, 'texts' | 'notes'>,
): boolean {
  const counts = readCounts(target, text)
  if (!counts || Object.keys(counts.texts).length === 0) return false
  for (const [control, figure] of Object.entries(counts.texts) as [Control, string][])
    if (control === target) texts[control] = figure
    else texts[control] ??= figure
  for (const piece of counts.left) notes.push(`«${piece}» no tiene un dato donde guardarse: se deja fuera.`)
  return true
}

export function readMunicipalityCell(text: string, { texts, notes }: RowValues, reading: RowReading): void {
  const { headers, mapping, chosen, options } = reading
  if (text === '') return
  const instead = chosenValue(chosen, 'municipality', text)
  const named =
    instead === undefined && text.length <= LONGEST_FIGURE ? readMunicipality(text, texts.state ?? '', options) : null
  // 'Ciudad' may have places that are no municipality.
  if (
    instead === undefined &&
    named === null &&
    !texts.location &&
    isCityHeading(headers[mapping.indexOf('municipality')])
  ) {
    texts.location = text
    notes.push(`«${text}» no es un municipio que se conozca: queda como la zona.`)
    return
  }
  texts.municipality = instead ?? named?.municipality ?? text
  if (named?.state) texts.state ??= named.state
  if (named?.isCity) {
    texts.location ??= text
    notes.push(`«${text}» es una ciudad del municipio de ${named.municipality}, que queda como municipio.`)
  }
  if (named?.isNear)
    notes.push(`«${text}»: queda como ${named.municipality}, el único municipio que se escribe parecido.`)
}

const PRICES = ['price', 'secondPrice'] as const

/** Reads the prices and the operations of a row, and then the other amounts, which are in the currency of the price. */
export function readPrices(
  cellOf: (target: Target) => ImportCell,
  values: RowValues,
  { headers, mapping, chosen, options }: RowReading,
): void {
  const hints = hintsOfHeaders(headers)
  const text = String(cellOf('category'))
  const own = values.texts.category
  for (const target of PRICES) delete values.texts[target]
  const isKnown =
    text !== '' && (chosenValue(chosen, 'category', text) ?? wordedCode('category', text, options)) !== null
  const named = operationsNamed(isKnown && own ? own : text)
  const [price = [], second = []] = PRICES.map((target): Offer[] => {
    const [hint, cell] = [hints[mapping.indexOf(target)], cellOf(target)]
    if (!hint || cell === '') return []
    const isLong = String(cell).length > LONGEST_FIGURE
    const read = isLong ? { doubt: 'es un texto' } : offersIn(cell, hint, named.length)
    if ('offers' in read) {
      values.notes.push(...read.notes)
      return read.offers.map((offer) => ({ ...offer, column: target }))
    }
    values.texts[target] = String(cell)
    values.doubts.push({ target, message: read.doubt })
    return []
  })
  // An operation of another name stays, for the form's rule to refuse.
  const isElse = text !== '' && named.length === 0
  if (!isElse) delete values.texts.category
  fillOffers(values, { categories: named, price, second })
  if (isElse && own !== undefined) values.texts.category = own
  for (const [at, target] of mapping.entries()) {
    const kind = target === null || target === 'currency' ? null : factOfTarget(target)?.kind
    const [hint, cell] = [hints[at], target === null ? '' : cellOf(target)]
    if (kind === 'money' && hint && cell !== '' && String(cell).length <= LONGEST_FIGURE && target !== 'secondPrice')
      fillMoney(values, target as Control, cell, hint)
  }
}

const WHOSE_SURFACE = {
  lotSize: 'de terreno',
  constructionArea: 'de construcción',
  rentableArea: 'rentable',
  usableArea: 'útil',
} as const
const OF_LAND = ['lotSize', 'constructionArea'] as const
const OF_BUILDING = ['constructionArea', 'rentableArea', 'usableArea', 'lotSize'] as const

/** A list with the surfaces of land and building, and none for the whole: land is its land, and anything else its building. */
export function deriveArea({ texts, doubts, derived }: RowValues): void {
  if (texts.area !== undefined || doubts.some(({ target }) => target === 'area')) return
  const order = texts.type === 'terreno' ? OF_LAND : OF_BUILDING
  const from = order.find((control) => texts[control])
  const surface = from && texts[from]
  if (!surface || doubts.some(({ target }) => target === from)) return
  texts.area = surface
  derived.set('area', `El archivo no dice la superficie total: queda la ${WHOSE_SURFACE[from]}, ${surface} m².`)
}
