import { readJson } from '#app/text/stored-json.ts'
import { CONTACT_JSON, PERSON_JSON } from '#app/inventory/import/file/import-json.ts'
import { STRICTER_FORMS } from '#app/accounts/access-table.server.ts'
import { ROLES } from '#app/accounts/role.ts'
import { type Staff, changeBy } from '#app/accounts/staff-context.server.ts'
import { INVITED_ROLE, type InvitedPerson } from '#app/accounts/team/invitation-intents.ts'
import { invitePeople } from '#app/accounts/team/invite-people.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import type { Permission } from '#app/panel/permission.ts'
import { saveContactForm } from '#app/settings/default-contact.server.ts'
import { RECORD_CONTROLS, RECORD_INTENTS, roleControl } from './record-intents.ts'

type Changing = {
  parts: Pick<Parts, 'store' | 'now' | 'publicUrl' | 'mail' | 'outboxWorker' | 'readSecret'>
  staff: Staff
  /** Throws 403 without the permission. */
  demand: (permission: Permission) => Promise<void>
}

/** What a form about people or the contact of a file did. `refusal`: the sentence about a contact that can't be saved. */
export type RecordsAnswer = { invited: InvitedPerson[] } | { refusal: string } | { saved: true }

/** Invites people of an imported file, or saves its contact as the default one. @returns null for another form */
export async function changeRecords(
  { parts, staff, demand }: Changing,
  importId: string,
  form: FormData,
): Promise<RecordsAnswer | null> {
  const intent = form.get('intent')
  if (intent !== RECORD_INTENTS.invite && intent !== RECORD_INTENTS.takeContact) return null
  await demand(STRICTER_FORMS[intent])
  if (intent === RECORD_INTENTS.invite) return { invited: await invite(parts, staff, importId, form) }
  const row = await recordsOf(parts, importId, 'contact').executeTakeFirst()
  if (!row) return { saved: true }
  const contact = new FormData()
  for (const [name, value] of Object.entries(readJson(CONTACT_JSON, row.content))) contact.set(name, value)
  const saved = await saveContactForm(changeBy(staff, parts), contact)
  return saved.ok ? { saved: true } : { refusal: Object.values(saved.refusal.errors).join(' ') }
}

async function invite(
  parts: Changing['parts'],
  staff: Staff,
  importId: string,
  form: FormData,
): Promise<InvitedPerson[]> {
  const chosen = new Set(form.getAll(RECORD_CONTROLS.person).map(String))
  const rows = await recordsOf(parts, importId, 'person').execute()
  const people = rows.flatMap(({ position, content }) => {
    const { name, email } = readJson(PERSON_JSON, content)
    const role = ROLES.find((each) => each === form.get(roleControl(position))) ?? INVITED_ROLE
    return chosen.has(String(position)) ? [{ name, email, role }] : []
  })
  return (await invitePeople(parts, staff, people)) ?? []
}

function recordsOf({ store }: Changing['parts'], importId: string, kind: 'person' | 'contact') {
  return store.db
    .selectFrom('importRecords')
    .where('importId', '=', importId)
    .where('kind', '=', kind)
    .orderBy('position')
    .select(['position', 'content'])
}
