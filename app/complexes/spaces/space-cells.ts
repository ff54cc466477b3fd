import { belongsTo, goesWith } from '#app/catalogue/facts/fact.ts'
import { factOf } from '#app/catalogue/facts/facts.ts'
import type { PropertyFormValues } from '#app/editing/form-state/form-values.ts'
import { foldText } from '#app/text/fold-text.ts'
import {
  CATEGORIES,
  CATEGORY_LABELS,
  PROPERTY_TYPES,
  PROPERTY_TYPE_LABELS,
  type PropertyType,
} from '#app/catalogue/facts/vocabulary.ts'
import { type LevelFact, levelFactOf } from './space-level.ts'
import { OPTIONAL_CELLS, type OptionalCell, isOptionalCell } from './optional-cells.ts'
import {
  SPACE_CELLS,
  type SpaceCell,
  type SpaceRow,
  type SpaceTexts,
  cellLabel,
  cellsOf,
  choicesOf,
  textsFrom,
} from './space-rows.ts'

/** Other ways in which people write a level. */
const LEVEL_ALIASES: Readonly<Record<string, string>> = { pb: 'planta_baja', pa: 'planta_alta', mezanine: 'mezzanine' }

/** Marks that mean 'Sí' in a column of yes and no. */
const MARKS = ['x', '✓', '✔', '1']

/** The label of a code; any other text stays the same. */
export function cellText(cell: SpaceCell, code: string): string {
  return choicesOf(cell)?.[code] ?? code
}

/** For each cell with choices: the codes by code and by label, both folded. Computed once for all rows. */
const CODES = new Map([...SPACE_CELLS, ...OPTIONAL_CELLS].map((cell) => [cell, codesByLabel(choicesOf(cell))]))

function codesByLabel(choices: ReturnType<typeof choicesOf>): ReadonlyMap<string, string> | null {
  // Of two with the same label the first counts, and a Map keeps the last.
  return (
    choices &&
    new Map(
      Object.entries(choices)
        .toReversed()
        .flatMap(([code, label]) => foldedKeys(code, label)),
    )
  )
}

function foldedKeys(code: string, label: string): [string, string][] {
  return [code, label].map((text) => [foldText(text), code])
}

/** The code that a text names, by code or label in any spelling; the text itself where it names none. */
export function codeOf(cell: SpaceCell, text: string): string {
  const codes = CODES.get(cell)
  if (!codes) return text
  // '+ IVA' is 'más IVA', 'Clase A' of the column 'Clase' is 'A'.
  const folded = foldText(text.trim().replace(/^\+/, 'más '))
  const bare = folded.replace(`${foldText(cellLabel(cell))} `, '')
  return codes.get(folded) ?? codes.get(bare) ?? (codes.has('si') && MARKS.includes(folded) ? 'si' : text)
}

/** The texts of a row for a stored property. @param more the optional columns that it may have */
export function spaceTexts(values: PropertyFormValues, more: readonly OptionalCell[]): SpaceTexts {
  const level = levelIn(values.type)
  const isShown = (cell: SpaceCell) => !isOptionalCell(cell) || more.includes(cell)
  return textsFrom((cell) => {
    if (cell === 'level') return shownLevel(level, values)
    return isShown(cell) ? values[cell] : undefined
  })
}

function shownLevel(level: LevelFact | null, values: PropertyFormValues): string {
  const text = level ? values[level] : ''
  const fact = level && factOf(level)
  return (fact?.kind === 'choice' && fact.labels[text]) || text
}

type ReadCells = { values: Partial<PropertyFormValues>; faults: SpaceRow['errors'] }

/**
 * The values of the property's form that a row sets, and the cells that a space of its type can't have. An optional cell
 * that was not changed sets nothing: the stored value stays exactly as it is.
 */
export function valuesIn({ texts, base }: Pick<SpaceRow, 'texts' | 'base'>): ReadCells {
  const level = readLevel(codeOf('type', texts.type), texts.level)
  const isSet = (cell: SpaceCell) => cell !== 'level' && !(isOptionalCell(cell) && texts[cell] === base[cell])
  const cells = cellsOf(texts).flatMap((cell) => (isSet(cell) ? [[cell, codeOf(cell, texts[cell] ?? '')]] : []))
  const faults: SpaceRow['errors'] = level.fault === null ? {} : { level: level.fault }
  for (const cell of OPTIONAL_CELLS) {
    const fault = texts[cell] ? foreignIn(cell, texts) : null
    if (fault !== null) faults[cell] = fault
  }
  return { values: { ...Object.fromEntries(cells), ...level.values }, faults }
}

/** Why a space of this type and category can't have the fact; null where it can. */
function foreignIn(cell: OptionalCell, texts: SpaceTexts): string | null {
  const fact = factOf(cell)
  const type = PROPERTY_TYPES.find((each) => each === codeOf('type', texts.type))
  const category = CATEGORIES.find((each) => each === codeOf('category', texts.category))
  const second = codeOf('secondCategory', texts.secondCategory ?? '')
  const secondCategory = CATEGORIES.find((each) => each === second) ?? null
  // 'IVA' stays in capitals.
  const what = fact.label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  if (type && !belongsTo(fact, type)) return `${PROPERTY_TYPE_LABELS[type]} no lleva ${what}: déjalo vacío`
  if (!category || goesWith(fact, { category, secondCategory })) return null
  if (fact.operation === 'second' && secondCategory === null) return 'Sin segunda operación, déjalo vacío'
  const lacking = fact.operation === 'second' && secondCategory ? secondCategory : category
  return `${CATEGORY_LABELS[lacking]} no lleva ${what}: déjalo vacío`
}

type Level = { values: Partial<Record<LevelFact, string>>; fault: string | null }

/** Reads 'Planta baja' and 'PB', or 'Piso 4' and '4'. A type without levels may only have an empty text. */
function readLevel(type: string, text: string): Level {
  const name = levelIn(type)
  if (name === null) {
    const known = PROPERTY_TYPES.find((each) => each === type)
    const fault = text === '' || !known ? null : `${PROPERTY_TYPE_LABELS[known]} no lleva nivel: déjalo vacío`
    return { values: {}, fault }
  }
  const fact = factOf(name)
  if (fact.kind !== 'choice') return { values: { [name]: text.replace(/^piso\s+/i, '') }, fault: null }
  const folded = foldText(text)
  const code =
    LEVEL_ALIASES[folded.replaceAll('.', '')] ??
    fact.codes.find((each) => [each, fact.labels[each] ?? ''].map(foldText).includes(folded))
  if (text === '' || code) return { values: { [name]: code ?? '' }, fault: null }
  return { values: {}, fault: `Escribe ${listed(Object.values(fact.labels))}` }
}

/** 'planta baja, planta alta o sótano'. */
function listed(words: readonly string[]): string {
  const small = words.map((each) => each.toLowerCase())
  return `${small.slice(0, -1).join(', ')} o ${small.at(-1)}`
}

function levelIn(type: string): LevelFact | null {
  const known = PROPERTY_TYPES.find((each): each is PropertyType => each === type)
  return known ? levelFactOf(known) : null
}
