import { beginsAbroad, isNobodys, isPhone } from '#app/phone/phone.ts'
import { type ControlRule, htmlOf } from './control-rules.ts'
import type { Reading } from './control-readers.ts'
import { oneLine, plainSigns } from './typed-text.ts'

/** A dialable number, also of another country, and its extension; null for none. */
export function readPhone(text: string): Reading<string | null> {
  const value = text.trim()
  if (value === '' || isPhone(value)) return { value: value || null }
  if (isNobodys(value)) return { message: 'Revisa el teléfono: ese no se puede marcar' }
  if (beginsAbroad(value)) return { message: 'Escribe el número completo después de la clave del país' }
  return { message: 'Escribe un teléfono de 10 dígitos' }
}

export function phoneRule({ autoComplete }: { autoComplete?: string }): ControlRule<string | null> {
  return { tidy: tidyPhone, read: readPhone, html: htmlOf({ type: 'tel', autoComplete }) }
}

/** Removes the scheme of a pasted link: 'tel:+528112345678'. */
function tidyPhone(text: string): string {
  return plainSigns(oneLine(text)).replace(/^tel:\s*/i, '')
}
