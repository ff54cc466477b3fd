import { findAsesorOptions } from '#app/asesores/asesores.server.ts'
import { homeLists } from '#app/catalogue/facts/municipalities.ts'
import { findChosenComplexes, findComplexOptions } from '#app/catalogue/complex/complexes.server.ts'
import { findPlaceSettings } from '#app/catalogue/place/places.server.ts'
import { findOwnerOptions } from '#app/owners/owners.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { BatchChange } from './batch-change.ts'
import type { BatchContext } from './plan-change.ts'

/** What a change is planned with. Only a change of the complex needs the places of the complexes, which it copies. */
export async function findPlanContext(db: Queries, today: string, change: BatchChange | null): Promise<BatchContext> {
  const options = await findComplexOptions(db)
  const ids = options.map(({ id }) => id)
  const copiesPlaces = change?.kind === 'facts' && change.values.complexId !== undefined
  return {
    today,
    home: homeLists((await findPlaceSettings(db)).homeStates),
    complexes: copiesPlaces ? await findChosenComplexes(db, ids) : options,
    asesores: await findAsesorOptions(db),
    owners: await findOwnerOptions(db),
  }
}
