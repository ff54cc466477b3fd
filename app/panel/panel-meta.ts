import { AGENCY } from '#app/agency/agency.ts'

/** The title of a staff page: '… · Cerro Norte'. */
export function panelMeta(title: string) {
  return [{ title: `${title} · ${AGENCY.name}` }]
}
