import { recordActivity } from '#app/activity/record.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { insertProperty } from '#app/properties/changes/change-property.server.ts'
import { loggedProperty } from '#app/properties/changes/logged-property.ts'
import { insertComplex } from '#app/properties/complexes/changes/change-complex.server.ts'
import { STATUS_LABELS } from '#app/properties/vocabulary.ts'
import type { DemoListing } from '#demo/album.ts'
import { type StoredPictures, chosenFrom } from '#demo/stored-pictures.ts'
import type { OfferedComplex, OfferedSpace } from './offered-complexes.ts'

/** A conjunto, and its spaces with the photos that they have of their own. */
type Photographed = Omit<OfferedComplex, 'spaces'> & { spaces: readonly (OfferedSpace & DemoListing)[] }

/** Writes the conjuntos and their spaces inside the caller's transaction. */
export async function insertComplexes(db: Queries, complexes: readonly Photographed[], pictures: StoredPictures) {
  for (const { complex, photos, plans, createdAt, spaces } of complexes) {
    const shown = { photos: chosenFrom(pictures, photos), plans: chosenFrom(pictures, plans) }
    const { id: complexId } = await insertComplex(db, { ...complex, ...shown }, { createdBy: null, now: createdAt })
    for (const space of spaces) {
      const own = chosenFrom(pictures, space.photos)
      const made = { createdBy: null, now: space.createdAt }
      const { id } = await insertProperty(db, { ...space.input, complexId, photos: own }, made)
      await tellStatus(db, id, space)
    }
  }
}

/** What is not available any more was so until some day of the log, which leaves a newer version. */
async function tellStatus(db: Queries, id: string, { input, changed }: OfferedSpace) {
  const { status } = input
  if (status === 'disponible') return
  const { at, userName } = changed
  await recordActivity(db, {
    ...(status === 'pausada'
      ? { action: 'pause_property', type: 'property_pause' }
      : {
          action: 'edit_property',
          type: 'property_edit',
          details: `Estatus: ${STATUS_LABELS.disponible} → ${STATUS_LABELS[status]}`,
        }),
    property: loggedProperty(id, input),
    actor: { id: null, name: userName },
    now: at,
  })
  await db.updateTable('properties').set({ updatedAt: at.toISOString(), version: 2 }).where('id', '=', id).execute()
}
