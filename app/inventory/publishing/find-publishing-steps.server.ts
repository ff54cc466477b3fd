import type { RegistrationState } from '#app/accounts/admission.ts'
import { findAgency } from '#app/agency/agency.server.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { isLocalHost } from '#app/http/addresses.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type PublishingStep, publishingSteps } from './publishing-steps.ts'

type Needed = Pick<Parts, 'store' | 'publicUrl' | 'canMail' | 'makesBackups'>

/** What the site still needs before it is published. @param known what the caller has already read */
export async function findPublishingSteps(
  { store, publicUrl, canMail, makesBackups }: Needed,
  known: { properties: number; registration: Pick<RegistrationState, 'registration'> },
): Promise<PublishingStep[]> {
  const { homeStates } = await findPlaceSettings(store.db)
  return publishingSteps({
    agency: await findAgency(store),
    states: homeStates.length,
    properties: known.properties,
    isLocal: isLocalHost(new URL(publicUrl).hostname),
    canMail,
    makesBackups,
    isRegistrationOpen: known.registration.registration === 'open',
  })
}
