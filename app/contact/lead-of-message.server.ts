import { validate } from 'uuid'
import { findAttendants } from '#app/asesores/asesores.server.ts'
import { findContentAt } from '#app/agency/agency.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import type { Queries } from '#app/db/store.server.ts'
import { changeLead, createLead, findLead, findSeenLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { EntryKind, EntryProperty } from '#app/leads/entry.ts'
import { findLeadsOfMessage, findSamePeople, knownPeople } from '#app/leads/find-leads.server.ts'
import { findMessageLeads } from '#app/leads/message-leads.server.ts'
import { ALL_LEADS, type LeadScope, isInScope } from '#app/leads/lead-scope.ts'
import { LEAD_RULES } from '#app/leads/lead-rules.ts'
import { isSameName, withNewContacts } from '#app/leads/joined-lead.ts'
import { type GivenConsent, NO_CONSENT, NO_NEXT_ACTION, stepText } from '#app/leads/lead.ts'
import { lockPeople } from '#app/leads/lock-people.server.ts'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { type Change, THE_PRODUCT, withTransaction } from '#app/records/change.server.ts'

/**
 * Makes a lead of the sender of a message, or finds the one that the sender is already, and puts the message into its history,
 * at the time at which it came. Of several people who share a phone or an e-mail, who shares most; first those whom the
 * account attends.
 * @param isAnother whether the sender is somebody else than whoever has that phone or e-mail already
 * @returns `isSeen`: whether the account may know of the lead; null when there is no such message
 */
export function createLeadOfMessage(
  change: Change,
  {
    scope,
    messageId,
    timeZone,
    isAnother = false,
  }: { scope: LeadScope; messageId: string; timeZone: TimeZone; isAnother?: boolean },
): Promise<{ leadId: string; isNew: boolean; isSeen: boolean } | null> {
  if (!validate(messageId)) return Promise.resolve(null)
  return withTransaction(change, async (inside) => {
    const { db } = inside
    await lockPeople(db)
    // Writing first locks the row: of two presses at once the second finds the lead.
    const message = await db
      .updateTable('contactMessages')
      .set((eb) => ({ state: eb.ref('state') }))
      .where('id', '=', messageId)
      .returning(['nombre', 'email', 'telefono', 'createdAt', 'propertyId', 'propertyTitle'])
      .executeTakeFirst()
    if (!message) return null
    const [linked] = await findLeadsOfMessage(db, messageId)
    if (linked) return { leadId: linked.id, isNew: false, isSeen: isInScope(scope, linked) }
    const ways = waysOf(message)
    const people = isAnother
      ? []
      : (await findSamePeople(db, ways)).toSorted((a, b) => b.shared.length - a.shared.length)
    const known = people.find((person) => isInScope(scope, person)) ?? people[0]
    const { property, asesorId } = await propertyOf(db, message)
    const consent = await consentOf(db, message.createdAt, timeZone)
    const attendants = await findAttendants(db)
    const attends = (id: string | null) => attendants.some((each) => each.id === id)
    // The lead goes to whoever attends the property, if that person attends leads, or else to whoever made it.
    const attendant = attends(asesorId) ? asesorId : change.actor.id
    const sender = { name: message.nombre, ...ways, ...consent }
    const leadId = known ? known.id : await addLead(inside, { ...sender, asesorId: attendant })
    const isAttended = !known || known.asesorId === null || attends(known.asesorId)
    if (known) await fillIn(inside, known.id, { ...sender, asesorId: isAttended ? known.asesorId : attendant })
    const arrival = { ...inside, actor: THE_PRODUCT, now: new Date(message.createdAt) }
    await addEntry(arrival, leadId, { kind: 'mensaje', note: '', property, messageId })
    return { leadId, isNew: !known, isSeen: (await findSeenLead(db, scope, leadId)) !== null }
  })
}

/** Makes a lead of a message that is no spam, if the agency wants it at once. */
export async function addLeadAtOnce(change: Change, messageId: string, timeZone: TimeZone): Promise<void> {
  if ((await findMessageLeads(change.db)) !== 'at_once') return
  // Nobody in particular made it: only whoever attends the property attends the lead.
  await createLeadOfMessage({ ...change, actor: THE_PRODUCT }, { scope: ALL_LEADS, messageId, timeZone })
}

type Ways = { phones: string[]; emails: string[] }

type Sender = Ways & GivenConsent & { name: string; asesorId: string | null }

async function addLead(change: Change, sender: Sender): Promise<string> {
  const follow = { stage: 'nuevo', lostReason: null, lostNote: null } as const
  const who = { company: null, language: 'es', source: 'sitio', campaign: null } as const
  return (await createLead(change, { ...sender, ...who, ...follow, ...NO_NEXT_ACTION })).id
}

/** Whoever sends the form accepts the privacy notice, if the agency has one. */
async function consentOf(db: Queries, sentAt: string, timeZone: TimeZone): Promise<GivenConsent> {
  const { privacidad } = await findContentAt(db, sentAt)
  if (privacidad.text === null) return NO_CONSENT
  return { consent: 'site_notice', consentDay: dayIn(timeZone, new Date(sentAt)) }
}

/**
 * Writes down what a message says of somebody who is there already: the consent, if nobody did, and a new phone or e-mail, if
 * it is the same name. Two people may share the phone of an office. Who won a lead keeps it.
 */
async function fillIn(change: Change, id: string, sender: Sender): Promise<void> {
  const lead = await findLead(change.db, id)
  if (!lead) return
  const { consent, consentDay, asesorId } = sender
  await changeLead(change, lead, {
    ...(lead.stage !== 'ganado' && { asesorId }),
    ...(lead.consent === null && { consent, consentDay }),
    ...(isSameName(lead.name, sender.name) && withNewContacts(lead, sender)),
  })
}

/** The phones and the e-mail of who sent a message. */
function waysOf({ telefono, email }: { telefono: string | null; email: string }): Ways {
  return { phones: phonesIn(telefono), emails: [email.toLowerCase()] }
}

/** Who the sender of a message is already: leads of the account, and the names of others of the team who attend such a lead. */
export async function findKnownSenders(
  db: Queries,
  scope: LeadScope,
  message: { telefono: string | null; email: string },
): Promise<{ known: { id: string; name: string }[]; attendedBy: string[] }> {
  const people = await knownPeople(db, scope, await findSamePeople(db, waysOf(message)))
  return {
    known: people.flatMap((person) => (person.id === null ? [] : [{ id: person.id, name: person.name }])),
    attendedBy: people.flatMap((person) => (person.id === null ? person.attendedBy : [])),
  }
}

function phonesIn(typed: string | null): string[] {
  const read = LEAD_RULES.phones.read(typed ?? '')
  return 'value' in read ? read.value : []
}

type AboutProperty = { propertyId: string | null; propertyTitle: string | null }

async function propertyOf(
  db: Queries,
  { propertyId, propertyTitle }: AboutProperty,
): Promise<{ property: EntryProperty | null; asesorId: string | null }> {
  const row =
    propertyId === null
      ? undefined
      : await db
          .selectFrom('properties')
          .where('id', '=', propertyId)
          .select(['id', 'propertyId', 'title', 'asesorId'])
          .executeTakeFirst()
  if (!row) {
    const isNamed = propertyTitle !== null
    return { property: isNamed ? { propertyId: null, propertyCode: null, propertyTitle } : null, asesorId: null }
  }
  const property = { propertyId: row.id, propertyCode: propertyCode(row), propertyTitle: row.title }
  return { property, asesorId: row.asesorId }
}

const ANSWERED = 'Se respondió el mensaje.'

/** Writes into the histories of the leads of a message that it was answered, and moves new leads to 'contactado'. */
export async function recordAnswer(change: Change, messageId: string): Promise<void> {
  for (const { id } of await findLeadsOfMessage(change.db, messageId)) {
    const lead = await findLead(change.db, id)
    if (lead?.stage === 'nuevo') await changeLead(change, lead, { stage: 'contactado' })
    await addEntry(change, id, { kind: 'nota', note: ANSWERED, messageId })
  }
}

/** Moves leads back to 'nuevo' where the answer to a message moved them and nobody has since. */
export async function takeBackAnswer(change: Change, messageId: string): Promise<void> {
  const { db } = change
  for (const { id } of await findLeadsOfMessage(db, messageId)) {
    const lead = await findLead(db, id)
    if (lead?.stage !== 'contactado') continue
    const newest = (kind: EntryKind) =>
      db
        .selectFrom('leadEntries')
        .where('leadId', '=', id)
        .where('kind', '=', kind)
        .$if(kind === 'nota', (notes) => notes.where('messageId', '=', messageId).where('note', '=', ANSWERED))
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .select(['createdAt', 'note'])
        .executeTakeFirst()
    const [step, answer] = [await newest('etapa'), await newest('nota')]
    // Lines that are written together have the same time.
    const isOfAnswer = step?.note === stepText('nuevo', 'contactado') && step.createdAt === answer?.createdAt
    if (isOfAnswer) await changeLead(change, lead, { stage: 'nuevo' })
  }
}
