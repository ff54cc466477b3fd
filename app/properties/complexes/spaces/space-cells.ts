import { factOf } from '#app/properties/facts/facts.ts'
import type { PropertyFormValues } from '#app/properties/form-state/form-values.ts'
import { foldText } from '#app/properties/fold-text.ts'
import { PROPERTY_TYPES, PROPERTY_TYPE_LABELS, type PropertyType } from '#app/properties/vocabulary.ts'
import { type LevelFact, levelFactOf } from './space-level.ts'
import { CHOICES, SPACE_CELLS, type SpaceCell, type SpaceTexts, textsFrom } from './space-rows.ts'

/** How people write a level beside its name. */
const LEVEL_ALIASES: Readonly<Record<string, string>> = { pb: 'planta_baja', pa: 'planta_alta', mezanine: 'mezzanine' }

/** Of a code what people read; the same for anything else. */
export function cellWords(cell: SpaceCell, code: string): string {
  return CHOICES[cell]?.[code] ?? code
}

/** The code that a text names, by itself or by its words in any spelling; the text where it names none. */
export function codeOf(cell: SpaceCell, text: string): string {
  const folded = foldText(text)
  const named = Object.entries(CHOICES[cell] ?? {}).find(([code, words]) =>
    [code, words].map(foldText).includes(folded),
  )
  return named?.[0] ?? text
}

/** What a row shows of a stored property. */
export function spaceTexts(values: PropertyFormValues): SpaceTexts {
  const level = levelIn(values.type)
  return textsFrom((cell) => (cell === 'level' ? shownLevel(level, values) : values[cell]))
}

function shownLevel(level: LevelFact | null, values: PropertyFormValues): string {
  const text = level ? values[level] : ''
  const fact = level && factOf(level)
  return (fact?.kind === 'choice' && fact.labels[text]) || text
}

/** What the cells of a row say in the controls of the property's form, and what is wrong with a level. */
export function valuesIn(texts: SpaceTexts): { values: Partial<PropertyFormValues>; levelFault: string | null } {
  const level = readLevel(codeOf('type', texts.type), texts.level)
  const cells = SPACE_CELLS.filter((cell) => cell !== 'level').map((cell) => [cell, codeOf(cell, texts[cell])])
  return { values: { ...Object.fromEntries(cells), ...level.values }, levelFault: level.fault }
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
