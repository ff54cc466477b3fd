import { data, href, redirect } from 'react-router'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { typedSearch } from '#app/forms/typed-search.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { erasePerson, reviewErasure } from '#app/personal-data/erase-person.server.ts'
import { ErasureScreen } from '#app/personal-data/erasure-screen.tsx'
import { gatherPerson } from '#app/personal-data/gather-person.server.ts'
import { PersonalDataScreen } from '#app/personal-data/personal-data-screen.tsx'
import { PERSON_SEARCH_PARAM } from '#app/panel/personal-data-path.ts'
import {
  CHOOSE_ALL_PARAM,
  CONFIRMATION,
  NOT_CONFIRMED,
  PERSON_INTENTS,
} from '#app/personal-data/personal-data-words.ts'
import { readPersonForm } from '#app/personal-data/read-person-form.server.ts'
import { readSought } from '#app/personal-data/sought-person.ts'
import { NOTHING_TO_SAVE } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureBanner } from '#app/ui/form/failure-banner.tsx'
import type { Route } from './+types/personal-data.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Datos personales')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { store, backupFolder } = context.get(partsContext)
  const sought = readSought(typedSearch(url.searchParams.get(PERSON_SEARCH_PARAM)))
  const isAllChosen = url.searchParams.has(CHOOSE_ALL_PARAM)
  return {
    person: sought && { ...(await gatherPerson(store, sought)), isAllChosen },
    nights: (await backupFolder.find()) === null ? null : backupFolder.keep,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const posted = await readPersonForm(request)
  if (posted.intent !== PERSON_INTENTS.review && posted.intent !== PERSON_INTENTS.erase)
    throw data(NOTHING_TO_SAVE, { status: 400 })
  const isConfirmed = posted.confirmation === CONFIRMATION
  const erased = posted.intent === PERSON_INTENTS.erase && isConfirmed && (await erasePerson(parts, staff, posted))
  if (erased && erased.ok)
    return redirect(noticePath(href('/dashboard/configuracion/datos-personales'), 'persona-borrada'), 303)
  const reviewed = await reviewErasure(parts, posted)
  const review = reviewed.ok ? reviewed.review : null
  if (posted.intent === PERSON_INTENTS.review && reviewed.ok) return { review, refusal: null }
  const refusal = erased ? erased.refusal : reviewed.ok ? NOT_CONFIRMED : reviewed.refusal
  return data({ review, refusal }, { status: 422 })
}

export default function PersonalData({ loaderData, actionData }: Route.ComponentProps) {
  const { person, nights } = loaderData
  const review = actionData?.review
  const found = person?.groups.reduce((sum, { total }) => sum + total, 0) ?? 0
  return (
    <>
      {actionData?.refusal && <FailureBanner text={actionData.refusal} />}
      {review && person ? (
        <ErasureScreen typed={person.typed} review={review} found={found} nights={nights} />
      ) : (
        <PersonalDataScreen person={person} nights={nights} />
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
