import { AGENCY } from '#app/agency/agency.ts'
import { mailtoUrl } from '#app/mail/email-address.ts'
import { storedPhone } from '#app/phone/phone.ts'

type Sender = {
  nombre: string
  email: string
  telefono: string | null
  asunto: string | null
  propertyTitle: string | null
}

/** Ready for a link each; null where nothing that was written can be dialled. */
export type AnswerLinks = { mail: string; phone: string | null; whatsapp: string | null }

/** The ways to answer somebody, the answer begun. */
export function answerLinks({ nombre, email, telefono, asunto, propertyTitle }: Sender): AnswerLinks {
  const about = propertyTitle ? ` sobre «${propertyTitle}»` : ''
  const greeting = `Hola ${nombre}, gracias por escribir a ${AGENCY.name}${about}.`
  const subject = `Re: ${asunto || propertyTitle || `tu mensaje a ${AGENCY.name}`}`
  const number = internationalNumber(telefono ?? '')
  // A mail link ends its lines with both characters (RFC 6068).
  const body = `${greeting}\r\n\r\n`
  return {
    mail: `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    phone: number && `tel:+${number}`,
    whatsapp: number && `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`,
  }
}

/** Digits with country code: Mexico's, or another one's where somebody wrote it with its plus. */
function internationalNumber(typed: string): string | null {
  const mexican = storedPhone(typed)
  if (mexican) return mexican.slice(1)
  const digits = typed.replaceAll(/[\s().-]/g, '')
  return /^\+[1-9]\d{7,14}$/.test(digits) ? digits.slice(1) : null
}
