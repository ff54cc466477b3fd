import type { Status } from '#app/catalogue/facts/vocabulary.ts'
import { formatCount } from '#app/figures/measure.ts'
import type { OwnerOption } from '#app/owners/owner.ts'
import { foldText } from '#app/text/fold-text.ts'

export const OWNER_INTENTS = {
  save: 'save-owner',
  merge: 'merge-owner',
  remove: 'remove-owner',
} as const
/** The parameter with the owner that another is to be merged into, as a text of the list. */
export const MERGE_PARAM = 'con'
/** The parameter that asks before an owner is deleted. */
export const REMOVE_OWNER_PARAM = 'eliminar'
export const OWNERS_PAGE_SIZE = 50
/** Digits from which on a search also looks in phones. */
const SEARCHED_DIGITS = 3

export type OwnerRow = OwnerOption & { properties: number }
export type OwnersPage = { rows: OwnerRow[]; search: string; total: number; page: number; pages: number }

/**
 * `others`: the owners it can be merged into; `into`: the chosen one; `mergeFault`: the sentence about a text that names
 * none.
 */
export type ShownOwner = {
  owner: OwnerOption
  properties: { id: string; code: string; title: string; status: Status }[]
  others: OwnerOption[]
  into: OwnerOption | null
  mergeFault: string | null
}

/** A note or a private file of one of the owner's properties. `text`: the note, or kind and name of the file. */
export type OwnerPaper = {
  id: string
  propertyId: string
  is: 'note' | 'file'
  text: string
  createdAt: string
  author: string | null
}
export type OwnerFolder = readonly OwnerPaper[]

/** Lines of the history of an owner. `propertyId`: the property that changed; null for the owner. */
export const MOST_HISTORY = 40
export type OwnerHistory = {
  id: string
  propertyId: string | null
  label: string
  details: string | null
  createdAt: string
  author: string | null
}[]

/** Whether an owner's name and email contain every word of a search, or the phone its digits. */
export function matchesOwner({ name, phone, email }: OwnerOption, search: string): boolean {
  const digits = search.replaceAll(/\D/g, '')
  if (digits.length >= SEARCHED_DIGITS && !/\p{L}/u.test(search)) return phone?.includes(digits) ?? false
  const text = foldText(`${name} ${email ?? ''}`)
  return foldText(search)
    .split(' ')
    .every((word) => text.includes(word))
}

/** '1 propiedad', '12 propiedades'. */
export function propertiesText(count: number): string {
  return count === 1 ? '1 propiedad' : `${formatCount(count)} propiedades`
}
