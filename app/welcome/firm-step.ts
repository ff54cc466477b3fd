import { dataForm } from '#app/agency/settings/data-form.ts'
import { LOOK } from '#app/agency/settings/look-form.ts'
import type { SectionForm } from '#app/agency/settings/section-form.ts'
import type { WelcomeSlug } from './welcome-steps.ts'

/** The steps that are a section of the firm's content. */
export type FirmStep = 'agencia' | 'marca'

export function isFirmStep(slug: WelcomeSlug): slug is FirmStep {
  return slug === 'agencia' || slug === 'marca'
}

/** The form of such a step. @param year the current year */
export function formOfSection(slug: FirmStep, year: number): SectionForm {
  return (slug === 'agencia' ? dataForm(year) : LOOK) as SectionForm
}
