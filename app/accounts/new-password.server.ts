import type { Refusal } from '#app/forms/refusal.ts'
import { withoutAccents } from '#app/text/fold-text.ts'
import { COMMON_PASSWORDS } from './common-passwords.server.ts'

/** Shown beside the field of a new password. */
const COMMON_PASSWORD = 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.'

/** Common passwords in Mexico that international lists lack or rank low. */
const LOCAL =
  'contrasena contrasena1 tequiero teamomucho contrasena123 bienvenido bienvenida administrador cerronorte inmobiliaria propiedades monterrey monterrey1 nuevoleon'

let common: ReadonlySet<string> | null = null

/**
 * Whether a new password is easy to guess: one of the most used ones, in any case and with or without accents, or the
 * person's own e-mail.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  common ??= new Set(`${COMMON_PASSWORDS} ${LOCAL}`.trim().split(/\s+/))
  const typed = folded(password)
  const [own = ''] = email.split('@')
  return common.has(typed) || (email !== '' && [folded(email), folded(own)].includes(typed))
}

/** The refusal of a common password. @param name of its control @param values typed texts of the other controls */
export function refuseCommonPassword<Name extends string>(
  name: Name,
  values: Refusal<Name>['values'] = {},
): Refusal<Name> {
  const errors: Refusal<Name>['errors'] = {}
  errors[name] = COMMON_PASSWORD
  return { values, errors, message: null }
}

/** Small letters without accents: 'Contraseña' is 'contrasena'. */
function folded(text: string): string {
  return withoutAccents(text.trim().toLowerCase())
}
