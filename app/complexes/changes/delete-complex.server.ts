import type { Queries } from '#app/db/store.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { inBatches } from '#app/db/in-batches.ts'
import { spaceCount } from '#app/catalogue/facts/complex-link.ts'
import { COMPLEX_CONTROLS, describeComplex } from '#app/complexes/complex-fields.ts'
import type { ComplexInput } from '#app/complexes/complex-input.ts'
import { type Change, withTransaction } from '#app/records/change.server.ts'
import { COMPLEX_SLUGS, isFreeSlug, retireSlug } from '#app/editing/changes/slug-registry.server.ts'
import { storeVersions } from '#app/editing/changes/store-versions.server.ts'
import { DELETED_COMPLEX_JSON, type DeletedComplex } from './complex-json.ts'
import { findTrashedWith, putInTrash, takeKept } from '#app/editing/changes/trash-rows.server.ts'
import { insertComplex, recordComplex } from './change-complex.server.ts'
import { findComplexRecord, storeComplexVersion } from './complex-rows.server.ts'

/**
 * Moves a conjunto to the papelera with its log entry; its spaces stay, without it.
 * @returns how many spaces it had; null when there is no such conjunto
 */
export async function deleteComplex(change: Change, id: string): Promise<number | null> {
  if (!isId(id)) return null
  return withTransaction(change, async (inside) => {
    const { db, actor, now } = inside
    await storeComplexVersion(db, await findComplexRecord(db, id))
    // Writing first locks the row: nobody changes it between the copy for the papelera and the deletion.
    await db
      .updateTable('complexes')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const complex = await findComplexRecord(db, id)
    if (!complex) return null
    const living = await db.selectFrom('properties').where('complexId', '=', id).select('id').execute()
    const spaces = [...living.map((space) => space.id), ...(await findTrashedWith(db, id))]
    const { slug, version, createdAt, input } = complex
    const kept: DeletedComplex = { input, slug, version, createdAt, spaces, ...(await findReferences(db, id)) }
    const left = await linkSpaces(inside, { from: id, to: null, spaces })
    const pictures = [...input.photos, ...input.plans]
    await putInTrash(db, { id, kind: 'conjunto', title: input.name, kept, pictures }, { by: actor.name, now })
    await db.deleteFrom('complexes').where('id', '=', id).execute()
    await retireSlug(db, COMPLEX_SLUGS, slug, { id: null, now })
    const details = `${describeComplex(input, slug)}\nQuedaron sin conjunto: ${spaceCount(left)}`
    await recordComplex(inside, 'delete_complex', input.name, details)
    return left
  })
}

/** What the deletion of a conjunto would lose besides its own row. */
async function findReferences(db: Queries, id: string): Promise<Pick<DeletedComplex, 'createdBy' | 'slugs'>> {
  const { createdBy } = await db
    .selectFrom('complexes')
    .where('id', '=', id)
    .select('createdBy')
    .executeTakeFirstOrThrow()
  const slugs = await db.selectFrom('retiredComplexSlugs').where('complexId', '=', id).select('slug').execute()
  return { createdBy, slugs: slugs.map(({ slug }) => slug) }
}

/**
 * Restores a deleted conjunto with its pictures and slugs, and with those of its spaces that are in no conjunto now.
 * @returns false if it is not in the papelera (any more)
 */
export async function restoreDeletedComplex(change: Change, id: string): Promise<boolean> {
  return isId(id) && withTransaction(change, (inside) => restore(inside, id))
}

async function restore(change: Change, id: string): Promise<boolean> {
  const { db, actor, now } = change
  const kept = await takeKept(db, { kind: 'conjunto', id, json: DELETED_COMPLEX_JSON })
  if (!kept) return false
  const author = await db.selectFrom('users').where('id', '=', kept.createdBy).select('id').executeTakeFirst()
  const made = { id, createdBy: author?.id ?? null, now: new Date(kept.createdAt) }
  const { slug } = await insertComplex(db, knownInput(kept.input), made)
  // A form that was opened before the deletion must find another version.
  const changed = { version: kept.version + 1, updatedAt: now.toISOString(), updatedBy: actor.id }
  await db.updateTable('complexes').set(changed).where('id', '=', id).execute()
  for (const earlier of new Set([...kept.slugs, kept.slug]))
    if (earlier !== slug && (await isFreeSlug(db, COMPLEX_SLUGS, earlier, id)))
      await retireSlug(db, COMPLEX_SLUGS, earlier, { id, now })
  const linked = await linkSpaces(change, { from: null, to: id, spaces: kept.spaces })
  const details = `Volvieron a él: ${spaceCount(linked)}`
  const logId = await recordComplex(change, 'restore_complex', kept.input.name, details)
  await storeComplexVersion(db, await findComplexRecord(db, id), { by: actor, logId })
  return true
}

/** Fields that the product did not have yet are empty, and those that it no longer has are left out. */
function knownInput(input: ComplexInput): ComplexInput {
  const fields = COMPLEX_CONTROLS.map((name) => [name, input[name] ?? null])
  const { photos, plans } = input
  return { ...(Object.fromEntries(fields) as Omit<ComplexInput, 'photos' | 'plans'>), photos, plans }
}

/** Puts spaces of one conjunto, or of none, into another, or into none. @returns how many were where they were said to be */
async function linkSpaces(
  { db, actor, now }: Change,
  { from, to, spaces }: { from: string | null; to: string | null; spaces: readonly string[] },
): Promise<number> {
  let linked = 0
  for (const ids of inBatches(spaces, 1)) {
    await storeVersions(db, ids)
    const { numUpdatedRows } = await db
      .updateTable('properties')
      .set((eb) => ({
        complexId: to,
        version: eb('version', '+', 1),
        updatedAt: now.toISOString(),
        factsSince: now.toISOString(),
        updatedBy: actor.id,
      }))
      .where('id', 'in', ids)
      .where('complexId', 'is not distinct from', from)
      .executeTakeFirstOrThrow()
    linked += Number(numUpdatedRows)
  }
  return linked
}
