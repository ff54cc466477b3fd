import { emailRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { countOf } from '#app/forms/control-readers.ts'
import { CHECK_CONNECTION } from '#app/forms/no-answer.ts'
import { accountEmail } from './account-email.ts'
import { passwordIfAny, passwordRule } from './password-rule.ts'

/** The rules of the forms that lead into the panel (spec, section 5). */
export const SHORTEST_PASSWORD = 6
/** Hashing reads the whole password: longer ones only cost time. */
export const LONGEST_PASSWORD = 128
const LONGEST_NAME = 100

const NAME = textRule({
  most: LONGEST_NAME,
  required: 'Escribe tu nombre',
  tooLong: () => `El nombre admite hasta ${countOf(LONGEST_NAME)} caracteres`,
  autoComplete: 'name',
})

const EMAIL = emailRule({
  required: 'Escribe tu correo electrónico',
  spelling: accountEmail,
  autoComplete: 'username',
})

const NO_PASSWORD = 'Escribe tu contraseña'
/** Text of the spec, section 5; also the hint under the field of a new password. */
export const SHORT_PASSWORD = `La contraseña debe tener al menos ${SHORTEST_PASSWORD} caracteres`

/** An existing password may have any length. */
const PASSWORD = passwordRule({ required: NO_PASSWORD, autoComplete: 'current-password' })

const NEW_PASSWORD = passwordRule({
  required: NO_PASSWORD,
  autoComplete: 'new-password',
  least: { length: SHORTEST_PASSWORD, sentence: SHORT_PASSWORD },
  most: { length: LONGEST_PASSWORD, sentence: `La contraseña admite hasta ${LONGEST_PASSWORD} caracteres` },
})

/** The server did not answer (decision 33). */
export const UNREACHED_LOGIN = `Error al iniciar sesión. ${CHECK_CONNECTION}`
/** Shown when the own account is changed with a wrong current password. */
export const WRONG_OWN_PASSWORD = 'La contraseña actual no es correcta'
/** Only shown after a right password. */
export const ACCOUNT_DISABLED = 'Tu cuenta está desactivada. Pide a quien administra el panel que la active.'

export type Login = { email: string; password: string }
export const LOGIN_RULES: FormRules<Login> = { email: EMAIL, password: PASSWORD }

export type Signup = { name: string; email: string; password: string }
export const SIGNUP_RULES: FormRules<Signup> = { name: NAME, email: EMAIL, password: NEW_PASSWORD }

/** The form that requests a link for a new password. */
export type ForgottenPassword = { email: string }
export const FORGOTTEN_PASSWORD_RULES: FormRules<ForgottenPassword> = { email: EMAIL }

/** What people may change of their own account; the password is only needed to change the e-mail. */
export type OwnProfile = { name: string; email: string; password: string | null }
export const OWN_PROFILE_RULES: FormRules<OwnProfile> = {
  name: NAME,
  email: EMAIL,
  password: passwordIfAny({ autoComplete: 'current-password' }),
}

export type OwnPassword = { currentPassword: string; newPassword: string }
export const OWN_PASSWORD_RULES: FormRules<OwnPassword> = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }

export type NewPassword = { password: string }
export const NEW_PASSWORD_RULES: FormRules<NewPassword> = { password: NEW_PASSWORD }
