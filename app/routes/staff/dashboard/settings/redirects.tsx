import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { csvGrid } from '#app/inventory/import/reading/csv-grid.server.ts'
import { decodeText } from '#app/inventory/import/reading/decode-text.ts'
import { pageIn } from '#app/panel/page-param.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { addRedirect, importRedirects, removeRedirect } from '#app/redirects/change-redirects.server.ts'
import { findRedirects, tryAddress } from '#app/redirects/find-redirects.server.ts'
import { redirectLines } from '#app/redirects/redirect-lines.ts'
import { RedirectsScreen } from '#app/redirects/redirects-screen.tsx'
import { FIND_PARAM, REDIRECT_INTENTS, TRY_PARAM } from '#app/redirects/shown-redirects.ts'
import { NOTHING_TO_SAVE, SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { answerSettings } from './answer-settings.server.ts'
import type { Route } from './+types/redirects.ts'

const ADDRESS = href('/dashboard/configuracion/direcciones')

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Direcciones anteriores')
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { store, publicUrl } = context.get(partsContext)
  const typed = url.searchParams.get(TRY_PARAM) ?? ''
  return {
    ...(await findRedirects(store, pageIn(url.searchParams), url.searchParams.get(FIND_PARAM) ?? '')),
    tried: typed === '' ? null : await tryAddress(store, publicUrl, typed),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const parts = context.get(partsContext)
  const change = changeBy(context.get(staffContext), parts)
  const site = { store: parts.store, origin: parts.publicUrl }
  const form = await readForm(request, FORM_BYTES['/dashboard/configuracion/direcciones'])
  const intent = form.get('intent')
  if (intent === REDIRECT_INTENTS.add) {
    const added = await addRedirect(change, site, form)
    return answerSettings(ADDRESS, added.ok ? added : { ok: false, refusal: { refused: added.refusal } })
  }
  if (intent === REDIRECT_INTENTS.remove) {
    const isRemoved = await removeRedirect(change, textOf(form, 'source'))
    return redirect(noticePath(ADDRESS, isRemoved ? 'direccion-quitada' : 'direccion-inexistente'), 303)
  }
  if (intent !== REDIRECT_INTENTS.file) throw data(NOTHING_TO_SAVE, { status: 400 })
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0)
    return data({ file: { fault: 'Elige un archivo con renglones.' } }, { status: 422 })
  const grid = csvGrid(decodeText(new Uint8Array(await file.arrayBuffer())).text)
  if ('fault' in grid) return data({ file: grid }, { status: 422 })
  const result = await importRedirects(change, site, redirectLines(grid))
  return data({ file: result }, { status: result.refused.length > 0 ? 422 : 200 })
}

/** A network or server failure is shown beside the form, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(SETTINGS_FAILED))
}

export default function Redirects({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'refused' in actionData ? actionData.refused : null
  const file = actionData && 'file' in actionData ? actionData.file : null
  return (
    <>
      <RedirectsScreen {...loaderData} refusal={refusal} file={file} />
      <FailureNotice answer={actionData && 'message' in actionData ? actionData : null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
