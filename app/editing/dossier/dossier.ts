import { countOf } from '#app/forms/control-readers.ts'
import { choiceRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'

/** What the team keeps about a property for itself. Only those who may edit the property see it. */
export type Dossier = { title: string; notes: NoteLine[]; files: FileLine[] }

/** A note, with who wrote it. `mayRemove`: whether the signed-in person may delete it. */
export type NoteLine = { id: string; note: string; createdAt: string; author: string | null; mayRemove: boolean }

/** A private file, with who added it. */
export type FileLine = {
  id: string
  kind: FileKind
  name: string
  bytes: number
  createdAt: string
  author: string | null
}

/** Kinds of private files, as they are stored. */
export const FILE_KINDS = ['contrato', 'escritura', 'plano', 'otro'] as const
export type FileKind = (typeof FILE_KINDS)[number]

export const FILE_KIND_LABELS: Record<FileKind, string> = {
  contrato: 'Contrato',
  escritura: 'Escritura',
  plano: 'Plano',
  otro: 'Otro',
}

/** Values of `intent` of the forms. */
export const DOSSIER_INTENTS = {
  addNote: 'add-note',
  removeNote: 'remove-note',
  addFile: 'add-file',
  removeFile: 'remove-file',
} as const

/** In the address: the id of what the page asks whether to delete. */
export const REMOVE_PARAM = 'eliminar'

/** Characters of a note. */
export const LONGEST_NOTE = 2_000
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

/** Files of one property. */
export const MOST_FILES = 50
/** Name of the file input. */
export const FILE_CONTROL = 'file'

export const FILE_RULES: FormRules<{ kind: FileKind }> = {
  kind: choiceRule(FILE_KINDS, 'Elige qué clase de archivo es'),
}

/** The controls of the forms that add a note and a file. */
export type DossierControl = 'note' | 'kind' | typeof FILE_CONTROL

export function dossierPath(propertyId: string): string {
  return `/property/${propertyId}/expediente`
}
