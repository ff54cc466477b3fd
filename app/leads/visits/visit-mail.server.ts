import type { Store } from '#app/db/store.server.ts'
import { findLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { LeadRecord } from '#app/leads/lead-kind.server.ts'
import { type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import type { Mail } from '#app/mail/mail.server.ts'
import { enqueue } from '#app/mail/outbox.server.ts'
import type { DeliveryChannel } from '#app/mail/outbox-worker.server.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { visitTimeText } from './visit.ts'
import { VISIT_KIND, type VisitRecord } from './visit-kind.server.ts'
import { type VisitorFacts, visitorFacts, visitorFile, visitorFileName } from './visitor-file.server.ts'

export const VISIT_MAIL = 'visit-calendar'

/** Orders the mail with the calendar file of a visit, with a line in the history of its lead. */
export async function orderVisitMail(change: Change, visit: VisitRecord): Promise<void> {
  await withTransaction(change, async (inside) => {
    const { db, actor, now } = inside
    await enqueue(db, { kind: VISIT_MAIL, payload: visit.id, ...(actor.id && { orderedBy: actor.id }) }, now)
    const { propertyId, propertyCode, propertyTitle } = visit
    const property = { propertyId, propertyCode, propertyTitle }
    const note = `Se le envió la visita para su calendario: ${visitTimeText(visit)}`
    await addEntry(inside, visit.leadId, { kind: 'correo', note, property })
  })
}

type Sending = {
  store: Store
  mail: Mail
  publicUrl: string
  /** What an account may know of leads; null for one that is gone. */
  findScope: (userId: string) => Promise<LeadScope | null>
}

/** Sends the calendar files of visits. One that was cancelled meanwhile, or whose author may not see it now, is not sent. */
export function visitMailChannel({ store, mail, publicUrl, findScope }: Sending): DeliveryChannel {
  return {
    kind: VISIT_MAIL,
    async deliver({ id, payload, orderedBy }) {
      const [visit] = await VISIT_KIND.find(store.db, [payload ?? ''])
      const lead = visit && (await findLead(store.db, visit.leadId))
      const [address] = lead?.emails ?? []
      const scope = orderedBy === null ? null : await findScope(orderedBy)
      if (!visit || !lead || !address || !scope || !isInScope(scope, lead)) return []
      const facts = await visitorFacts({ store, publicUrl }, visit)
      const calendar = { name: visitorFileName(visit), text: await visitorFile({ store, publicUrl }, visit) }
      return mail.send({ to: [address], ...visitMessage(lead, facts), calendar, id })
    },
  }
}

/** Text of the mail with the calendar file of a visit. */
function visitMessage(lead: Pick<LeadRecord, 'name'>, { agency, title, time, place, attends, link }: VisitorFacts) {
  const [first = ''] = lead.name.split(' ')
  return {
    subject: `Tu visita: ${title}`,
    text: [
      `Hola, ${first}:`,
      `Tu visita con ${agency} es el ${time}.`,
      [`Propiedad: ${title}`, place && `Lugar: ${place}`, link].filter(Boolean).join('\n'),
      `Te atiende: ${attends}`,
      'El archivo adjunto la pone en tu calendario.',
    ].join('\n\n'),
  }
}
