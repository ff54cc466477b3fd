import { isEmailAddress } from '#app/mail/email-address.ts'

/** The form's controls, in its order (spec, section 3, Contact message). */
export const CONTACT_FIELDS = ['nombre', 'email', 'telefono', 'asunto', 'mensaje'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type ContactValues = Record<ContactField, string>
export type ContactErrors = Partial<Record<ContactField, string>>

/** Characters that each field takes. */
const LONGEST: Record<ContactField, number> = {
  nombre: 120,
  email: 254,
  telefono: 30,
  asunto: 150,
  mensaje: 5000,
}

const LABELS: Record<ContactField, string> = {
  nombre: 'El nombre',
  email: 'El correo',
  telefono: 'El teléfono',
  asunto: 'El asunto',
  mensaje: 'El mensaje',
}

const REQUIRED: ContactErrors = {
  nombre: 'Escribe tu nombre',
  email: 'Escribe tu correo electrónico',
  mensaje: 'Escribe tu mensaje',
}

/** Of the spec, section 5. */
const INCOMPLETE = 'Por favor completa todos los campos requeridos'
const WRONG_EMAIL = 'Por favor ingresa un correo electrónico válido'

export const NO_VALUES: ContactValues = { nombre: '', email: '', telefono: '', asunto: '', mensaje: '' }

/** What somebody sent, whatever it was, as it is kept: a line is one line, and nothing unseen is in it. */
export function contactValues(sent: (field: ContactField) => unknown): ContactValues {
  const values = { ...NO_VALUES }
  for (const field of CONTACT_FIELDS) {
    const value = sent(field)
    if (typeof value === 'string') values[field] = field === 'mensaje' ? paragraphs(value) : oneLine(value)
  }
  return values
}

/** What is wrong with each field; an empty object when nothing is. */
export function contactErrors(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of CONTACT_FIELDS) {
    const error = fieldError(field, values[field])
    if (error) errors[field] = error
  }
  return errors
}

/** What is wrong with the form as a whole, over the list of what is wrong with its fields. */
export function errorHeading(errors: ContactErrors): string {
  const told = Object.entries(errors)
  if (told.some(([field, error]) => error === REQUIRED[field as ContactField])) return INCOMPLETE
  if (told.length === 1 && errors.email === WRONG_EMAIL) return WRONG_EMAIL
  return told.length === 1 ? 'Revisa el campo marcado' : 'Revisa los campos marcados'
}

function fieldError(field: ContactField, value: string): string | null {
  if (value === '') return REQUIRED[field] ?? null
  const { length } = [...value]
  if (length > LONGEST[field])
    return `${LABELS[field]} admite hasta ${written(LONGEST[field])} caracteres; llevas ${written(length)}`
  return field === 'email' && !isEmailAddress(value) ? WRONG_EMAIL : null
}

function written(count: number): string {
  return count.toLocaleString('es-MX')
}

function oneLine(text: string): string {
  return clean(text)
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
}

function paragraphs(text: string): string {
  return clean(text)
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** Without what is no character, what nobody sees, and what turns the direction of the text around it. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
}
