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

/** How people write a level beside its name. */
const LEVEL_ALIASES: Readonly<Record<string, string>> = { pb: 'planta_baja', pa: 'planta_alta', mezanine: 'mezzanine' }

/** How people write 'Sí' into a column of it. */
const MARKS = ['x', '✓', '✔', '1']

/** Of a code what people read; the same for anything else. */
export function cellText(cell: SpaceCell, code: string): string {
  return choicesOf(cell)?.[code] ?? code
}

/** Of each cell that is one of a list the codes, by their own and by their words in one spelling: worked out once for all rows. */
const CODES = new Map([...SPACE_CELLS, ...OPTIONAL_CELLS].map((cell) => [cell, codesByWords(choicesOf(cell))]))

function codesByWords(choices: ReturnType<typeof choicesOf>): ReadonlyMap<string, string> | null {
  // Of two that are called the same the first counts, and a Map keeps the last.
  return (
    choices &&
    new Map(
      Object.entries(choices)
        .toReversed()
        .flatMap(([code, words]) => named(code, words)),
    )
  )
}

function named(code: string, words: string): [string, string][] {
  return [code, words].map((each) => [foldText(each), code])
}

/** The code that a text names, by itself or by its words in any spelling; the text where it names none. */
export function codeOf(cell: SpaceCell, text: string): string {
  const codes = CODES.get(cell)
  if (!codes) return text
  // '+ IVA' is 'más IVA', 'Clase A' of the column 'Clase' is 'A'.
  const folded = foldText(text.trim().replace(/^\+/, 'más '))
  const bare = folded.replace(`${foldText(cellLabel(cell))} `, '')
  return codes.get(folded) ?? codes.get(bare) ?? (codes.has('si') && MARKS.includes(folded) ? 'si' : text)
}

/** What a row shows of a stored property, with the columns that may be opened. */
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
 * What the cells of a row say in the controls of the property's form, and which of them no such space has. A column that
 * says what it was opened with says nothing: what is stored stays, to the letter.
 */
export function valuesIn({ texts, base }: Pick<SpaceRow, 'texts' | 'base'>): ReadCells {
  const level = readLevel(codeOf('type', texts.type), texts.level)
  const isSaid = (cell: SpaceCell) => cell !== 'level' && !(isOptionalCell(cell) && texts[cell] === base[cell])
  const cells = cellsOf(texts).flatMap((cell) => (isSaid(cell) ? [[cell, codeOf(cell, texts[cell] ?? '')]] : []))
  const faults: SpaceRow['errors'] = level.fault === null ? {} : { level: level.fault }
  for (const cell of OPTIONAL_CELLS) {
    const fault = texts[cell] ? foreignIn(cell, texts) : null
    if (fault !== null) faults[cell] = fault
  }
  return { values: { ...Object.fromEntries(cells), ...level.values }, faults }
}

/** Why a space of this type, offered so, has no such fact; null where it has it. */
function foreignIn(cell: OptionalCell, texts: SpaceTexts): string | null {
  const fact = factOf(cell)
  const type = PROPERTY_TYPES.find((each) => each === codeOf('type', texts.type))
  const category = CATEGORIES.find((each) => each === codeOf('category', texts.category))
  // Not of 'IVA'.
  const what = fact.label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  if (type && !belongsTo(fact, type)) return `${PROPERTY_TYPE_LABELS[type]} no lleva ${what}: déjalo vacío`
  if (category && !goesWith(fact, category)) return `${CATEGORY_LABELS[category]} no lleva ${what}: déjalo vacío`
  return null
}

type Level = { values: Partial<Record<LevelFact, string>>; fault: string | null }

/** 'Planta baja', 'PB'; 'Piso 4', '4'; nothing where the type has no level. */
function readLevel(type: string, text: string): Level {
  const name = levelIn(type)
  if (name === null) {
    const told = PROPERTY_TYPES.find((each) => each === type)
    const fault = text === '' || !told ? null : `${PROPERTY_TYPE_LABELS[told]} no lleva nivel: déjalo vacío`
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
