import { type RouterContextProvider, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { findAsesorAccount } from '#app/asesores/asesores.server.ts'
import { AsesorCardForm } from '#app/asesores/panel/asesor-card-form.tsx'
import { savePostedCard } from '#app/asesores/save-card.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext, requestIdContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { answerSettings } from './answer-settings.server.ts'
import type { Route } from './+types/asesor-card.ts'

const OWN = href('/dashboard/configuracion/tarjeta')

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Tarjeta de asesor')
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, accountName, card, photo } = await findAccount(params.userId, context)
  const isOwn = id === context.get(staffContext).id
  const { name, position, hours, whatsapp } = card ?? { name: accountName, position: null, hours: null, whatsapp: null }
  return {
    id,
    title: isOwn ? 'Mi tarjeta de asesor' : `Tarjeta de asesor de ${accountName || name}`,
    opened: { name, position: position ?? '', hours: hours ?? '', whatsapp: whatsapp ?? '' },
    isShown: card?.isShown ?? false,
    photo,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { url, method } = request
  const parts = context.get(partsContext)
  const { id, email } = await findAccount(params.userId, context)
  const saved = await savePostedCard(parts, changeBy(context.get(staffContext), parts), {
    request,
    account: { id, email },
    reportFailure: (error) => parts.report({ requestId: context.get(requestIdContext), error, url, method }),
  })
  const path = params.userId === undefined ? OWN : href('/dashboard/configuracion/equipo/:userId', { userId: id })
  return answerSettings(path, saved, 'tarjeta-guardada')
}

/** A network or server failure is shown beside the form, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function AsesorCard({ loaderData, actionData }: Route.ComponentProps) {
  const { id, ...card } = loaderData
  const refusal = actionData && 'isShown' in actionData ? actionData : null
  return (
    <>
      <AsesorCardForm key={id} {...card} refusal={refusal} />
      <FailureNotice answer={actionData?.message ? { message: actionData.message } : null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}

/** The account in the address, or the own one. */
async function findAccount(userId: string | undefined, context: Readonly<RouterContextProvider>) {
  const id = userId?.replaceAll('\0', '') ?? context.get(staffContext).id
  const account = await findAsesorAccount(context.get(partsContext).store.db, id)
  if (!account) throw redirect(noticePath(href('/dashboard/configuracion/equipo'), 'cuenta-inexistente'))
  return account
}
