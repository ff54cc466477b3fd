import { checkPosted } from '#app/forms/check-posted.server.ts'
import type { Result } from '#app/forms/result.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { type OwnerFields, ownerText } from '#app/owners/owner.ts'
import { OWNER_RULES } from '#app/owners/owner-rules.ts'
import type { Change } from '#app/records/change.server.ts'
import { saveOwner } from './change-owner.server.ts'

const NO_WAY = 'Escribe un teléfono o un correo'

/** Saves the posted form of an owner. */
export async function savePostedOwner(
  change: Change,
  id: string,
  form: FormData,
): Promise<Result<object, 'missing' | Refusal<keyof OwnerFields>>> {
  const posted = checkPosted(OWNER_RULES, form)
  if (!posted.ok) return { ok: false, refusal: posted.refusal }
  const { values: fields, shown: values } = posted
  const refused = (errors: Refusal<keyof OwnerFields>['errors']) =>
    ({ ok: false, refusal: { values, errors, message: null } }) as const
  if (fields.phone === null && fields.email === null) return refused({ phone: NO_WAY })
  const saved = await saveOwner(change, id, fields)
  if (saved.ok || saved.refusal === 'missing') return saved
  const { owner } = saved
  const control = fields.phone !== null && owner.phone === fields.phone ? 'phone' : 'email'
  return refused({ [control]: `Ya es de «${ownerText(owner)}». Si son la misma persona, únelos abajo.` })
}
