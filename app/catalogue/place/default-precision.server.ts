import type { Queries } from '#app/db/store.server.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { PRECISION_LABELS, type Precision } from '#app/catalogue/facts/precision.ts'
import { firstConfig } from '#app/db/global-config.server.ts'
import type { Change } from '#app/records/change.server.ts'
import { saveSettings } from '#app/settings/stored-settings.server.ts'

/** The default precision of new properties (decision 35). */
export async function findDefaultPrecision(db: Queries): Promise<Precision> {
  const row = await firstConfig(db).select('precision').executeTakeFirst()
  return row?.precision ?? UNKNOWN.precision
}

export function saveDefaultPrecision(change: Change, precision: Precision): Promise<void> {
  const note = `Ubicación de las propiedades nuevas: ${PRECISION_LABELS[precision]}`
  return saveSettings({ ...change, note }, { precision })
}
