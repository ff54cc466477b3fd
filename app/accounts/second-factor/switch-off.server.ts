import { recordEvent } from '#app/records/account-log.server.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import type { Queries } from '#app/db/store.server.ts'

/**
 * Disables every second factor after a restore without the secret that encrypts them. Codes could not be checked any
 * more, so nobody with a second factor could sign in.
 * @returns the people who had one, as `Name <e-mail>`
 */
export async function switchOffSecondFactors(db: Queries, now: Date): Promise<string[]> {
  const people = await db
    .selectFrom('users')
    .where('twoFactorEnabled', '=', 1)
    .orderBy('name')
    .select(['id', 'name', 'email'])
    .execute()
  await db.deleteFrom('secondFactors').execute()
  await db.updateTable('users').set({ twoFactorEnabled: 0 }).where('twoFactorEnabled', '=', 1).execute()
  const details = 'Al restaurar un respaldo sin la llave de la instalación'
  const change = { db, actor: THE_PRODUCT, now }
  for (const { email } of people)
    await recordEvent(change, { action: 'disable_second_factor', subject: email, details })
  return people.map(({ name, email }) => `${name} <${email}>`)
}
