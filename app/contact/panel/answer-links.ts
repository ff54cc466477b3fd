import { mailtoUrl } from '#app/mail/email-address.ts'
import { dialledNumber } from '#app/phone/phone.ts'

type Sender = {
  nombre: string
  email: string
  telefono: string | null
  asunto: string | null
  propertyTitle: string | null
}

/** A URL for each channel; null when the visitor's phone number cannot be dialled. */
export type AnswerLinks = { mail: string; phone: string | null; whatsapp: string | null }

/** Links to answer a message by mail, phone or WhatsApp, with a prefilled text. @param agency its name */
export function answerLinks({ nombre, email, telefono, asunto, propertyTitle }: Sender, agency: string): AnswerLinks {
  const about = propertyTitle ? ` sobre «${propertyTitle}»` : ''
  const greeting = `Hola ${nombre}, gracias por escribir a ${agency}${about}.`
  const subject = `Re: ${asunto || propertyTitle || `tu mensaje a ${agency}`}`
  const number = internationalNumber(telefono ?? '')
  // Line breaks in a mailto link are CRLF (RFC 6068).
  const body = `${greeting}\r\n\r\n`
  return {
    mail: `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    phone: number && `tel:+${number}`,
    whatsapp: number && `https://wa.me/${number}?text=${encodeURIComponent(greeting)}`,
  }
}

/** Digits with country code, Mexico's by default. Text after the number is left out. */
function internationalNumber(typed: string): string | null {
  const number = dialledNumber(typed)
  return number && /^\+[1-9]\d{7,14}$/.test(number) ? number.slice(1) : null
}
