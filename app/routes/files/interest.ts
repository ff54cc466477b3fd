import { readFormUpTo } from '#app/forms/read-form.server.ts'
import { clientAddressContext, partsContext } from '#app/parts.server.ts'
import { isProgram, parseAct } from '#app/interest/interest.ts'
import { onlyPost } from '#app/only-post.server.ts'
import type { Route } from './+types/interest.ts'

/** Largest beacon in bytes: a word and a slug. */
const MOST_BYTES = 512

/** Only POST is supported. */
export function loader() {
  return onlyPost()
}

/** Receives the beacons of the pages (`navigator.sendBeacon`). The response is empty: nobody reads it. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyPost()
  const form = await readFormUpTo(request, MOST_BYTES)
  const act = form && parseAct(form)
  if (!act) return new Response(null, { status: 400 })
  const browser = request.headers.get('User-Agent') ?? ''
  const { interest, now } = context.get(partsContext)
  if (!isProgram(browser)) interest.count(act, { address: context.get(clientAddressContext), browser }, now())
  return new Response(null, { status: 204 })
}
