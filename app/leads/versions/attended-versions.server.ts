import { redirect } from 'react-router'
import { asesorNames } from '#app/asesores/asesores.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { compareVersions } from '#app/editing/versions/compare-versions.server.ts'
import { SEEN_CONTROL, VERSION_PARAMS, type VersionComparison, restoreNotice } from '#app/editing/versions/versions.ts'
import { textOf } from '#app/forms/form-text.ts'
import { LEAD_JSON } from '#app/leads/lead-json.ts'
import { LEAD_KIND, type LeadRecord } from '#app/leads/lead-kind.server.ts'
import { type LeadFields, describeLeadChanges, leadDifferences } from '#app/leads/lead.ts'
import { VISIT_JSON } from '#app/leads/visits/visit-json.ts'
import { VISIT_KIND, type VisitRecord } from '#app/leads/visits/visit-kind.server.ts'
import { type VisitFields, describeVisitChanges, visitDifferences } from '#app/leads/visits/visit.ts'
import { restoreStored, snapshotOf } from '#app/records/change-record.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { type LoggedLine, findStored, findVersionLines } from '#app/records/find-versions.server.ts'
import type { VersionedKind, VersionedRecord } from '#app/records/record-kind.server.ts'
import { noticePath } from '#app/site/notice-path.ts'
import type { Difference } from '#app/text/difference.ts'
import { type StoredJson, readJsonOr } from '#app/text/stored-json.ts'

type Named<Fields> = Fields & { asesorName: string | null }

/** How the versions of a kind of record that an asesor attends are read, compared and restored. */
type AttendedVersions<Fields extends { asesorId: string | null }, State extends VersionedRecord & Named<Fields>> = {
  kind: VersionedKind<Fields, State>
  json: StoredJson<Fields>
  differences: (before: Named<Fields>, after: Named<Fields>) => Difference[]
  describe: (before: Named<Fields>, after: Named<Fields>) => string
}

export const LEAD_VERSIONS: AttendedVersions<LeadFields, LeadRecord> = {
  kind: LEAD_KIND,
  json: LEAD_JSON,
  differences: leadDifferences,
  describe: describeLeadChanges,
}

export const VISIT_VERSIONS: AttendedVersions<VisitFields, VisitRecord> = {
  kind: VISIT_KIND,
  json: VISIT_JSON,
  differences: visitDifferences,
  describe: describeVisitChanges,
}

/**
 * What the page of versions shows: all of them, the newest first, or the two that its address compares.
 * @throws a redirect to the list where one of those does not exist
 */
export async function findVersionsPage<
  Fields extends { asesorId: string | null },
  State extends VersionedRecord & Named<Fields>,
>(
  db: Queries,
  { kind, json, differences, describe }: AttendedVersions<Fields, State>,
  record: State,
  url: URL,
): Promise<{ versions: LoggedLine[]; comparison: VersionComparison | null }> {
  if (!url.searchParams.has(VERSION_PARAMS.from)) {
    const read = (content: string) => ({ ...readJsonOr<Fields>(json, content, record), asesorName: null })
    const lines = findVersionLines(db, kind.name, snapshotOf(kind, record), (before, after) =>
      describe(read(before), read(after)),
    )
    return { versions: await lines, comparison: null }
  }
  const { id, version, updatedAt, createdAt } = record
  const comparison = await compareVersions(db, url.searchParams, {
    newest: version,
    async find(number) {
      if (number === version) return { fields: record as Named<Fields>, savedAt: updatedAt ?? createdAt }
      const stored = await findStored(db, kind.name, { id, number })
      const fields = stored && readJsonOr<Fields | null>(json, stored.content, null)
      if (!stored || !fields) return null
      const names = await asesorNames(db, fields.asesorId === null ? [] : [fields.asesorId])
      return { fields: { ...fields, asesorName: names.get(fields.asesorId ?? '') ?? null }, savedAt: stored.savedAt }
    },
    differences: (before, after) => differences(before.fields, after.fields),
  })
  if (!comparison) throw redirect(noticePath(url.pathname, 'version-inexistente'))
  return { versions: [], comparison }
}

/**
 * Restores the version of the address, as an edit like any other.
 * @param posted its form, with the version over which the person decided
 * @returns where the answer leads: after a conflict back to the page, which shows what was saved meanwhile
 */
export async function restoreVersionOf<
  Fields extends { asesorId: string | null },
  State extends VersionedRecord & Named<Fields>,
>(
  change: Change,
  { kind, differences }: AttendedVersions<Fields, State>,
  { id, url, posted }: { id: string; url: URL; posted: FormData },
): Promise<string> {
  const number = Number(url.searchParams.get(VERSION_PARAMS.from))
  const asked = { id, number, seen: Number(textOf(posted, SEEN_CONTROL)) }
  const noted = { ...change, note: 'Versión restaurada' }
  const restored = await restoreStored(noted, kind, asked, async (inside, version, current) => {
    const edit = await kind.editOf(inside.db, version.content, current)
    const changed = differences({ ...edit, asesorName: null }, { ...current, asesorName: null })
    if (changed.length === 0 && edit.asesorId === current.asesorId) return { ok: false, refusal: 'unchanged' as const }
    return { ok: true, edit }
  })
  const notice = restoreNotice(restored)
  return noticePath(notice === 'version-en-conflicto' ? url.pathname + url.search : url.pathname, notice)
}
