import { data, href, redirect } from 'react-router'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/http/parts.server.ts'
import { UnplacedNotice } from '#app/inventory/map/unplaced-notice.tsx'
import { countUnplaced } from '#app/inventory/map/find-panel-map.server.ts'
import { changeEveryPlace } from '#app/inventory/batches/every-place.server.ts'
import { isApplied } from '#app/inventory/batches/find-batch.server.ts'
import { countPrecisions } from '#app/editing/places/precisions.server.ts'
import { findDefaultPrecision, saveDefaultPrecision } from '#app/catalogue/place/default-precision.server.ts'
import { openPlaces } from '#app/editing/places/open-places.server.ts'
import { changePlaceLists } from '#app/editing/places/save-places.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { HomeStatesSettings } from '#app/editing/places/home-states-settings.tsx'
import { ZoneSettings } from '#app/editing/places/zone-settings.tsx'
import { LandmarkSettings } from '#app/editing/places/landmark-settings.tsx'
import { EVERY_PARAM, PLACES_INTENTS } from '#app/editing/places/places-intents.ts'
import { PlacesSettings } from '#app/editing/places/places-settings.tsx'
import { PRECISIONS } from '#app/catalogue/facts/precision.ts'
import { NOTHING_TO_SAVE, SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { SettingsVersionsLink } from '#app/settings/panel/versions-link.tsx'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { answerSettings } from './answer-settings.server.ts'
import type { Route } from './+types/places.ts'

const ADDRESS = href('/dashboard/configuracion/ubicacion')

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Ubicación')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  return {
    initial: await findDefaultPrecision(store.db),
    counts: await countPrecisions(store.db),
    unplaced: await countUnplaced(store),
    every: precisionIn(url.searchParams.get(EVERY_PARAM)),
    ...(await openPlaces(store.db, url.searchParams)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const change = changeBy(context.get(staffContext), parts)
  const form = await readForm(request)
  const [intent, precision] = [form.get('intent'), precisionIn(form.get('precision'))]
  const changed = await changePlaceLists(change, form, parts.longMapLink)
  if (changed) return answerSettings(ADDRESS, changed)
  if (!precision) throw data(NOTHING_TO_SAVE, { status: 400 })
  if (intent === PLACES_INTENTS.initial) {
    await saveDefaultPrecision(change, precision)
    return answerSettings<never>(ADDRESS, { ok: true })
  }
  if (intent !== PLACES_INTENTS.every) throw data(NOTHING_TO_SAVE, { status: 400 })
  const batchId = await changeEveryPlace(parts, change, precision)
  if (batchId !== null && !(await isApplied(parts.store.db, batchId)))
    return redirect(href('/dashboard/cambios/:batchId', { batchId }), 303)
  return answerSettings<never>(ADDRESS, { ok: true }, 'ubicaciones-cambiadas')
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function Places({ loaderData, actionData }: Route.ComponentProps) {
  const { landmarkList, zoneList, homeStates, unplaced, ...places } = loaderData
  const refusalOf = (list: 'zones' | 'landmarks') =>
    actionData && 'list' in actionData && actionData.list === list ? actionData : null
  return (
    <>
      <HomeStatesSettings homeStates={homeStates} />
      <PlacesSettings {...places} unplaced={<UnplacedNotice count={unplaced} />} />
      <ZoneSettings {...zoneList} refusal={refusalOf('zones')} />
      <LandmarkSettings {...landmarkList} refusal={refusalOf('landmarks')} />
      <SettingsVersionsLink />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}

function precisionIn(text: FormDataEntryValue | null) {
  return PRECISIONS.find((each) => each === text) ?? null
}
