import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { changeBy, staffContext } from '#app/accounts/staff-context.server.ts'
import { changeFeed, findFeeds } from '#app/feeds/feed-addresses.server.ts'
import { FeedSettings } from '#app/feeds/feed-settings.tsx'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { refusedWith } from '#app/forms/refusal.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { NOTHING_TO_SAVE } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import type { Route } from './+types/portals.ts'

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Portales')
}

export async function loader({ context }: Route.LoaderArgs) {
  const { store, publicUrl } = context.get(partsContext)
  return { feeds: await findFeeds(store.db), origin: publicUrl }
}

export async function action({ request, context }: Route.ActionArgs) {
  const change = changeBy(context.get(staffContext), context.get(partsContext))
  const notice = await changeFeed(change, await readForm(request))
  if (!notice) throw data(NOTHING_TO_SAVE, { status: 400 })
  return redirect(noticePath(href('/dashboard/configuracion/portales'), notice), 303)
}

/** A network or server failure is shown on the page, which keeps its addresses. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), refusedWith(CHANGE_FAILED))
}

export default function Portals({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <FeedSettings {...loaderData} />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed heading="h2" />
}
