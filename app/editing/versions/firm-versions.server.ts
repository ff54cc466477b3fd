import { saveSection } from '#app/agency/agency.server.ts'
import { findSectionSaves, findSectionVersions } from '#app/agency/section-versions.server.ts'
import { sectionDifferences } from '#app/agency/settings/section-differences.ts'
import { describeDifferences } from '#app/text/difference.ts'
import type { SectionForm } from '#app/agency/settings/section-form.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { compareWhole } from './compare-versions.server.ts'
import type { VersionComparison, VersionLine } from './versions.ts'

/** The versions of a section of the firm, the newest first, numbered in the order of their saves. None is ever deleted. */
async function findNumbered(db: Queries, form: SectionForm) {
  const versions = await findSectionVersions(db, form.section)
  return versions.map((version, at) => ({ ...version, number: versions.length - at }))
}

/** Versions of which the list says what changed: each version of the clients has all of their logos. */
const DESCRIBED = 30

export async function findFirmLines(db: Queries, form: SectionForm): Promise<VersionLine[]> {
  const saves = await findSectionSaves(db, form.section)
  const newest = await findSectionVersions(db, form.section, DESCRIBED + 1)
  return saves.map(({ savedAt, savedBy }, at) => {
    const note = savedBy ?? 'Con el producto'
    const [after, before] = [newest[at], newest[at + 1]]
    const details =
      after && before ? describeDifferences(sectionDifferences(form, before.content, after.content)) || null : null
    return { number: saves.length - at, savedAt, savedByName: savedBy, action: null, details, note }
  })
}

/** The versions that an address asks to compare, field by field; null when one of them does not exist. */
export async function findFirmComparison(
  db: Queries,
  form: SectionForm,
  params: URLSearchParams,
): Promise<VersionComparison | null> {
  return compareWhole(await findNumbered(db, form), params, (before, after) => sectionDifferences(form, before, after))
}

type Saving = Parameters<typeof saveSection>[3]

/**
 * Restores a version of a section, as a save like any other.
 * @param seen the number of the newest version that the person saw: a later save is a conflict
 */
export async function restoreSection(
  store: Store,
  form: SectionForm,
  { number, seen }: { number: number; seen: number },
  saving: Saving,
): Promise<'saved' | 'unchanged' | 'conflict' | 'missing'> {
  const versions = await findNumbered(store.db, form)
  const version = versions.find((each) => each.number === number)
  const current = versions[0]
  if (!version || !current) return 'missing'
  if (current.number !== seen) return 'conflict'
  const [restored, known] = [version, current].map(({ content }) => JSON.stringify(content))
  if (restored === known) return 'unchanged'
  let isSaved = false
  await saveSection(
    store,
    form.section,
    (saved) => {
      // Somebody saved after the versions were read.
      if (JSON.stringify(saved) !== known) return null
      isSaved = true
      return version.content
    },
    saving,
  )
  return isSaved ? 'saved' : 'conflict'
}
