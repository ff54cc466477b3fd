import { setImmediate } from 'node:timers/promises'
import { PRECISION_LABELS } from '#app/catalogue/facts/precision.ts'
import type { PlaceSettings } from '#app/catalogue/place/places.ts'
import { lockConfig, writeConfig } from '#app/db/global-config.server.ts'
import type { Queries, Store } from '#app/db/store.server.ts'
import { type SettingsContent, VERSIONED_SETTINGS } from '#app/settings/stored-settings.server.ts'
import { formatPhone } from '#app/phone/phone.ts'
import { compareWhole } from './compare-versions.server.ts'
import type { ComparedFact, VersionComparison, VersionLine } from './versions.ts'

const LABELS: Record<keyof SettingsContent, string> = {
  contactName: 'Nombre de contacto',
  contactPhone: 'Teléfono',
  contactEmail: 'Correo electrónico',
  precision: 'Ubicación de las propiedades nuevas',
  homeStates: 'Estados donde trabaja la firma',
  zones: 'Zonas',
  landmarks: 'Puntos de referencia',
}

const NOTHING = 'Sin dato'

/** The versions of the settings, the newest first, numbered in the order of their saves. None is ever deleted. */
async function findNumbered(db: Queries) {
  const rows = await db.selectFrom('settingsVersions').orderBy('id', 'desc').selectAll().execute()
  return rows.map(({ content, ...row }, at) => ({
    ...row,
    content: JSON.parse(content) as SettingsContent,
    number: rows.length - at,
  }))
}

export async function findSettingsLines(db: Queries): Promise<VersionLine[]> {
  return (await findNumbered(db)).map(({ number, savedAt, savedBy, subject }) => {
    const note = [subject, savedBy].filter(Boolean).join(' · ') || 'Con el producto'
    return { number, savedAt, savedByName: savedBy, action: null, details: null, note }
  })
}

/** The versions that an address asks to compare; null when one of them does not exist. */
export async function findSettingsComparison(db: Queries, params: URLSearchParams): Promise<VersionComparison | null> {
  return compareWhole(await findNumbered(db), params, differences)
}

function differences(before: SettingsContent, after: SettingsContent): ComparedFact[] {
  return VERSIONED_SETTINGS.filter((name) => before[name] !== after[name]).map((name) => ({
    field: name,
    label: LABELS[name],
    from: textOf(name, before) || NOTHING,
    to: textOf(name, after) || NOTHING,
  }))
}

function textOf(name: keyof SettingsContent, content: SettingsContent): string {
  const stored = content[name]
  if (!stored) return name === 'landmarks' ? 'La lista inicial' : ''
  switch (name) {
    case 'contactPhone':
      return formatPhone(stored)
    case 'precision':
      return PRECISION_LABELS[content.precision]
    case 'homeStates':
      return (JSON.parse(stored) as PlaceSettings['homeStates']).join(', ')
    case 'zones':
      return (JSON.parse(stored) as PlaceSettings['zones'])
        .map(
          (zone) =>
            `${[zone.name, ...zone.synonyms].join(' o ')}, ${zone.municipality}, ${zone.state} ${pointText(zone)}`,
        )
        .join('\n')
    case 'landmarks':
      return (JSON.parse(stored) as PlaceSettings['landmarks'])
        .map((landmark) => `${landmark.name} ${pointText(landmark)}`)
        .join('\n')
    default:
      return stored
  }
}

function pointText({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `(${latitude}, ${longitude})`
}

type Saving = {
  now: Date
  /** Records the change, with its version, in its transaction. */
  record: (db: Queries) => Promise<void>
}

/**
 * Restores a version of the settings, as a save like any other.
 * @param seen the number of the newest version that the person saw: a later save is a conflict
 */
export async function restoreSettings(
  store: Store,
  { number, seen }: { number: number; seen: number },
  { now, record }: Saving,
): Promise<'saved' | 'unchanged' | 'conflict' | 'missing'> {
  const outcome = await store.db.transaction().execute(async (db) => {
    await lockConfig(db, now)
    const versions = await findNumbered(db)
    const version = versions.find((each) => each.number === number)
    const [current] = versions
    if (!version || !current) return 'missing'
    if (current.number !== seen) return 'conflict'
    if (differences(version.content, current.content).length === 0) return 'unchanged'
    await writeConfig(db, version.content, now)
    await record(db)
    return 'saved'
  })
  // The revision is read once per turn of the event loop: whoever reads the time zone after this call sees the change.
  await setImmediate()
  return outcome
}
