import { firmTitle } from '#app/agency/firm-title.ts'

/** The `meta` of a staff page. */
export function panelMeta(args: Parameters<typeof firmTitle>[0], title: string) {
  return [{ title: firmTitle(args, title) }]
}
