import { agencyTitle } from '#app/agency/agency-title.ts'

/** The `meta` of a staff page. */
export function panelMeta(args: Parameters<typeof agencyTitle>[0], title: string) {
  return [{ title: agencyTitle(args, title) }]
}
