import { findSection } from '#app/agency/agency.server.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { SKIPPED_STEP } from '#app/db/installation.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { type WelcomeSlug, type WelcomeStep, welcomeSteps } from './welcome-steps.ts'

/** Where the agency stands, from what its store holds. */
export async function findWelcome(store: Store): Promise<WelcomeStep[]> {
  const { db } = store
  const [data, look] = [await findSection(store, 'datos'), await findSection(store, 'marca')]
  const { homeStates } = await findPlaceSettings(db)
  const facts: Record<WelcomeSlug, boolean> = {
    agencia: data.phone !== null,
    marca: Object.values(look).some((value) => value !== null),
    ubicacion: homeStates.length > 0,
    equipo: await hasTeam(db),
    propiedades: (await db.selectFrom('properties').select('id').limit(1).executeTakeFirst()) !== undefined,
  }
  const done = (Object.keys(facts) as WelcomeSlug[]).filter((slug) => facts[slug])
  return welcomeSteps(new Set(done), new Set(await readSkipped(db)))
}

/** Whether there is a second account, or an invitation for one. */
async function hasTeam(db: Queries): Promise<boolean> {
  const people = await db.selectFrom('users').select('id').limit(2).execute()
  const invited = db.selectFrom('invitations').where('createdBy', 'is not', null).select('id').limit(1)
  return people.length > 1 || (await invited.executeTakeFirst()) !== undefined
}

/** Remembers that a step was skipped; it can still be taken. */
export async function skipStep({ db }: Pick<Store, 'db'>, slug: WelcomeSlug): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name: SKIPPED_STEP + slug, value: '1' })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

async function readSkipped(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('installation').where('name', 'like', `${SKIPPED_STEP}%`).select('name').execute()
  return rows.map(({ name }) => name.slice(SKIPPED_STEP.length))
}
