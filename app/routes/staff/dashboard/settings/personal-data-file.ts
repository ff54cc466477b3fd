import { redirect } from 'react-router'
import { staffContext } from '#app/accounts/staff-context.server.ts'
import { onlyPost } from '#app/http/only-post.server.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { exportPerson } from '#app/personal-data/export-person.server.ts'
import { personalDataPath } from '#app/panel/personal-data-path.ts'
import { readPersonForm } from '#app/personal-data/read-person-form.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import type { Route } from './+types/personal-data-file.ts'

/** The data of a person as a file. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== 'POST') return onlyPost()
  const posted = await readPersonForm(request)
  const exported = await exportPerson(context.get(partsContext), context.get(staffContext), posted)
  if (!exported.ok) return redirect(noticePath(personalDataPath(posted.sought.typed), exported.refusal), 303)
  return new Response(exported.file, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${exported.name}"`,
      'Cache-Control': 'no-store',
    },
  })
}

/** Only POST is supported. */
export function loader() {
  return onlyPost()
}
