import { isEmailAddress } from '#app/mail/email-address.ts'
import { textOf } from '#app/forms/form-text.ts'

/** The default contact as a form holds it (spec, section 3, Global configuration). */
export type ContactValues = { contactName: string; contactPhone: string; contactEmail: string }
export type ContactErrors = Partial<Record<keyof ContactValues, string>>

const LONGEST = 120
/** As in a property: a number that can be dialled, from another country too, and what stands after it. */
const PHONE = /^(?=.{10,40}$)\+?[\s().-]*(?:\d[\s().-]*){10,15}(?:\D.*)?$/

/** What a form sent, whatever it was. */
export function contactValues(form: FormData): ContactValues {
  return {
    contactName: oneLine(textOf(form, 'contactName')),
    contactPhone: oneLine(textOf(form, 'contactPhone')),
    contactEmail: oneLine(textOf(form, 'contactEmail')),
  }
}

/** What is wrong with it, field by field; any of them may stay empty. */
export function contactErrors({ contactName, contactPhone, contactEmail }: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  if (contactName.length > LONGEST) errors.contactName = `Escribe un nombre de ${LONGEST} caracteres o menos`
  if (contactPhone && !PHONE.test(contactPhone)) errors.contactPhone = 'Escribe un teléfono de 10 dígitos'
  if (contactEmail && (!isEmailAddress(contactEmail) || contactEmail.length > LONGEST))
    errors.contactEmail = 'Por favor ingresa un correo electrónico válido'
  return errors
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ')
}
