import { DEMO_MAIL_END } from '#app/accounts/account-email.ts'
import { SETTINGS_JSON } from '#app/editing/versions/settings-json.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { findSection } from '#app/agency/agency.server.ts'
import type { AgencyData } from '#app/agency/content/agency-content.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { dialledNumber } from '#app/phone/phone.ts'
import { findDemoData } from './start-own.server.ts'
import { WELCOME_STEPS, type WelcomeSlug, type WelcomeStep } from './welcome-steps.ts'

/** Where the agency stands, from what its store holds. What came with the demo is not the agency's: it does no step. */
export async function findWelcome(store: Store): Promise<WelcomeStep[]> {
  const { db } = store
  const demo = await findDemoData(db)
  const [data, look] = [await findSection(store, 'datos'), await findSection(store, 'marca')]
  const { homeStates } = await findPlaceSettings(db)
  const facts: Record<WelcomeSlug, boolean> = {
    agencia: data.phone !== null && !(demo && isDemoAgency(data, demo)),
    marca: Object.values({ ...look, drawing: null }).some((value) => value !== null),
    ubicacion: homeStates.length > 0 && !(demo && (await hasDemoPlaces(db))),
    equipo: await hasTeam(db),
    propiedades: await hasProperties(db, demo !== null),
  }
  return WELCOME_STEPS.map((step) => ({ ...step, isDone: facts[step.slug] }))
}

/** Whether the agency still has the name or the phone of the demo's agency. */
function isDemoAgency(data: AgencyData, demo: AgencyData): boolean {
  const dialled = ({ phone }: AgencyData) => phone && (dialledNumber(phone) ?? phone)
  return data.name === demo.name || dialled(data) === dialled(demo)
}

/** Whether the agency works where the settings that came with the demo say. */
async function hasDemoPlaces(db: Queries): Promise<boolean> {
  const first = await db
    .selectFrom('versions')
    .where('kind', '=', 'settings')
    .select(['content', 'savedByName as savedBy'])
    .orderBy('number')
    .limit(1)
    .execute()
  const own = await firstConfig(db).select(['homeStates', 'zones']).executeTakeFirst()
  return first.some(({ content, savedBy }) => {
    const stored = readJsonOr(SETTINGS_JSON, content, null)
    return savedBy === null && stored !== null && stored.homeStates === own?.homeStates && stored.zones === own.zones
  })
}

/** @param isDemo whether only those count that a person added */
async function hasProperties(db: Queries, isDemo: boolean): Promise<boolean> {
  const added = db.selectFrom('properties').$if(isDemo, (query) => query.where('createdBy', 'is not', null))
  return (await added.select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Whether there is a second account, or an invitation for one. */
async function hasTeam(db: Queries): Promise<boolean> {
  const people = await db
    .selectFrom('users')
    .where('email', 'not like', `%${DEMO_MAIL_END}`)
    .select('id')
    .limit(2)
    .execute()
  const invited = db.selectFrom('invitations').where('createdBy', 'is not', null).select('id').limit(1)
  return people.length > 1 || (await invited.executeTakeFirst()) !== undefined
}
