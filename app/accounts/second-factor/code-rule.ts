import type { FormRules } from '#app/forms/form-rules.ts'
import { textRule } from '#app/forms/control-rules.ts'
import { passwordRule } from '#app/accounts/password-rule.ts'

/** Six digits of the application, or a recovery code with its hyphen. */
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

/** A recovery code as it was shown: it is typed from paper, where a hyphen looks like a space. */
export function recoveryCode(typed: string): string {
  const letters = typed.replaceAll(/[\s‐-―-]/g, '')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** The code of an application as it is checked: people type it in two halves. Null for what is none. */
export function applicationCode(typed: string): string | null {
  const digits = typed.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
