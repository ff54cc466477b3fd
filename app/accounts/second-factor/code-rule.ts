import type { FormRules } from '#app/forms/form-rules.ts'
import { textRule } from '#app/forms/control-rules.ts'
import { passwordRule } from '#app/accounts/password-rule.ts'

/** Fits six digits of the application, or a recovery code with its hyphen. */
const LONGEST_CODE = 40

export const CODE_RULES: FormRules<{ code: string }> = {
  code: textRule({
    most: LONGEST_CODE,
    required: 'Escribe el código',
    tooLong: () => 'El código no es correcto',
    autoComplete: 'one-time-code',
  }),
}

export const CONFIRMED_BY_PASSWORD: FormRules<{ password: string }> = {
  password: passwordRule({ required: 'Escribe tu contraseña', autoComplete: 'current-password' }),
}

export const CONFIRMED_BY_BOTH: FormRules<{ password: string; code: string }> = {
  ...CONFIRMED_BY_PASSWORD,
  ...CODE_RULES,
}

/** A typed recovery code as it was shown: people may type a space instead of the hyphen. */
export function recoveryCode(typed: string): string {
  const letters = typed.replaceAll(/[\s‐-―-]/g, '')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** The digits of a typed code, without the space in the middle; null for a text that is no such code. */
export function applicationCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
