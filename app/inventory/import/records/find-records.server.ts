import { readJsonOr } from '#app/text/stored-json.ts'
import { CONTACT_JSON, NOTE_JSON, PERSON_JSON } from '#app/inventory/import/file/import-json.ts'
import { ROLES, type Role } from '#app/accounts/role.ts'
import { findInvitedEmails } from '#app/accounts/team/invitations.server.ts'
import { INVITED_ROLE } from '#app/accounts/team/invitation-intents.ts'
import type { Queries } from '#app/db/store.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import type { EarlierContact } from '#app/inventory/import/file/earlier-records.ts'
import type { ShownRecords } from './shown-records.ts'

const CONTACT_LABELS = [
  ['contactName', 'Nombre'],
  ['contactPhone', 'Teléfono'],
  ['contactEmail', 'Correo'],
] as const satisfies (readonly [keyof EarlierContact, string])[]

/** What an imported file holds besides properties, as its page shows it. */
export async function findShownRecords(db: Queries, importId: string, now: Date): Promise<ShownRecords> {
  const grouped = await db
    .selectFrom('importRecords')
    .where('importId', '=', importId)
    .where('kind', '=', 'entry')
    .groupBy('state')
    .select('state')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  const countOf = (state: string | null) => Number(grouped.find((each) => each.state === state)?.count ?? 0)
  const rows = await db
    .selectFrom('importRecords')
    .where('importId', '=', importId)
    .where('kind', '<>', 'entry')
    .orderBy('position')
    .select(['position', 'kind', 'content'])
    .execute()
  const contact = readJsonOr(CONTACT_JSON, rows.find(({ kind }) => kind === 'contact')?.content, null)
  return {
    log: {
      due: countOf(null),
      same: countOf('same'),
      saved: countOf('saved'),
      undone: countOf('undone'),
      left: countOf('left'),
    },
    people: await peopleIn(
      db,
      rows.filter(({ kind }) => kind === 'person'),
      now,
    ),
    contact: contact ? await contactChanges(db, contact) : [],
    notes: rows.flatMap(({ kind, content }) => (kind === 'note' ? (readJsonOr(NOTE_JSON, content, null) ?? []) : [])),
  }
}

async function peopleIn(
  db: Queries,
  rows: readonly { position: number; content: string }[],
  now: Date,
): Promise<ShownRecords['people']> {
  const accounts = new Set((await db.selectFrom('users').select('email').execute()).map(({ email }) => email))
  const invited = await findInvitedEmails(db, now)
  return rows.flatMap(({ position, content }) => {
    const person = readJsonOr(PERSON_JSON, content, null)
    if (!person) return []
    const { name, email, role } = person
    const is = accounts.has(email) ? 'member' : invited.has(email) ? 'invited' : 'new'
    return { position, name, email, role: roleIn(role), is }
  })
}

/** The role of the earlier system, where it is one of ours. */
function roleIn(role: string): Role {
  return ROLES.find((each) => each === role) ?? INVITED_ROLE
}

/** What of the default contact the file would change, field by field. */
async function contactChanges(db: Queries, contact: EarlierContact): Promise<ShownRecords['contact']> {
  const stored = await findDefaultContact(db)
  return CONTACT_LABELS.flatMap(([name, label]) => {
    const [now, file] = [stored?.[name] ?? '', contact[name]].map((text) =>
      name === 'contactPhone' ? formatPhone(text) : text,
    )
    return now === file ? [] : [{ label, now: now ?? '', file: file ?? '' }]
  })
}
