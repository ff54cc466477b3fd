/** The kinds of lines that a person types into the history of a lead. */
export const TYPED_ENTRY_KINDS = ['llamada', 'whatsapp', 'correo', 'visita', 'propuesta', 'nota'] as const
export type TypedEntryKind = (typeof TYPED_ENTRY_KINDS)[number]
/** All kinds: the product writes changes of the stage and messages. */
export const ENTRY_KINDS = [...TYPED_ENTRY_KINDS, 'etapa', 'mensaje'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

export const ENTRY_LABELS: Record<EntryKind, string> = {
  llamada: 'Llamada',
  whatsapp: 'WhatsApp',
  correo: 'Correo',
  visita: 'Visita',
  propuesta: 'Propuesta',
  nota: 'Nota',
  etapa: 'Cambio de etapa',
  mensaje: 'Mensaje del sitio',
}

/** Kinds of lines that say that somebody reached the person. */
export const CONTACT_ENTRY_KINDS = TYPED_ENTRY_KINDS.filter((kind) => kind !== 'nota')

export function isContact(kind: string): boolean {
  return CONTACT_ENTRY_KINDS.some((each) => each === kind)
}

/** States of a message that waits for an answer. */
export const WAITING_STATES = ['nuevo', 'leido'] as const

/** Characters of a line of the history. */
export const LONGEST_ENTRY = 2_000

/** Lines of the history that the page of a lead shows at first, and that each press for older ones adds. */
export const LINES_A_PAGE = 200

/** A property that a line of the history is about, as it was then. */
export type EntryProperty = { propertyId: string | null; propertyCode: string | null; propertyTitle: string }

/** The history of a lead, the newest line first, with the lines of this many pages. `isMore`: there are older lines. */
export type History = { lines: EntryLine[]; pages: number; isMore: boolean }

/** A line of the history as the page of a lead shows it. */
export type EntryLine = {
  id: string
  kind: EntryKind
  note: string
  createdAt: string
  author: string | null
  /**
   * `to`: the page of the property in the panel; null once it is deleted. `state`: 'Vendida', null while it is on offer.
   */
  property: { code: string; title: string; to: string | null; state: string | null } | null
  /** The message that the line is about; `state` and `sender`, the name of who wrote it, are null once it is deleted. */
  message: { id: string; sourcePage: string | null; state: string | null; sender: string | null } | null
}
