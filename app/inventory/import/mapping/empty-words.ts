import { foldText } from '#app/text/fold-text.ts'

/** What people write in a cell of which they know nothing, folded. */
const EMPTY = new Set([
  'n/a',
  'na',
  'n.a',
  'n.a.',
  'no aplica',
  's/d',
  'sd',
  's.d.',
  's/n',
  'sin dato',
  'sin datos',
  'sin informacion',
  'sin tel',
  'sin telefono',
  'sin correo',
  'no tiene',
  'se desconoce',
  'n/d',
  'nd',
  'n.d.',
  'no disponible',
  'pendiente',
  'pend',
  'pend.',
  'por definir',
  'por confirmar',
  'x definir',
  'tbd',
  'null',
  'none',
  'undefined',
  'nan',
  '#n/a',
  '#n/d',
])
/** A cell of nothing but signs: '-', '—', '?', '...', '*'. */
const SIGNS = /^[-\u2010-\u2015\u2212?¿.*_/\s]+$/
/** The errors of a spreadsheet, in Spanish and English. */
const SHEET_ERROR = /^#(?:¡|¿)?(?:ref|valor|value|div\/0|nombre|name|num|nulo|null|desbordamiento|spill|calc)[!?]*$/

const LONGEST_EMPTY = 60

/** Whether a cell says nothing: 'N/A', '-', 's/d', 'pendiente', '#REF!'. */
export function isEmptyWord(text: string): boolean {
  if (text.length > LONGEST_EMPTY) return false
  const folded = foldText(text)
  return EMPTY.has(folded) || SIGNS.test(folded) || SHEET_ERROR.test(folded)
}

export function isSheetError(text: string): boolean {
  return text.length <= LONGEST_EMPTY && SHEET_ERROR.test(foldText(text))
}
