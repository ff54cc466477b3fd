import { type AgencyFields, agencyTexts } from '#app/agency/agency-fields.ts'
import { saveAgency } from '#app/agency/agency.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { mergeTexts, parseTexts } from '#app/forms/merge-texts.ts'
import { AGENCY_CONFLICT, type AgencyRefusal } from './agency-refusal.ts'
import { agencyRules } from './agency-rules.ts'

type Saving = { now: Date; year: number; record: (db: Queries) => Promise<void> }

/**
 * Saves the posted fields. Fields that the person did not change keep what somebody else saved in the meantime.
 * @returns the refusal; null when they are saved
 */
export async function saveAgencyForm(
  store: Store,
  form: FormData,
  { now, year, record }: Saving,
): Promise<{ refusal: AgencyRefusal; status: number } | null> {
  const posted = checkPosted(agencyRules(year), form)
  const base = parseTexts(textOf(form, 'base'))
  if ('refusal' in posted)
    return { refusal: { ...posted.refusal, base: base && textOf(form, 'base'), isMerged: false }, status: 422 }
  let conflict: AgencyRefusal | null = null
  await saveAgency(
    store,
    (saved) => {
      const texts = agencyTexts(saved)
      const { values, errors } = mergeTexts({ base: base ?? texts, mine: posted.shown, saved: texts })
      const hasConflict = Object.keys(errors).length > 0
      conflict = hasConflict
        ? { values, errors, message: AGENCY_CONFLICT, base: JSON.stringify(texts), isMerged: true }
        : null
      return hasConflict ? null : mergedFields(saved, posted.values, values)
    },
    now,
    record,
  )
  return conflict && { refusal: conflict, status: 409 }
}

/** Takes each field from the stored or the posted fields, whichever has the merged text. */
function mergedFields(
  saved: AgencyFields,
  posted: AgencyFields,
  merged: Partial<Record<keyof AgencyFields, string>>,
): AgencyFields {
  const texts = agencyTexts(saved)
  const unchanged = Object.entries(saved).filter(([name]) => {
    const field = name as keyof AgencyFields
    return merged[field] === texts[field]
  })
  return { ...posted, ...Object.fromEntries(unchanged) }
}
