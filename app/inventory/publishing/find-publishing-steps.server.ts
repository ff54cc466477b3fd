import type { RegistrationState } from '#app/accounts/admission.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { findUnreadNotices } from '#app/agency/legal/find-unread-notices.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { isLocalHost } from '#app/http/addresses.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { isUnplaced } from '#app/inventory/map/find-panel-map.server.ts'
import { type PublishingStep, publishingSteps } from './publishing-steps.ts'

type Needed = Pick<Parts, 'store' | 'publicUrl' | 'mail' | 'backupFolder'>

/** What the site still needs before it is published. @param known what the caller has already read */
export async function findPublishingSteps(
  { store, publicUrl, mail, backupFolder }: Needed,
  known: { properties: number; registration: Pick<RegistrationState, 'registration'> },
): Promise<PublishingStep[]> {
  const { homeStates } = await findPlaceSettings(store.db)
  const { all } = await currentCatalogue(store)
  return publishingSteps({
    agency: await findAgency(store),
    states: homeStates.length,
    unread: await findUnreadNotices(store.db),
    properties: known.properties,
    unplaced: all.filter((row) => row.status === 'disponible' && isUnplaced(row)).length,
    isLocal: isLocalHost(new URL(publicUrl).hostname),
    canMail: await mail.isConfigured(),
    makesBackups: (await backupFolder.find()) !== null,
    isRegistrationOpen: known.registration.registration === 'open',
  })
}
