import { findTimeZone } from '#app/agency/agency-days.server.ts'
import { FORM_BYTES } from '#app/forms/form-bytes.server.ts'
import { readFormUpTo } from '#app/forms/read-form.server.ts'
import { clientAddressContext, partsContext } from '#app/http/parts.server.ts'
import { addReference } from '#app/interest/chat-references.server.ts'
import { isProgram, parseVisitorAction } from '#app/interest/interest.ts'
import { onlyPost } from '#app/http/only-post.server.ts'
import type { Route } from './+types/interest.ts'

/** Only POST is supported. */
export function loader() {
  return onlyPost()
}

/** Receives the beacons of the pages (`navigator.sendBeacon`), which ignore the response. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyPost()
  const form = await readFormUpTo(request, FORM_BYTES['/interes'])
  const act = form && parseVisitorAction(form)
  if (!act) return new Response(null, { status: 400 })
  const browser = request.headers.get('User-Agent') ?? ''
  if (isProgram(browser)) return new Response(null, { status: 204 })
  const { store, interest, now } = context.get(partsContext)
  const who = { address: context.get(clientAddressContext), browser }
  const isCounted = interest.count(act, who, { now: now(), timeZone: await findTimeZone(store) })
  if (isCounted && act.reference) await addReference(store.db, act.reference, act.slug, now())
  return new Response(null, { status: 204 })
}
