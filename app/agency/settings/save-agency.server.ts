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
 * Saves the posted fields; those that the person did not change stay as somebody else saved them meanwhile.
 * @returns why not; null when they are saved
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
      const isTold = Object.keys(errors).length > 0
      conflict = isTold
        ? { values, errors, message: AGENCY_CONFLICT, base: JSON.stringify(texts), isMerged: true }
        : null
      return isTold ? null : mergedFields(saved, posted.values, values)
    },
    now,
    record,
  )
  return conflict && { refusal: conflict, status: 409 }
}

/** Of each field what was saved, or what was posted: whichever the merged text is of. */
function mergedFields(
  saved: AgencyFields,
  posted: AgencyFields,
  merged: Partial<Record<keyof AgencyFields, string>>,
): AgencyFields {
  const texts = agencyTexts(saved)
  const kept = Object.entries(saved).filter(([name]) => {
    const field = name as keyof AgencyFields
    return merged[field] === texts[field]
  })
  return { ...posted, ...Object.fromEntries(kept) }
}
