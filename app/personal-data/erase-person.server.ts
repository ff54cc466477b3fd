import { findAdministrator } from '#app/accounts/member.server.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import type { Result } from '#app/forms/result.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { recordEvent } from '#app/records/account-log.server.ts'
import { withTransaction } from '#app/records/change.server.ts'
import { noticeOf } from '#app/site/notices.ts'
import type { RecordRef } from './person/found-record.ts'
import { findWriter } from './gather-person.server.ts'
import { ERASED, type Identifiers, personMatcher } from './person/identifiers.ts'
import { countsText } from './personal-data-words.ts'
import { type ErasurePlan, planErasure } from './plan-erasure.server.ts'
import { PERSON_KINDS } from './person-kinds.server.ts'
import type { Erasure } from './person/person-kind.server.ts'
import { type ErasureReview, lineOf } from './shown-person.ts'
import type { Sought } from './sought-person.ts'
import { eraseTraces, findTraces } from './person/traces.server.ts'

type Needed = Pick<Parts, 'store' | 'files' | 'now'>
type Chosen = { sought: Sought; refs: readonly RecordRef[] }

const EXAMPLES = 3

/** Says what an erasure would do, without doing it. */
export async function reviewErasure(
  { store }: Needed,
  { sought, refs }: Chosen,
): Promise<Result<{ review: ErasureReview }, string>> {
  if (refs.length === 0) return { ok: false, refusal: noticeOf('persona-sin-elegir').text }
  const plan = await planErasure(store.db, { sought, refs, when: await findWriter(store) })
  if (!plan) return { ok: false, refusal: noticeOf('persona-cambiada').text }
  const { chosen, own, shared, fingerprint } = plan
  return {
    ok: true,
    review: {
      groups: chosen.map(({ kind: { name, label, erasing }, records }) => {
        return {
          name,
          label,
          erasing,
          records: records.map((record) => ({ id: record.id, title: record.title, line: lineOf(record) })),
        }
      }),
      texts: [...own.names, ...own.phones, ...own.emails],
      shared,
      traces: await findTraces(store.db, personMatcher(own), EXAMPLES),
      fingerprint,
    },
  }
}

/**
 * Erases the chosen records for good, in one transaction, and the person in everything that the product wrote about them. All
 * rules are checked inside it, after locking the accounts.
 * @param seen the fingerprint of what was shown
 * @param texts those that shall say 'persona borrada' in the log
 */
export async function erasePerson(
  parts: Needed,
  staff: Staff,
  { sought, refs, seen, texts }: Chosen & { seen: string; texts: readonly string[] },
): Promise<Result<object, string>> {
  if (refs.length === 0) return { ok: false, refusal: noticeOf('persona-sin-elegir').text }
  const when = await findWriter(parts.store)
  const deletions: Parameters<Erasure['later']>[0][] = []
  const done = await withTransaction(changeBy(staff, parts), async (change): Promise<Result<object, string>> => {
    // A transaction may be tried again.
    deletions.length = 0
    const { db } = change
    if (!(await findAdministrator(db, staff.id))) return { ok: false, refusal: noticeOf('persona-sin-permiso').text }
    const plan = await planErasure(db, { sought, refs, when })
    if (plan?.fingerprint !== seen) return { ok: false, refusal: noticeOf('persona-cambiada').text }
    const later: Erasure['later'] = (deletion) => deletions.push(deletion)
    const erasure = { change, later, matcher: personMatcher(plan.identifiers) }
    const refusal = await whyRefused(erasure, plan)
    if (refusal !== null) return { ok: false, refusal }
    for (const { kind, records } of inOrder(plan))
      await kind.erase(
        erasure,
        records.map(({ id }) => id),
      )
    await eraseTraces(db, personMatcher(onlyTexts(plan.own, texts)))
    const details = countsText(plan.chosen.map(({ kind, records }) => [kind.label, records.length]))
    await recordEvent(change, { action: 'erase_person', subject: ERASED, details })
    return { ok: true }
  })
  if (!done.ok) return done
  // One file that can't be deleted leaves none of the others behind.
  const deleted = await Promise.allSettled(deletions.map((deletion) => deletion(parts.files)))
  const failed = deleted.find((each) => each.status === 'rejected')
  if (failed) throw failed.reason
  return done
}

async function whyRefused(erasure: Erasure, { chosen }: ErasurePlan): Promise<string | null> {
  for (const { kind, records } of chosen) {
    const refusal = await kind.refuse?.(
      erasure,
      records.map(({ id }) => id),
    )
    if (refusal) return refusal
  }
  return null
}

/** Texts and jobs last: what the erasure of a record writes about its properties is erased, too. */
function inOrder({ chosen }: ErasurePlan) {
  return chosen.toSorted((a, b) => PERSON_KINDS.indexOf(a.kind) - PERSON_KINDS.indexOf(b.kind))
}

function onlyTexts({ names, phones, emails }: Identifiers, texts: readonly string[]): Identifiers {
  const isWanted = (text: string) => texts.includes(text)
  return { names: names.filter(isWanted), phones: phones.filter(isWanted), emails: emails.filter(isWanted) }
}
