import { emailRule, textRule } from '#app/forms/control-rules.ts'
import { type FormRules, controlNames } from '#app/forms/form-rules.ts'
import { phoneRule } from '#app/forms/phone-rule.ts'
import { WRONG_EMAIL, countOf } from '#app/forms/control-readers.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { LONGEST_EMAIL } from '#app/mail/email-address.ts'

/** A visitor's message as its form takes it (spec, section 3, Contact message). */
export type ContactMessage = {
  nombre: string
  email: string
  telefono: string | null
  asunto: string | null
  mensaje: string
}
type ContactErrors = Refusal<keyof ContactMessage>['errors']

const LONGEST_MESSAGE = 5000

/** The rules of the spec, section 5, in the order of the form. */
export const CONTACT_RULES: FormRules<ContactMessage> = {
  nombre: textRule({ ...upTo(120, 'El nombre'), required: 'Escribe tu nombre', autoComplete: 'name' }),
  email: emailRule({
    ...upTo(LONGEST_EMAIL, 'El correo'),
    required: 'Escribe tu correo electrónico',
    autoComplete: 'email',
  }),
  telefono: phoneRule({ autoComplete: 'tel' }),
  asunto: textRule({ ...upTo(150, 'El asunto'), autoComplete: 'off' }),
  mensaje: textRule({ ...upTo(LONGEST_MESSAGE, 'El mensaje'), required: 'Escribe tu mensaje', lines: true }),
}

/** What the form carries besides its controls. `trap` is a control that no person sees, so that only programs fill it. */
export const CARRIED = { token: 'envio', page: 'pagina', property: 'propiedad', trap: 'sitioWeb' } as const

/** A message that was not taken, with what makes its form the same form again. */
export type ContactRefusal = Refusal<keyof ContactMessage | (typeof CARRIED)['token' | 'page']>

/** Of the spec, section 5. */
const INCOMPLETE = 'Por favor completa todos los campos requeridos'

/** Said of a form that is too long to be read at all. */
export const TOO_LONG = `El mensaje es demasiado largo: admite hasta ${countOf(LONGEST_MESSAGE)} caracteres.`

/** What is wrong with the form as a whole, over the list of what is wrong with its controls. */
export function errorHeading(errors: ContactErrors): string {
  const wrong = controlNames(CONTACT_RULES).filter((name) => errors[name])
  if (wrong.some((name) => errors[name] === missing(name))) return INCOMPLETE
  if (wrong.length === 1 && errors.email === WRONG_EMAIL) return WRONG_EMAIL
  return wrong.length === 1 ? 'Revisa el campo marcado' : 'Revisa los campos marcados'
}

/** What is said of a control that says nothing; null where it need not. */
function missing(name: keyof ContactMessage): string | null {
  const read = CONTACT_RULES[name].read('')
  return 'message' in read ? read.message : null
}

function upTo(most: number, subject: string) {
  const tooLong = (length: number) => `${subject} admite hasta ${countOf(most)} caracteres; llevas ${countOf(length)}`
  return { most, tooLong }
}
