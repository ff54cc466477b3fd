import type { MessageState } from '#app/contact/message-states.ts'
import type { ContactLinks } from '#app/leads/contact-links.ts'
import { type LeadWriter, writtenText } from '#app/leads/lead-writer.ts'
import { mailtoUrl } from '#app/mail/email-address.ts'
import { dialledNumber, hasExtension } from '#app/phone/phone.ts'

type Sender = {
  nombre: string
  email: string
  telefono: string | null
  asunto: string | null
  propertyTitle: string | null
  state: MessageState
  /** The leads of the message: of one who speaks English the answer is in English. */
  leads: readonly { language: string }[]
}

/**
 * Links to answer a message by mail, phone or WhatsApp, with the agency's text for leads or the product's own filled in; null
 * without an e-mail, and when the visitor's phone number cannot be dialled. Spam gets no link to WhatsApp.
 */
export function answerLinks(sender: Sender, writer: LeadWriter): ContactLinks {
  const { email, telefono, asunto, propertyTitle, state } = sender
  const greeting = greetingOf(sender, writer)
  const subject = `Re: ${asunto || propertyTitle || (isEnglish(sender) ? writer.agency : `tu mensaje a ${writer.agency}`)}`
  const number = internationalNumber(telefono ?? '')
  const chat = state === 'spam' || hasExtension(telefono ?? '') ? null : number
  // Line breaks in a mailto link are CRLF (RFC 6068).
  const body = `${greeting}\r\n\r\n`
  return {
    mail: email ? `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}` : null,
    phone: number && `tel:+${number}`,
    whatsapp: chat && `https://wa.me/${chat}?text=${encodeURIComponent(greeting)}`,
  }
}

function isEnglish({ leads: [lead] }: Sender): boolean {
  return lead?.language === 'en'
}

function greetingOf(sender: Sender, writer: LeadWriter): string {
  const { nombre, propertyTitle } = sender
  const about = propertyTitle || null
  const own = about === null ? writer.message : writer.propertyMessage
  const [first = ''] = nombre.split(' ')
  if (isEnglish(sender)) return writtenText(writer, { first, language: 'en', about })
  if (own !== null) return writtenText(writer, { first, language: 'es', about })
  return `Hola ${nombre}, gracias por escribir a ${writer.agency}${about === null ? '' : ` sobre «${about}»`}.`
}

/** Digits with country code, Mexico's by default. Text after the number is left out. */
function internationalNumber(typed: string): string | null {
  const number = dialledNumber(typed)
  return number && /^\+[1-9]\d{7,14}$/.test(number) ? number.slice(1) : null
}
