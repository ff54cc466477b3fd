import { agencyIn } from './agency-in.ts'

/** The title of a page, for the `meta` of its route: '… · short name of the agency'. */
export function agencyTitle({ matches }: { matches: Parameters<typeof agencyIn>[0] }, title: string): string {
  return `${title} · ${agencyIn(matches).shortName}`
}
