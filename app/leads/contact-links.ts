import { mailtoUrl } from '#app/mail/email-address.ts'
import { dialledNumber, hasExtension } from '#app/phone/phone.ts'
import { type LeadWriter, writtenText } from './lead-writer.ts'
import type { LeadFields } from './lead.ts'

/** A URL for each way to reach a lead; null without one. */
export type ContactLinks = { phone: string | null; whatsapp: string | null; mail: string | null }

type Reached = Pick<LeadFields, 'name' | 'phones' | 'emails' | 'language'>

/** Links to call a lead, or to write with the agency's text filled in. @param about the title of a property */
export function contactLinks(lead: Reached, writer: LeadWriter, about: string | null): ContactLinks {
  const { language } = lead
  return writtenLinks(lead, about ?? writer.agency, (first) => writtenText(writer, { first, language, about }))
}

/** The same with any text. @param textFor the message to somebody with this first name */
export function writtenLinks(
  { name, phones, emails }: Pick<Reached, 'name' | 'phones' | 'emails'>,
  subject: string,
  textFor: (first: string) => string,
): ContactLinks {
  const [first = ''] = name.split(' ')
  const text = textFor(first)
  const number = firstNumber(phones)
  const chat = firstNumber(phones.filter((phone) => !hasExtension(phone)))
  const [email] = emails
  return {
    phone: number && `tel:${number}`,
    whatsapp: chat && `https://wa.me/${chat.slice(1)}?text=${encodeURIComponent(text)}`,
    mail: email
      ? `${mailtoUrl(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${text}\r\n\r\n`)}`
      : null,
  }
}

function firstNumber(phones: readonly string[]): string | null {
  return phones.map(dialledNumber).find((each) => each?.startsWith('+')) ?? null
}
