import { agencyIn } from './agency-in.ts'

/** The title of a page, as the `meta` of its route has it: '… · Cerro Norte'. */
export function firmTitle({ matches }: { matches: Parameters<typeof agencyIn>[0] }, title: string): string {
  return `${title} · ${agencyIn(matches).name}`
}
