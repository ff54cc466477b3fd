import { findAsesorOptions } from '#app/asesores/asesores.server.ts'
import { findComplexOptions } from '#app/catalogue/complex/complexes.server.ts'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { visitorsRead } from '#app/catalogue/property/public-remarks.ts'
import type { Store } from '#app/db/store.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { PLAN_JSON } from './checking/plan-json.ts'
import { findReadings } from './find-readings.server.ts'
import type { OwnShown, Showing } from './kind/import-kind.server.ts'
import type { ImportPayload } from './mapping/import-payload.ts'
import { isTarget } from './mapping/targets.ts'
import { choicesOfTarget } from './mapping/worded-codes.ts'

/** What the page of an import shows of properties alone: texts and their values, readings, settings, what becomes public. */
export async function showProperties(
  store: Store,
  { payload, first, isChecked, now }: Showing<ImportPayload>,
): Promise<OwnShown> {
  const { db } = store
  const { texts, options } = payload
  const { places } = await currentCatalogue(store)
  const [complexes, asesores] = [await findComplexOptions(db), await findAsesorOptions(db)]
  // An owner is no value to be chosen for a text.
  const named = { complexes, asesores, owners: [], places }
  const choices = Object.fromEntries(
    [...new Set(texts.map(({ target }) => target))].map((target) => [
      target,
      isTarget(target) ? (choicesOfTarget(target, named) ?? []) : [],
    ]),
  )
  return {
    texts,
    choices,
    options,
    readings: isChecked ? await findReadings(store, { payload, first, named, now }) : [],
    readOf: (plan) => {
      const planned = readJsonOr(PLAN_JSON, plan, null)
      return planned ? visitorsRead(planned.input) : []
    },
  }
}
