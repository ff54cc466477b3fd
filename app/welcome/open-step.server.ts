import { findYear } from '#app/agency/agency-days.server.ts'
import { readInvitations } from '#app/accounts/team/manage-invitations.server.ts'
import { findSection } from '#app/agency/agency.server.ts'
import { openSection } from '#app/agency/settings/change-section.server.ts'
import { openPlaces } from '#app/editing/places/open-places.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type FirmStep, isFirmStep, formOfSection } from './firm-step.ts'
import type { WelcomeSlug } from './welcome-steps.ts'

type Needed = Pick<Parts, 'store' | 'accounts' | 'now' | 'publicUrl'>

/** What the forms of a step start with. @param params of the URL, which name the zone that is edited */
export async function openStep(parts: Needed, slug: WelcomeSlug, params: URLSearchParams) {
  if (isFirmStep(slug)) return openFirmSection(parts, slug)
  if (slug === 'ubicacion') {
    const { homeStates, zoneList } = await openPlaces(parts.store.db, params)
    return { slug, homeStates, zoneList }
  }
  if (slug === 'equipo') return { slug, invitations: await readInvitations(parts) }
  return { slug }
}

async function openFirmSection(parts: Needed, slug: FirmStep) {
  const { store } = parts
  const year = await findYear(parts)
  const form = formOfSection(slug, year)
  return { slug, year, ...openSection(form, await findSection(store, form.section)) }
}
