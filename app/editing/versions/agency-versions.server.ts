import { parseContent } from '#app/agency/agency.server.ts'
import { findSectionSaves, findSectionVersion } from '#app/agency/section-versions.server.ts'
import { sectionDifferences } from '#app/agency/settings/section-differences.ts'
import type { SectionForm } from '#app/agency/settings/section-form.ts'
import type { Queries } from '#app/db/store.server.ts'
import { type LoggedLine, findNewestVersion, findVersionLines } from '#app/records/find-versions.server.ts'
import { describeDifferences } from '#app/text/difference.ts'
import { compareVersions } from './compare-versions.server.ts'
import type { VersionComparison } from './versions.ts'

/** Versions of which the list says what changed: each version of the clients has all of their logos. */
const DESCRIBED = 30

/** The versions of a section of the agency, the newest first. None is ever deleted. */
export async function findSectionLines(db: Queries, form: SectionForm): Promise<LoggedLine[]> {
  const { section } = form
  const newest = await findNewestVersion(db, 'firm', section)
  if (!newest) return []
  const contentOf = (json: string) => parseContent(section, json)
  const describe = (before: string, after: string) =>
    describeDifferences(sectionDifferences(form, contentOf(before), contentOf(after)))
  const lines = await findVersionLines(db, 'firm', { id: section, ...newest }, describe, DESCRIBED)
  return lines.map((line) => ({ ...line, note: line.savedByName ?? 'Con el producto' }))
}

/** The versions that an address asks to compare, field by field; null when one of them does not exist. */
export async function findSectionComparison(
  db: Queries,
  form: SectionForm,
  params: URLSearchParams,
): Promise<VersionComparison | null> {
  const { section } = form
  const newest = (await findSectionSaves(db, section))[0]?.number ?? 0
  const find = (number: number) => findSectionVersion(db, section, number)
  return compareVersions(db, params, {
    newest,
    find,
    differences: (before, after) => sectionDifferences(form, before.content, after.content),
  })
}
