import type { Register } from 'react-router'

type Path = keyof Register['pages']

/** Bytes of the longest form of most addresses, with room to spare. */
export const SHORT_FORM_BYTES = 32_768
/** Largest form with files: twenty photos of the largest size and room to spare. */
export const FILES_FORM_BYTES = 256 * 1024 * 1024

/** Bytes of the longest form of the addresses that take another length. */
export const FORM_BYTES = {
  /** A word and a slug. */
  '/interes': 512,
  /** The longest message with every letter encoded, and the other fields. */
  '/contacto': 131_072,
  '/dashboard/conjuntos/:complexId/espacios': 2_000_000,
  '/photos': FILES_FORM_BYTES,
  '/add-property': FILES_FORM_BYTES,
  '/edit-property/:propertyId': FILES_FORM_BYTES,
  '/dashboard/conjuntos/nuevo': FILES_FORM_BYTES,
  '/dashboard/conjuntos/:complexId': FILES_FORM_BYTES,
} as const satisfies Partial<Record<Path, number>>

const BY_PATTERN = new Map<string, number>(Object.entries(FORM_BYTES))

/** @param pattern that of a route */
export function formBytes(pattern: string): number {
  return BY_PATTERN.get(pattern) ?? SHORT_FORM_BYTES
}
