import { type Kysely, sql } from 'kysely'
import { oneOf } from './tools/one-of.ts'

const LEAD_ACCESSES = ['all', 'own']
const CONSENTS = ['site_notice', 'whatsapp', 'spoken', 'written', 'portal', 'other']

type Tables = {
  leads: { id: string; searchText: string }
  leadContacts: { leadId: string; kind: string; value: string }
}

/** Whose leads an editor sees, when lost leads are erased, and how each person agreed to be stored. */
export async function up(untyped: Kysely<never>) {
  const db = untyped as unknown as Kysely<Tables>
  await db.schema
    .alterTable('globalConfig')
    .addColumn('leadAccess', 'text', (column) => column.check(oneOf('leadAccess', LEAD_ACCESSES)))
    .execute()
  await db.schema
    .alterTable('globalConfig')
    .addColumn('lostLeadMonths', 'integer', (column) => column.check(sql`"lostLeadMonths" > 0`))
    .execute()
  await db.schema
    .alterTable('leads')
    .addColumn('consent', 'text', (column) => column.check(oneOf('consent', CONSENTS)))
    .execute()
  await db.schema.alterTable('leads').addColumn('consentDay', 'text').execute()
  await takeMailsOut(db)
}

/** The text of the search has no e-mails any more: not everybody may find a person by them. */
async function takeMailsOut(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('leadContacts')
    .innerJoin('leads', 'leads.id', 'leadContacts.leadId')
    .where('leadContacts.kind', '=', 'correo')
    .select(['leads.id', 'leads.searchText', 'leadContacts.value'])
    .execute()
  const texts = new Map<string, string>()
  for (const { id, searchText, value } of rows) texts.set(id, (texts.get(id) ?? searchText).replace(` ${value}`, ''))
  for (const [id, searchText] of texts) await db.updateTable('leads').set({ searchText }).where('id', '=', id).execute()
}
