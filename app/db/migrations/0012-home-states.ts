import type { Kysely } from 'kysely'
import { INITIAL_ZONES } from './0012/initial-zones.ts'

const FIRST_CONFIG_ID = '00000000-0000-7000-8000-000000000001'
/** Tables that have rows in every store that is in use. */
const USED = ['globalConfig', 'properties', 'users'] as const

type Config = {
  id: string
  contactName: string
  contactPhone: string
  contactEmail: string
  homeStates: string
  zones: string
  createdAt: string
}
type Tables = { globalConfig: Config; properties: { id: string }; users: { id: string } }

/**
 * The home states of the agency and the zones that searches and maps name. Stores that exist are those of an agency of
 * Nuevo León and get the zones that the code had; a new store has neither.
 */
export async function up(untyped: Kysely<never>) {
  const config = untyped.schema.alterTable('globalConfig')
  for (const name of ['homeStates', 'zones']) await config.addColumn(name, 'text').execute()
  const db = untyped as unknown as Kysely<Tables>
  const used = await Promise.all(USED.map((table) => db.selectFrom(table).select('id').limit(1).executeTakeFirst()))
  if (used.every((row) => row === undefined)) return
  const values: Pick<Config, 'homeStates' | 'zones'> = {
    homeStates: JSON.stringify(['Nuevo León']),
    zones: JSON.stringify(zones()),
  }
  const contact = { contactName: '', contactPhone: '', contactEmail: '' }
  if (used[0]) await db.updateTable('globalConfig').set(values).execute()
  else
    await db
      .insertInto('globalConfig')
      .values({ id: FIRST_CONFIG_ID, ...contact, ...values, createdAt: new Date().toISOString() })
      .execute()
}

function zones() {
  return INITIAL_ZONES.map(([name, municipality, state, latitude, longitude]) => ({
    name,
    synonyms: [],
    municipality,
    state,
    latitude,
    longitude,
  }))
}
