import { checkPosted } from '#app/forms/check-posted.server.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { type OwnerFields, ownerText } from '#app/owners/owner.ts'
import { OWNER_RULES } from '#app/owners/owner-rules.ts'
import type { Change } from '#app/records/change.server.ts'
import { saveOwner } from './change-owner.server.ts'

const NO_WAY = 'Escribe un teléfono o un correo'

/** Saves the posted form of an owner. @returns null when there is no such owner */
export async function savePostedOwner(
  change: Change,
  id: string,
  form: FormData,
): Promise<{ refusal: Refusal<keyof OwnerFields> } | { outcome: 'done' } | null> {
  const posted = checkPosted(OWNER_RULES, form)
  if ('refusal' in posted) return posted
  const { values: fields, shown: values } = posted
  const refused = (errors: Refusal<keyof OwnerFields>['errors']) => ({ refusal: { values, errors, message: null } })
  if (fields.phone === null && fields.email === null) return refused({ phone: NO_WAY })
  const saved = await saveOwner(change, id, fields)
  if (saved.outcome === 'missing') return null
  if (!('taken' in saved)) return { outcome: 'done' }
  const { taken } = saved
  const control = fields.phone !== null && taken.phone === fields.phone ? 'phone' : 'email'
  return refused({ [control]: `Ya es de «${ownerText(taken)}». Si son la misma persona, únelos abajo.` })
}
