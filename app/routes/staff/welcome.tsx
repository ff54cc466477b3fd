import { data, href, redirect } from 'react-router'
import { orRefusal } from '#app/accounts/or-refusal.tsx'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { unreachedSection } from '#app/agency/settings/section-refusal.ts'
import { NO_PLACE_REFUSED } from '#app/editing/places/places-answer.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { CHANGE_FAILED } from '#app/forms/no-answer.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { SectionFailed } from '#app/panel/section-failed.tsx'
import { NOTHING_TO_SAVE, SETTINGS_FAILED } from '#app/settings/settings-intents.ts'
import { noticePath } from '#app/site/notice-path.ts'
import { revalidateUnlessFailed } from '#app/ui/panel/unless-failed.ts'
import { changeStep } from '#app/welcome/change-step.server.ts'
import { findDemoName } from '#app/welcome/start-own.server.ts'
import { openStep } from '#app/welcome/open-step.server.ts'
import { isFirmStep } from '#app/welcome/firm-step.ts'
import { WelcomeEnd } from '#app/welcome/welcome-end.tsx'
import { WelcomeForms } from '#app/welcome/welcome-forms.tsx'
import { WelcomeFrame, stepPath } from '#app/welcome/welcome-frame.tsx'
import { WELCOME_SKIP, isWelcomeSlug, nextOpenStep } from '#app/welcome/welcome-steps.ts'
import { findWelcome, skipStep } from '#app/welcome/welcome.server.ts'
import type { Route } from './+types/welcome.ts'

export const shouldRevalidate = revalidateUnlessFailed

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, 'Bienvenida')
}

/** Without a step in the address: the first open one, or the end. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const [steps, demo] = [await findWelcome(parts.store), await findDemoName(parts.store)]
  if (params.step === undefined) {
    const next = nextOpenStep(steps, null)
    if (next) throw redirect(stepPath(next))
    return { steps, demo, opened: null }
  }
  return { steps, demo, opened: await openStep(parts, slugIn(params), url.searchParams) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const [parts, staff] = [context.get(partsContext), context.get(staffContext)]
  const slug = slugIn(params)
  const posted = await readForm(request, FORM_BYTES['/bienvenida/:step?'])
  if (textOf(posted, 'intent') === WELCOME_SKIP) {
    await skipStep(parts.store, slug)
    return redirect(await pathAfter(slug), 303)
  }
  const changed = await changeStep(parts, staff, slug, posted)
  if (!changed) throw data(NOTHING_TO_SAVE, { status: 400 })
  if (changed.is === 'answered') return data(changed.answer, { status: changed.status })
  const path = slug === 'agencia' ? await pathAfter(slug) : stepPath(slug)
  return redirect(noticePath(path, changed.notice), 303)

  async function pathAfter(step: typeof slug) {
    const next = nextOpenStep(await findWelcome(parts.store), step)
    return next === null ? href('/bienvenida/:step?') : stepPath(next)
  }
}

/** A network or server failure is shown in the form, which keeps what was typed. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const isSection = isWelcomeSlug(params.step) && isFirmStep(params.step)
  // The form is read before it is sent, because the body of a request can be read only once.
  const unreached = isSection
    ? unreachedSection(await request.clone().formData(), SETTINGS_FAILED)
    : { ...NO_PLACE_REFUSED, message: CHANGE_FAILED }
  return orRefusal(serverAction(), unreached)
}

export default function Welcome({ loaderData, actionData }: Route.ComponentProps) {
  const { steps, demo, opened } = loaderData
  return (
    <WelcomeFrame steps={steps} shown={opened && opened.slug} demo={demo}>
      {opened ? <WelcomeForms key={opened.slug} opened={opened} answer={actionData} /> : <WelcomeEnd steps={steps} />}
    </WelcomeFrame>
  )
}

export function ErrorBoundary() {
  return <SectionFailed />
}

/** @throws the answer 404 for an unknown step */
function slugIn({ step }: { step?: string | undefined }) {
  if (!isWelcomeSlug(step)) throw data(null, { status: 404 })
  return step
}
