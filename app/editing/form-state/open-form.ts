import type { Refusal } from '#app/forms/refusal.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import type { FieldPhoto, PictureControl } from '#app/photos/photo-choice.ts'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import type { Control, Drop } from '#app/catalogue/facts/fact-controls.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import type { FactName } from '#app/catalogue/facts/facts.ts'
import type { PropertyFormValues } from './form-values.ts'

/** What a form is opened with. `id` of a new property is the one that it will have. */
export type OpenForm = EachSet<FieldPhoto[]> & {
  id: string
  /** Today in Monterrey. */
  today: string
  stored: PropertyInput | null
  slug: string | null
  /** The version that an edit is made over; 0 for a new property. */
  version: number
  values: PropertyFormValues
  /** The conjuntos that it may be a space of. */
  complexes: ComplexOption[]
}

/** A form as it was sent, to be shown again. `base` is what it was opened with; `id`, of a new one whose draft is taken up. */
export type SentForm = EachSet<FieldPhoto[]> & {
  id?: string
  version: number
  values: PropertyFormValues
  base: PropertyFormValues | null
}

/** Whose version of one fact is to stay: the one that was typed, or the one that somebody saved meanwhile. */
export type Side = 'mine' | 'saved'
export type Choices = Partial<Record<FactName, Side>>

/** One fact in which the two versions differ; `side` null where both people changed it, so that only a person can tell. */
export type ConflictRow = { field: FactName; label: string; mine: string; saved: string; side: Side | null }

/** Somebody else's version, to be chosen from. */
export type Conflict = {
  rows: ConflictRow[]
  savedBy: string | null
  savedAt: string | null
  savedPictures: EachSet<FieldPhoto[]>
  /** True when the person sent it without choosing a side of every fact. */
  incomplete: boolean
}

/** One sentence for each control that is wrong. */
export type ControlErrors = Refusal<Control | 'amenities' | PictureControl | Drop>['errors']

/** What a form asks for by `intent`; `add` makes a new property of an edit whose property is gone. */
export const FORM_INTENTS = { save: 'save', add: 'save-as-new', resume: 'resume' } as const
export type FormIntent = (typeof FORM_INTENTS)[keyof typeof FORM_INTENTS]

/** Sent beside it by 'Guardar y añadir otra', and where that leads: the property before, so that the form starts anew. */
export const NEXT = { name: 'next', another: 'another', after: 'despues' } as const

/** What a form that was not saved is answered. */
export type FormAnswer =
  | { outcome: 'refused'; sent: SentForm; errors: ControlErrors }
  | { outcome: 'conflict'; sent: SentForm; conflict: Conflict }
  /** Nothing was wrong: the person wants to go on with these values. */
  | { outcome: 'resumed'; sent: SentForm; at: number }
  /** Somebody deleted the property meanwhile: what was typed, in a form for a new one. */
  | { outcome: 'gone'; sent: SentForm; errors: ControlErrors | null; opened: OpenForm }
  | { outcome: 'failed'; sent: SentForm | null; message: string; status: number }

/** Messages for a form that could not be saved (spec, section 8). */
export const NOT_ADDED = 'Error al guardar la propiedad. Intenta nuevamente.'
export const NOT_EDITED = 'Error al actualizar la propiedad. Intenta nuevamente.'
