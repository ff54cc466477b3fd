import { v7 as uuidv7 } from 'uuid'
import type { Queries } from '#app/db/store.server.ts'
import { slugify } from '#app/text/slugify.ts'
import { DEMO_MAIL_END } from './account-email.ts'

/** Adds somebody of the demo's team, without a password. @returns the id */
export async function addDemoPerson(db: Queries, name: string, now: Date): Promise<string> {
  const [id, email] = [uuidv7({ msecs: now.getTime() }), `${slugify(name)}${DEMO_MAIL_END}`]
  await db.insertInto('users').values({ id, name, email, role: 'lector', createdAt: now.toISOString() }).execute()
  return id
}

/** Removes the demo's team, with its cards. */
export async function removeDemoPeople(db: Queries): Promise<void> {
  await db.deleteFrom('users').where('email', 'like', `%${DEMO_MAIL_END}`).execute()
}
