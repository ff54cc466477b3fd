import { textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { phoneRule, readPhone } from '#app/forms/phone-rule.ts'
import { whatsappUrl } from '#app/agency/agency.ts'
import { dialledNumber, formatPhone } from '#app/phone/phone.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'

/** The public card of a person, as its form has it. Nothing of the account is in it. */
export type AsesorFields = { name: string; position: string | null; hours: string | null; whatsapp: string | null }

/** The public card of an asesor, which the page of a property shows. */
export type ShownAsesor = Omit<AsesorFields, 'whatsapp'> & {
  whatsapp: string
  photo: { key: string; width: number; height: number } | null
}

/** How visitors reach a person. `whatsapp`: digits with country code, as wa.me wants them. */
type Reached = { phone: string; phoneUrl: string; whatsapp: string; chatUrl: string }

/** A person as the pages about the agency show them. */
export type TeamPerson = Omit<ShownAsesor, 'whatsapp'> & Omit<Reached, 'whatsapp'>

/** @returns null for a number that nobody can dial */
export function reachAsesor({ whatsapp }: Pick<ShownAsesor, 'whatsapp'>, greeting: string): Reached | null {
  const dialled = dialledNumber(whatsapp)
  if (!dialled) return null
  const digits = dialled.replace('+', '')
  const chatUrl = whatsappUrl({ whatsapp: digits }, greeting)
  return { phone: formatPhone(whatsapp), phoneUrl: `tel:${dialled}`, whatsapp: digits, chatUrl }
}

/** The first letters of the first two words with a capital: 'María de la Luz' is 'ML'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  return (capitals.length > 0 ? capitals : words)
    .slice(0, 2)
    .map(([letter = '']) => letter.toLocaleUpperCase('es'))
    .join('')
}

/** A person that a property can name; `isShown`: visitors see the card. */
export type AsesorOption = { id: string; name: string; isShown: boolean }

/** What was sent and not saved, with the photo that was already received. */
export type CardRefusal = Refusal<keyof AsesorFields> & {
  photo: FieldPhoto | null
  photoError: string | null
  isShown: boolean
}

/** Values of `intent` of the form of a card. */
export const ASESOR_CARD_INTENT = 'save-asesor-card'
/** The checkbox that shows the card on the site. */
export const SHOWN_CONTROL = 'isShown'

/** The rules of the form: a card on the site needs a number to write to. */
export function asesorCardRules(isShown: boolean): FormRules<AsesorFields> {
  const phone = phoneRule({ autoComplete: 'tel' })
  return {
    name: textRule({ most: 80, required: 'Escribe el nombre que se muestra' }),
    position: textRule({ most: 80 }),
    hours: textRule({ most: 120 }),
    whatsapp: {
      ...phone,
      read: (text) =>
        isShown && text.trim() === ''
          ? { message: 'Escribe el WhatsApp en que contestas, o no te muestres como asesor' }
          : readPhone(text),
    },
  }
}
