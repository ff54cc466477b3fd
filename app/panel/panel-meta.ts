import { AGENCY } from '#app/agency/agency.ts'

/** The title of a staff page: '… · Cerro Norte'. */
export function panelTitle(title: string): string {
  return `${title} · ${AGENCY.name}`
}

/** The same as the `meta` of a route. */
export function panelMeta(title: string) {
  return [{ title: panelTitle(title) }]
}
