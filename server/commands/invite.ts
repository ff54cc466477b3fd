import { INVITATION_DAYS } from '#app/accounts/team/invitation-intents.ts'
import { firstLinkMessage, makeFirstLink, makeOperatorInvitation } from '#app/accounts/team/first-link.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { makeUsable } from '#app/db/usable.server.ts'
import { readSettings } from '#app/env.server.ts'
import { runOrRefuse } from '#server/operator-errors.ts'

/**
 * `npm run invite`: prints a link for the first account or, if there are accounts, an invitation for an administrator.
 * The site may be running.
 */
export async function main(): Promise<void> {
  await runOrRefuse(async () => {
    const settings = readSettings()
    const store = await openStore(settings)
    await printInvitation({ store, publicUrl: settings.publicUrl, now: () => new Date() }).finally(() => store.close())
  })
}

async function printInvitation(parts: Parameters<typeof makeFirstLink>[0]): Promise<void> {
  await makeUsable(parts.store)
  const firstLink = await makeFirstLink(parts)
  if (firstLink !== null) console.log(firstLinkMessage(firstLink))
  else
    console.log(
      `Invitación para una cuenta de administración; sirve una vez y vale ${INVITATION_DAYS} días:\n${await makeOperatorInvitation(parts)}`,
    )
}
