import type { Refused } from '#app/forms/result.ts'
import type { Difference } from '#app/text/difference.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { AsesorOption } from '#app/asesores/asesor-card.ts'
import type { OwnerOption } from '#app/owners/owner.ts'
import type { EachSet } from '#app/photos/picture-sets.ts'
import type { FieldPhoto, PictureControl } from '#app/photos/photo-choice.ts'
import type { StateNames } from '#app/catalogue/facts/places.ts'
import type { ComplexOption } from '#app/catalogue/complex/complex-place.ts'
import type { Control, Drop } from '#app/catalogue/facts/fact-controls.ts'
import type { PublishingContext } from '#app/catalogue/property/public-remarks.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import type { FactName } from '#app/catalogue/facts/facts.ts'
import type { PropertyFormValues } from './form-values.ts'

/** What a form starts with. A new property already has the `id` under which it will be saved. */
export type OpenForm = EachSet<FieldPhoto[]> & {
  id: string
  /** Today in the time zone of the agency. */
  today: string
  stored: PropertyInput | null
  slug: string | null
  /** The version that is edited; 0 for a new property. */
  version: number
  values: PropertyFormValues
  /** The home states of the agency, with the municipalities to choose from. */
  home: readonly StateNames[]
  /** The complexes to choose from. */
  complexes: ComplexOption[]
  /** The people to choose from as its asesor. */
  asesores: AsesorOption[]
  owners: OwnerOption[]
  /** What is public of the agency: it is not pointed out in a public text. */
  publishing: PublishingContext
}

/** A posted form that is shown again. `base` is what it started with; `id` is that of a new property. */
export type SentForm = EachSet<FieldPhoto[]> & {
  id?: string
  version: number
  values: PropertyFormValues
  base: PropertyFormValues | null
}

/** Which version of a fact wins: the one that was typed, or the one that somebody saved meanwhile. */
export type Side = 'mine' | 'saved'
export type Choices = Partial<Record<FactName, Side>>

/**
 * A fact in which what was typed (`from`) differs from what was saved (`to`). `side` is null if both people changed it: then a
 * person has to choose.
 */
export type ConflictRow = Difference<FactName> & { side: Side | null }

/** The differences to the version that somebody else saved. */
export type Conflict = {
  rows: ConflictRow[]
  savedBy: string | null
  savedAt: string | null
  savedPictures: EachSet<FieldPhoto[]>
  /** Whether the person sent the form without choosing a side for every fact. */
  incomplete: boolean
}

/** The message of each control that is wrong. */
export type ControlErrors = Refusal<Control | 'amenities' | PictureControl | Drop>['errors']

/**
 * Values of `intent`. `add` saves the edit of a deleted property as a new one; `resume` opens the form with the values that
 * were sent.
 */
export const FORM_INTENTS = { save: 'save', add: 'save-as-new', resume: 'resume' } as const
export type FormIntent = (typeof FORM_INTENTS)[keyof typeof FORM_INTENTS]

/** The control sent by 'Guardar y añadir otra', and the URL parameter with the saved property that resets the next form. */
export const NEXT = { name: 'next', another: 'another', after: 'despues' } as const

/** The URL parameter with the property of which the new one is a copy. */
const COPY_PARAM = 'copia'

/** Address of the form for a copy of a property. */
export function copyPath(id: string): string {
  return `/add-property?${new URLSearchParams({ [COPY_PARAM]: id })}`
}

/** The URL parameter with the owner of a new property. */
export const OWNER_PARAM = 'propietario'

/** Address of the form for a new property of an owner. */
export function addForOwner(ownerId: string): string {
  return `/add-property?${new URLSearchParams({ [OWNER_PARAM]: ownerId })}`
}

/** The property that an address asks to copy; null for none. */
export function copiedIn(params: URLSearchParams): string | null {
  return params.get(COPY_PARAM)
}

/** The answer for a form that was not saved. */
export type FormAnswer =
  | Refused<'invalid', { sent: SentForm; errors: ControlErrors }>
  | Refused<'conflict', { sent: SentForm; conflict: Conflict }>
  /** A draft, or a conflict that is left open: the form opens with these values. */
  | { ok: true; done: 'resumed'; sent: SentForm; at: number }
  /** Somebody deleted the property meanwhile: a form for a new property with what was typed. */
  | Refused<'gone', { sent: SentForm; errors: ControlErrors | null; opened: OpenForm }>
  | Refused<'failed', { sent: SentForm | null; message: string; status: number }>

/** Messages for a form that could not be saved (spec, section 8). */
export const NOT_ADDED = 'Error al guardar la propiedad. Intenta nuevamente.'
export const NOT_EDITED = 'Error al actualizar la propiedad. Intenta nuevamente.'
