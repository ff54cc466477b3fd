import { data, href, redirect } from 'react-router'
import { recordEvent } from '#app/accounts/events/record-event.server.ts'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { partsContext } from '#app/parts.server.ts'
import { changeEveryPlace, countPrecisions } from '#app/properties/place/change-every-place.server.ts'
import { findDefaultPrecision, saveDefaultPrecision } from '#app/properties/place/default-precision.server.ts'
import { EVERY_PARAM, PLACES_INTENTS } from '#app/properties/place/panel/places-intents.ts'
import { PlacesSettings } from '#app/properties/place/panel/places-settings.tsx'
import { PRECISIONS, PRECISION_LABELS } from '#app/properties/place/precision.ts'
import { noticePath } from '#app/site/notices.ts'
import type { Route } from './+types/places.ts'

const ADDRESS = href('/dashboard/configuracion/ubicacion')

export function meta() {
  return panelMeta('Ubicación')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { store } = context.get(partsContext)
  return {
    initial: await findDefaultPrecision(store.db),
    counts: await countPrecisions(store.db),
    every: precisionIn(url.searchParams.get(EVERY_PARAM)),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const [{ store, now }, staff] = [context.get(partsContext), context.get(staffContext)]
  const form = await readForm(request)
  const [intent, precision] = [form.get('intent'), precisionIn(form.get('precision'))]
  if (!precision) throw data('No se entendió qué guardar.', { status: 400 })
  const entry = { action: 'change_settings', actor: staff, now: now() } as const
  const label = PRECISION_LABELS[precision]
  if (intent === PLACES_INTENTS.initial) {
    const subject = `Ubicación de las propiedades nuevas: ${label}`
    await saveDefaultPrecision(store, precision, now(), (db) => recordEvent(db, { ...entry, subject }))
    return redirect(noticePath(ADDRESS, 'configuracion-guardada'), 303)
  }
  if (intent !== PLACES_INTENTS.every) throw data('No se entendió qué guardar.', { status: 400 })
  const changed = await changeEveryPlace(store, precision, { updatedBy: staff.id, updatedAt: now().toISOString() })
  if (changed > 0) await recordEvent(store.db, { ...entry, subject: `Ubicación de ${changed} propiedades: ${label}` })
  return redirect(noticePath(ADDRESS, 'ubicaciones-cambiadas'), 303)
}

export default function Places({ loaderData }: Route.ComponentProps) {
  return <PlacesSettings {...loaderData} />
}

export function ErrorBoundary() {
  return <SectionFailed />
}

function precisionIn(text: FormDataEntryValue | null) {
  return PRECISIONS.find((each) => each === text) ?? null
}
