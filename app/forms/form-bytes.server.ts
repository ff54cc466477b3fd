import type { Register } from 'react-router'

type Path = keyof Register['pages']

/** Maximum bytes of a form at most addresses, with a margin. */
export const SHORT_FORM_BYTES = 32_768
/** Maximum bytes of a form with files: twenty of the largest photos, and a margin. */
export const FILES_FORM_BYTES = 256 * 1024 * 1024

/** Maximum bytes of a form at addresses with another limit. */
export const FORM_BYTES = {
  /** A word, a slug, a code, the path of a page and a campaign, percent-encoded. */
  '/interes': 1_024,
  /** The longest message with every letter percent-encoded, and the other fields. */
  '/contacto': 131_072,
  '/dashboard/conjuntos/:complexId/espacios': 2_000_000,
  '/dashboard/conjuntos/:complexId/plano/:floorId?': 2_000_000,
  // A select for each column and each text of a file.
  '/dashboard/importar/:importId': 1_000_000,
  '/dashboard/importar': FILES_FORM_BYTES,
  '/dashboard/prospectos/importar': 5 * 1024 * 1024,
  /** A takeout with its photos. */
  '/dashboard/importar/archivo': 2 * 1024 * 1024 * 1024,
  /** Photos of many properties. */
  '/dashboard/fotos': 12 * 1024 ** 3,
  /** A logo of 20 MB; or the longest legal notice. */
  '/dashboard/configuracion/agencia/:section': 21 * 1024 * 1024,
  /** A sheet of 4 MB, and the list itself. */
  '/dashboard/configuracion/ubicacion/lista': 5 * 1024 * 1024,
  /** A CSV of 4 MB. */
  '/dashboard/configuracion/direcciones': 4 * 1024 * 1024,
  /** Hundreds of chosen records. */
  '/dashboard/configuracion/datos-personales': 131_072,
  '/dashboard/configuracion/datos-personales.json': 131_072,
  /** A file of 20 MB. */
  '/property/:propertyId/expediente': 21 * 1024 * 1024,
  '/photos': FILES_FORM_BYTES,
  '/add-property': FILES_FORM_BYTES,
  '/edit-property/:propertyId': FILES_FORM_BYTES,
  '/dashboard/conjuntos/nuevo': FILES_FORM_BYTES,
  '/dashboard/conjuntos/:complexId': FILES_FORM_BYTES,
  '/dashboard/configuracion/tarjeta': FILES_FORM_BYTES,
  '/dashboard/configuracion/equipo/:userId': FILES_FORM_BYTES,
} as const satisfies Partial<Record<Path, number>>

const BY_PATTERN = new Map<string, number>(Object.entries(FORM_BYTES))

/** @param pattern of the route */
export function formBytes(pattern: string): number {
  return BY_PATTERN.get(pattern) ?? SHORT_FORM_BYTES
}
