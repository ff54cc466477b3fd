import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { noticePath } from '#app/site/notice-path.ts'
import { FailureNotice } from '#app/ui/panel/failure-notice.tsx'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { StartOwnScreen } from '#app/welcome/start-own-screen.tsx'
import { countDemo, findDemoName, startOwn } from '#app/welcome/start-own.server.ts'
import type { Route } from './+types/start-own.ts'

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Empezar con mi agencia')
}

export async function loader({ context }: Route.LoaderArgs) {
  const { store, backUpNow } = context.get(partsContext)
  const name = await findDemoName(store)
  if (name === null) throw redirect(href('/dashboard'))
  return { name, counts: await countDemo(store), folder: await backUpNow.findFolder() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = textOf(await readForm(request), 'nombre')
  const started = await startOwn(context.get(partsContext), context.get(staffContext), typed)
  if (started.ok) return redirect(noticePath(href('/bienvenida'), 'demostracion-vaciada'), 303)
  if (started.refusal === 'not-demo') return redirect(href('/dashboard'), 303)
  return data({ ...started.refusal, typed, message: null }, { status: 422 })
}

/** A network or server failure is shown on the page, which keeps what was typed. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orRefusal(serverAction(), { message: CHANGE_FAILED })
}

export default function StartOwn({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'fault' in actionData ? actionData : null
  return (
    <>
      <StartOwnScreen {...loaderData} refusal={refusal} />
      <FailureNotice answer={actionData ?? null} />
    </>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}
