import { findAttendants } from '#app/asesores/asesores.server.ts'
import type { CatalogueRow } from '#app/catalogue/catalogue-row.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { STATUS_LABELS } from '#app/catalogue/facts/vocabulary.ts'
import { codeKey } from '#app/catalogue/property/property.ts'
import type { Store } from '#app/db/store.server.ts'
import { checkPosted } from '#app/forms/check-posted.server.ts'
import { NOT_LISTED } from '#app/forms/control-readers.ts'
import { textOf } from '#app/forms/form-text.ts'
import type { Result } from '#app/forms/result.ts'
import { changeLead, findLead } from '#app/leads/change-lead.server.ts'
import type { LeadStage } from '#app/leads/lead.ts'
import { movedForward } from '#app/leads/proposed-stage.ts'
import type { LeadScope } from '#app/leads/lead-scope.ts'
import { NO_SUCH_CODE, entryProperty, rowWithCode } from '#app/leads/named-property.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { changeVisit, planVisit } from './change-visit.server.ts'
import { findClashes, findKeys } from './find-visits.server.ts'
import type { VisitFields, VisitProperty } from './visit.ts'
import type { VisitRecord } from './visit-kind.server.ts'
import { ACCEPT_CONTROL, KEYS_OF_CONTROL, VISIT_VERSION_CONTROL, type VisitAnswer, visitAnswer } from './visit-page.ts'
import { RESULT_RULES, VISIT_RULES, type VisitForm } from './visit-rules.ts'

type Posted = {
  leadId: string
  /** The visit that is edited; null for a new one. */
  current: VisitRecord | null
  form: FormData
  scope: LeadScope
}
type Planned = Pick<VisitFields, keyof Omit<VisitForm, 'property' | 'toStage'> | keyof VisitProperty>

/** Saves the posted form of a visit. What speaks against it is asked about first, and a second press accepts it. */
export async function savePostedVisit(
  store: Store,
  change: Change,
  posted: Posted,
): Promise<Result<{ id: string }, 'missing' | VisitAnswer>> {
  // The catalogue has a connection of its own, for which a transaction of this one would make it wait.
  const { all } = await currentCatalogue(store)
  return withTransaction(change, async (inside) => {
    const { leadId, current, form } = posted
    const checked = await checkVisit(inside, all, posted)
    if (!checked.ok) return checked
    const { planned, toStage, shown } = checked
    if (!current) {
      const visit = await planVisit(inside, { ...planned, leadId, result: null, resultNote: null })
      const lead = visit && (await findLead(inside.db, leadId))
      if (lead) await changeLead(inside, lead, movedForward(lead.stage, toStage))
      return visit ? { ok: true, id: visit.id } : { ok: false, refusal: 'missing' }
    }
    const seen = { leadId, id: current.id, version: Number(textOf(form, VISIT_VERSION_CONTROL)) }
    const saved = await changeVisit(inside, seen, planned)
    if (saved.ok) return { ok: true, id: current.id }
    if (saved.refusal === 'missing') return { ok: false, refusal: 'missing' }
    return { ok: false, refusal: visitAnswer('visit', { values: shown, message: conflictText(saved.news) }) }
  })
}

type Checked = Result<{ planned: Planned; toStage: LeadStage | null; shown: VisitAnswer['values'] }, VisitAnswer>

async function checkVisit(
  { db }: Change,
  all: readonly CatalogueRow[],
  { current, form, scope }: Posted,
): Promise<Checked> {
  const checked = checkPosted(VISIT_RULES, form)
  const keysOf = textOf(form, KEYS_OF_CONTROL)
  if (!checked.ok) return { ok: false, refusal: visitAnswer('visit', { ...checked.refusal, keysOf }) }
  const { property: code, toStage, ...times } = checked.values
  const row = rowWithCode(all, code)
  const property = row ? entryProperty(row) : keptProperty(current, code)
  const people = await findAttendants(db)
  const isListed =
    times.asesorId === null || times.asesorId === current?.asesorId || people.some(({ id }) => id === times.asesorId)
  const errors = {
    ...(!property && { property: NO_SUCH_CODE }),
    ...(!isListed && { asesorId: NOT_LISTED }),
  }
  if (!property || Object.keys(errors).length > 0)
    return { ok: false, refusal: visitAnswer('visit', { values: checked.shown, errors, keysOf }) }
  const planned = { ...times, ...property }
  if (form.has(ACCEPT_CONTROL)) return { ok: true, planned, toStage, shown: checked.shown }
  const clashes = await findClashes(db, planned, { exceptId: current?.id ?? null, scope })
  const warnings = [...clashes, ...warningsOf(row, planned, people)]
  const keys = await proposedKeys(row, planned, keysOf)
  if (keys !== null) warnings.push('El expediente dice algo de las llaves: revisa si es lo que va aquí.')
  if (warnings.length === 0) return { ok: true, planned, toStage, shown: checked.shown }
  const values = { ...checked.shown, ...(keys !== null && { keys }) }
  return { ok: false, refusal: visitAnswer('visit', { values, warnings, keysOf: row?.code ?? '' }) }

  async function proposedKeys(found: CatalogueRow | null, visit: Planned, shownFor: string) {
    if (!found || visit.keys !== null || found.code === shownFor) return null
    return findKeys(db, found.id)
  }
}

/** The property of the visit, which may be gone since. */
function keptProperty(current: VisitRecord | null, code: string): VisitProperty | null {
  if (!current?.propertyCode || codeKey(current.propertyCode) !== codeKey(code)) return null
  const { propertyId, propertyCode, propertyTitle } = current
  return { propertyId, propertyCode, propertyTitle }
}

function warningsOf(row: CatalogueRow | null, { asesorId }: Planned, people: readonly { id: string }[]): string[] {
  return [
    ...(row ? [] : ['La propiedad ya no existe.']),
    ...(row && row.status !== 'disponible' ? [`La propiedad no está disponible: ${STATUS_LABELS[row.status]}.`] : []),
    ...(asesorId === null || people.some(({ id }) => id === asesorId)
      ? []
      : ['La cuenta de quien atiende está desactivada.']),
  ]
}

/** Saves how a visit went. */
export async function savePostedResult(
  change: Change,
  { leadId, id, form }: { leadId: string; id: string; form: FormData },
): Promise<Result<object, 'missing' | VisitAnswer>> {
  const checked = checkPosted(RESULT_RULES, form)
  if (!checked.ok) return { ok: false, refusal: visitAnswer('result', checked.refusal) }
  const version = Number(textOf(form, VISIT_VERSION_CONTROL))
  const saved = await changeVisit(change, { leadId, id, version }, checked.values)
  if (saved.ok) return { ok: true }
  if (saved.refusal === 'missing') return { ok: false, refusal: 'missing' }
  return { ok: false, refusal: visitAnswer('result', { values: checked.shown, message: conflictText(saved.news) }) }
}

function conflictText(news: string): string {
  return `${news} Revisa cómo está ahora y vuelve a guardar.`
}
