import { textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { phoneRule, readPhone } from '#app/forms/phone-rule.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { FieldPhoto } from '#app/photos/photo-choice.ts'

/** The public card of a person, as its form has it. Nothing of the account is in it. */
export type AsesorFields = { name: string; position: string | null; hours: string | null; whatsapp: string | null }

/** The public card of an asesor, which the page of a property shows. */
export type ShownAsesor = Omit<AsesorFields, 'whatsapp'> & {
  whatsapp: string
  photo: { key: string; width: number; height: number } | null
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
