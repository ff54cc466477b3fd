import { recordEvent } from '#app/accounts/events/record-event.server.ts'
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
  for (const { email } of people)
    await recordEvent(db, {
      action: 'disable_second_factor',
      subject: email,
      details: 'Al restaurar un respaldo sin la llave de la instalación',
      actor: null,
      now,
    })
  return people.map(({ name, email }) => `${name} <${email}>`)
}
