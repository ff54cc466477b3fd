import { href, redirect } from 'react-router'
import { keepPrivate } from '#app/accounts/guard.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { withCookies } from '#app/accounts/session.server.ts'
import { signOut } from '#app/accounts/sign-out.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import type { Route } from './+types/logout.ts'

export const middleware: Route.MiddlewareFunction[] = [keepPrivate]

/** Only a POST signs out: a link or an image on another site must not end a session. */
export function loader() {
  return redirect(href('/login'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const everywhere = textOf(await readForm(request), 'intent') === 'everywhere'
  const cookies = await signOut(context.get(partsContext), request.headers, { everywhere })
  return redirect(href('/login'), { status: 303, headers: withCookies(cookies) })
}
