import type { Refusal } from '#app/forms/refusal.ts'
import { withoutAccents } from '#app/text/fold-text.ts'
import { COMMON_PASSWORDS } from './common-passwords.server.ts'

/** Said beside the field of a new password; how long it must be is another sentence (spec, section 5). */
const COMMON_PASSWORD = 'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra.'

/** What is tried first here, which a list from all over the world places later or lacks. */
const LOCAL =
  'contrasena contrasena1 tequiero teamomucho contrasena123 bienvenido bienvenida administrador cerronorte inmobiliaria propiedades monterrey monterrey1 nuevoleon'

let common: ReadonlySet<string> | null = null

/**
 * Whether a new password is among those that are tried first: the most used ones, in whatever letters, or the person's
 * own e-mail.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  common ??= new Set(`${COMMON_PASSWORDS} ${LOCAL}`.trim().split(/\s+/))
  const typed = folded(password)
  const [own = ''] = email.split('@')
  return common.has(typed) || (email !== '' && [folded(email), folded(own)].includes(typed))
}

/** The refusal of such a password. @param name of its control; @param values of the others, as they were typed */
export function refusedAt<Name extends string>(name: Name, values: Refusal<Name>['values'] = {}): Refusal<Name> {
  const errors: Refusal<Name>['errors'] = {}
  errors[name] = COMMON_PASSWORD
  return { values, errors, message: null }
}

/** Small letters without accents: 'Contraseña' is 'contrasena'. */
function folded(text: string): string {
  return withoutAccents(text.trim().toLowerCase())
}
