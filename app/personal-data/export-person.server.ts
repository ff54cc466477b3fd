import { findAdministrator } from '#app/accounts/member.server.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { findToday } from '#app/agency/agency-days.server.ts'
import type { Result } from '#app/forms/result.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import type { FoundRecord, RecordRef } from './person/found-record.ts'
import { findWriter } from './gather-person.server.ts'
import { personMatcher } from './person/identifiers.ts'
import { countsText } from './personal-data-words.ts'
import { planErasure } from './plan-erasure.server.ts'
import type { Sought } from './sought-person.ts'
import { findTraces } from './person/traces.server.ts'

/** Names of people in the entry of the log. */
const MOST_NAMED = 3

/**
 * The chosen records and what the log says of the person, as a JSON file with Spanish labels that a person can read, too. The
 * log says who exported it.
 */
export async function exportPerson(
  { store, now }: Pick<Parts, 'store' | 'now'>,
  staff: Staff,
  { sought, refs }: { sought: Sought; refs: readonly RecordRef[] },
): Promise<Result<{ file: string; name: string }, NoticeCode>> {
  if (refs.length === 0) return { ok: false, refusal: 'persona-sin-elegir' }
  const when = await findWriter(store)
  const today = await findToday({ store, now })
  return withTransaction(changeBy(staff, { store, now }), async (change) => {
    const { db, actor } = change
    if (!(await findAdministrator(db, staff.id))) return { ok: false, refusal: 'persona-sin-permiso' }
    const plan = await planErasure(db, { sought, refs, when })
    if (!plan) return { ok: false, refusal: 'persona-cambiada' }
    const { chosen, identifiers, own } = plan
    const subject = identifiers.names.slice(0, MOST_NAMED).join(', ') || sought.typed
    const details = countsText(chosen.map(({ kind, records }) => [kind.label, records.length]))
    const traces = await findTraces(db, personMatcher(own), Infinity)
    await recordEvent(change, { action: 'export_person', subject, details })
    const content = {
      'Datos personales de': sought.typed,
      'Exportados el': when(change.now.toISOString()),
      'Exportados por': actor.name,
      ...Object.fromEntries(chosen.map(({ kind, records }) => [kind.label, records.map(exported)])),
      'Dónde más se nombra': traces.map(({ place, examples }) => ({ Lugar: place, Dice: examples })),
    }
    return { ok: true, file: JSON.stringify(content, null, 2), name: `datos-personales-${today}.json` }
  })
}

/** A record by its labels; one that is there several times is a list. */
function exported({ title, facts }: FoundRecord): Record<string, string | string[]> {
  const byLabel = Map.groupBy(facts, ({ label }) => label)
  const values = [...byLabel].map(([label, named]): [string, string | string[]] => {
    const [first, ...others] = named.map(({ value }) => value)
    return [label, others.length === 0 ? (first ?? '') : [first ?? '', ...others]]
  })
  return { Registro: title, ...Object.fromEntries(values) }
}
