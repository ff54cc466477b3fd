import { countOf } from '#app/forms/control-readers.ts'
import { textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'

/** What the team keeps about a property for itself. Only those who may edit the property see it. */
export type Dossier = { title: string; notes: NoteLine[] }

/** A note, with who wrote it. `mayRemove`: whether the signed-in person may delete it. */
export type NoteLine = { id: string; note: string; createdAt: string; author: string | null; mayRemove: boolean }

/** Kinds of private files, as they are stored. */
export const FILE_KINDS = ['contrato', 'escritura', 'plano', 'otro'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** Values of `intent` of the forms. */
export const DOSSIER_INTENTS = { addNote: 'agregar-nota', removeNote: 'eliminar-nota' } as const

/** In the address: the id of what the page asks whether to delete. */
export const REMOVE_PARAM = 'eliminar'

/** Characters of a note. */
const LONGEST_NOTE = 2_000
/** Notes of one property, which are all on its page. */
export const MOST_NOTES = 500

export const NOTE_RULES: FormRules<{ note: string }> = {
  note: textRule({
    lines: true,
    most: LONGEST_NOTE,
    required: 'Escribe la nota',
    tooLong: (length) =>
      `La nota tiene ${countOf(length)} caracteres y admite hasta ${countOf(LONGEST_NOTE)}: acórtala o divídela en dos.`,
  }),
}

export function dossierPath(propertyId: string): string {
  return `/property/${propertyId}/expediente`
}
