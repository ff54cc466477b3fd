/** The lists to which places can be added, by the value of their URL parameter. */
export const PLACE_LIST_PARAM = 'de'
export const LIST_KINDS = ['zonas', 'referencias'] as const
export type ListKind = (typeof LIST_KINDS)[number]

/** Values of `intent`, and the controls of the list. */
export const PLACE_LIST_INTENTS = { check: 'check-place-list', add: 'add-place-list' } as const
export const LIST_TEXT = 'lista'
export const LIST_FILE = 'archivo'

/** A line that is added (`refused` is null) or why it is not. */
export type CheckedLine = { line: number; title: string; note: string; refused: string | null }
/** The preview of a list. `text`: the list as it is added. */
export type CheckedList = { text: string; added: number; lines: CheckedLine[] }
