import { firmTitle } from '#app/agency/firm-title.ts'

/** All that a staff page tells in its `meta`. */
export function panelMeta(args: Parameters<typeof firmTitle>[0], title: string) {
  return [{ title: firmTitle(args, title) }]
}
