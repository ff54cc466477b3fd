import { findYear } from '#app/agency/agency-days.server.ts'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import type { Staff } from '#app/accounts/staff-context.server.ts'
import { changeInvitations } from '#app/accounts/team/manage-invitations.server.ts'
import { changeRegistration } from '#app/accounts/team/registration.server.ts'
import { changeSection } from '#app/agency/settings/change-section.server.ts'
import { changePlaceLists } from '#app/editing/places/save-places.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { recordSettings } from '#app/accounts/events/record-settings.server.ts'
import type { NoticeCode } from '#app/site/notices.ts'
import { isFirmStep, formOfSection } from './firm-step.ts'
import type { WelcomeSlug } from './welcome-steps.ts'

type Needed = Pick<Parts, 'store' | 'accounts' | 'now' | 'publicUrl' | 'redrawLogo' | 'redrawHero'>

/** Handles the forms of a step, which are those of Configuración. @returns null for an unknown form */
export async function changeStep(parts: Needed, staff: Staff, slug: WelcomeSlug, posted: FormData) {
  if (isFirmStep(slug)) return changeFirmSection(parts, staff, slug, posted)
  if (slug === 'ubicacion') return changePlacesStep(parts, staff, posted)
  if (slug === 'equipo') return changeTeamStep(parts, staff, posted)
  return null
}

function saved(notice: NoticeCode) {
  return { is: 'saved', notice } as const
}

function answered<Answer>(answer: Answer, status = 200) {
  return { is: 'answered', answer, status } as const
}

async function changeFirmSection(parts: Needed, staff: Staff, slug: 'agencia' | 'marca', posted: FormData) {
  const now = parts.now()
  const form = formOfSection(slug, await findYear(parts))
  const entry = { action: 'change_settings', subject: form.title, actor: staff, now } as const
  const by = staff.name || staff.email
  const refused = await changeSection(parts, form, posted, { now, by, record: (db) => recordEvent(db, entry) })
  return refused ? answered(refused.refusal, refused.status) : saved('configuracion-guardada')
}

async function changePlacesStep({ store, now }: Needed, staff: Staff, posted: FormData) {
  const entry = { actor: staff, now: now() }
  const changed = await changePlaceLists(store, posted, {
    now: now(),
    record: (db, subject) => recordSettings(db, { ...entry, subject }),
  })
  if (!changed) return null
  return changed.zone || changed.landmark ? answered(changed, 422) : saved('configuracion-guardada')
}

async function changeTeamStep(parts: Needed, staff: Staff, posted: FormData) {
  const registered = await changeRegistration(parts, staff, posted)
  if (registered) return saved(registered)
  const invitations = await changeInvitations(parts, staff, posted)
  if (invitations === 'sin-permiso') return saved(invitations)
  return invitations && answered({ invitations })
}
