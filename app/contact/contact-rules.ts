import { emailRule, textRule } from '#app/forms/control-rules.ts'
import { type FormRules, controlNames } from '#app/forms/form-rules.ts'
import { phoneRule } from '#app/forms/phone-rule.ts'
import { WRONG_EMAIL, countOf } from '#app/forms/control-readers.ts'
import { OPERATION_PARAM } from '#app/catalogue/price/second-offer.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { LONGEST_EMAIL } from '#app/mail/email-address.ts'

/** A visitor's message as its form posts it (spec, section 3, Contact message). */
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

/** Names of the other controls of the form. People don't see the honeypot, so only programs fill it. */
export const EXTRA_CONTROLS = {
  token: 'envio',
  page: 'pagina',
  property: 'propiedad',
  operation: OPERATION_PARAM,
  honeypot: 'sitioWeb',
} as const

/** A refused message, with the values that let the form be sent again. */
export type ContactRefusal = Refusal<keyof ContactMessage | (typeof EXTRA_CONTROLS)['token' | 'page']>

/** Text of the spec, section 5. */
const INCOMPLETE = 'Por favor completa todos los campos requeridos'

/** Shown when a form is too long to be read. */
export const TOO_LONG = `El mensaje es demasiado largo: admite hasta ${countOf(LONGEST_MESSAGE)} caracteres.`

/** Heading of the list of errors. */
export function errorHeading(errors: ContactErrors): string {
  const wrong = controlNames(CONTACT_RULES).filter((name) => errors[name])
  if (wrong.some((name) => errors[name] === missing(name))) return INCOMPLETE
  if (wrong.length === 1 && errors.email === WRONG_EMAIL) return WRONG_EMAIL
  return wrong.length === 1 ? 'Revisa el campo marcado' : 'Revisa los campos marcados'
}

/** The error of an empty control; null for an optional one. */
function missing(name: keyof ContactMessage): string | null {
  const read = CONTACT_RULES[name].read('')
  return 'message' in read ? read.message : null
}

function upTo(most: number, subject: string) {
  const tooLong = (length: number) => `${subject} admite hasta ${countOf(most)} caracteres; llevas ${countOf(length)}`
  return { most, tooLong }
}

/** What the confirmation shows of a message to its sender. */
export type SentMessage = {
  nombre: string
  mensaje: string
  /**
   * The property that it is about. `slug` is null where it is not public now; `offer`: of two operations the one that was
   * written about, with its price; `query` opens its page with it.
   */
  property: { id: string; title: string; slug: string | null; query: string; offer: string | null } | null
}
