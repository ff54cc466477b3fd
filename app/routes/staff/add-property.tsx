import { useState } from 'react'
import { href, replace, useSearchParams } from 'react-router'
import { noticePath } from '#app/site/notice-path.ts'
import { panelMeta } from '#app/panel/panel-meta.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { FormScreen } from '#app/editing/form/form-screen.tsx'
import { sendForm } from '#app/editing/draft/send-form.ts'
import { NEXT, NOT_ADDED, OWNER_PARAM, copiedIn } from '#app/editing/form-state/open-form.ts'
import { openNewForm } from '#app/editing/form/open-form.server.ts'
import { saveForm } from '#app/editing/form/save-form.server.ts'
import { savedNotice } from '#app/editing/form/saved-notice.ts'
import { LIST_PARAM, openedFrom, waysOn } from '#app/editing/form/way-back.ts'
import type { Route } from './+types/add-property.ts'
import { staffPost } from './form-post.server.ts'
import { notSaved } from './not-saved.ts'

const TITLE = 'Añadir Propiedad'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { searchParams } = url
  const asked = {
    after: searchParams.get(NEXT.after),
    copied: copiedIn(searchParams),
    ownerId: searchParams.get(OWNER_PARAM),
  }
  const opened = await openNewForm(context.get(partsContext), asked)
  return { opened, list: openedFrom(request) }
}

export async function action(args: Route.ActionArgs) {
  const answer = await saveForm(staffPost(args), null)
  if (answer.ok && answer.done === 'saved') {
    const notice = savedNotice(answer)
    const list = new URL(args.request.url).searchParams.get(LIST_PARAM)
    const next = new URLSearchParams({ [NEXT.after]: answer.id, ...(list !== null && { [LIST_PARAM]: list }) })
    const another = `${href('/add-property')}?${next}`
    const ways = waysOn(answer.id, list, answer.perM2)
    // Going back never reopens a saved form.
    throw replace(answer.another ? noticePath(another, notice) : noticePath(href('/dashboard'), notice, ways), 303)
  }
  return notSaved(answer)
}

export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return notSaved(await sendForm(serverAction, { propertyId: null, request, message: NOT_ADDED }))
}

export function meta(args: Route.MetaArgs) {
  return panelMeta(args, TITLE)
}

export default function AddProperty({ loaderData, actionData }: Route.ComponentProps) {
  // A link to a section drops the parameter: the form must not be reset then.
  const after = useSearchParams()[0].get(NEXT.after)
  const [shown, setShown] = useState(after)
  if (after !== null && after !== shown) setShown(after)
  return <FormScreen key={shown} title={TITLE} editedId={null} {...loaderData} answer={actionData ?? null} />
}
