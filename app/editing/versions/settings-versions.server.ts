import { readJsonOr } from '#app/text/stored-json.ts'
import { SETTINGS_JSON } from './settings-json.server.ts'
import { setImmediate } from 'node:timers/promises'
import { type Difference, describeDifferences } from '#app/text/difference.ts'
import { lockConfig, writeConfig } from '#app/db/global-config.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { maySendPassword } from '#app/mail/mail-server.ts'
import { readMailSettings, restoreMailSettings } from '#app/mail/mail-settings.server.ts'
import { SETTINGS_ID, type SettingsContent, VERSIONED_SETTINGS } from '#app/settings/stored-settings.server.ts'
import { compareWhole } from './compare-versions.server.ts'
import { type SettingsRules, SETTING_LABELS, settingText } from './settings-words.server.ts'
import { type LoggedLine, findNewestVersion, findStored, findVersionLines } from '#app/records/find-versions.server.ts'
import type { VersionComparison } from './versions.ts'

/** A version that can't be read says nothing, so restoring it changes nothing. */
const UNREADABLE = {} as SettingsContent

const contentOf = (json: string) => readJsonOr(SETTINGS_JSON, json, UNREADABLE)

async function findVersion(db: Queries, number: number) {
  const stored = await findStored(db, 'settings', { id: SETTINGS_ID, number })
  return stored && { content: contentOf(stored.content), savedAt: stored.savedAt }
}

/** The versions of the settings, the newest first. None is ever deleted. */
export async function findSettingsLines(db: Queries, rules: SettingsRules): Promise<LoggedLine[]> {
  const newest = await findNewestVersion(db, 'settings', SETTINGS_ID)
  if (!newest) return []
  const describe = (before: string, after: string) =>
    describeDifferences(differences(contentOf(before), contentOf(after), rules))
  const lines = await findVersionLines(db, 'settings', { id: SETTINGS_ID, ...newest }, describe)
  const unreadable = new Set(await findUnreadableNumbers(db))
  return lines.map((line) => {
    const said = [line.note, line.savedByName].filter(Boolean).join(' · ') || 'Con el producto'
    return { ...line, note: unreadable.has(line.number) ? `${said} · No se puede leer` : said }
  })
}

async function findUnreadableNumbers(db: Queries): Promise<number[]> {
  const rows = await db.selectFrom('versions').where('kind', '=', 'settings').select(['number', 'content']).execute()
  return rows.filter(({ content }) => contentOf(content) === UNREADABLE).map(({ number }) => number)
}

/** The versions that an address asks to compare; null when one of them does not exist. */
export async function findSettingsComparison(
  db: Queries,
  params: URLSearchParams,
  rules: SettingsRules,
): Promise<VersionComparison | null> {
  let notes: string[] = []
  const newest = (await findNewestVersion(db, 'settings', SETTINGS_ID))?.number ?? 0
  const versions = { newest, find: (number: number) => findVersion(db, number) }
  const comparison = await compareWhole(versions, params, (before, after) => {
    notes = notesOn(before, after, rules)
    return differences(before, after, rules)
  })
  return comparison && { ...comparison, notes }
}

function differences(before: SettingsContent, after: SettingsContent, rules: SettingsRules): Difference[] {
  return changedSettings(before, after).map((name) => ({
    field: name,
    label: SETTING_LABELS[name],
    from: settingText(name, before, rules),
    to: settingText(name, after, rules),
  }))
}

/** The settings that two versions have with different values. */
function changedSettings(before: SettingsContent, after: SettingsContent): (keyof SettingsContent)[] {
  return VERSIONED_SETTINGS.filter(
    (name) => before[name] !== undefined && after[name] !== undefined && before[name] !== after[name],
  )
}

/** What to know before a version is restored. */
function notesOn(before: SettingsContent, after: SettingsContent, { fixedBy }: SettingsRules): string[] {
  const changed = changedSettings(before, after)
  const fixed = changed.flatMap((name) => {
    const variable = fixedBy[name]
    return variable
      ? [`${SETTING_LABELS[name]}: se restaura, pero mientras ${variable} esté puesta, manda esa variable.`]
      : []
  })
  const server = before.mail ? readMailSettings(before.mail).server : null
  const present = after.mail ? readMailSettings(after.mail).server : null
  const needsPassword = changed.includes('mail') && server?.user && !maySendPassword(server, present)
  const PASSWORD =
    'Ninguna versión tiene la contraseña del correo. La de ese servidor y usuario se escribe después en Configuración → Correo.'
  return needsPassword ? [...fixed, PASSWORD] : fixed
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
  { store, backupFolder, readSecret }: Pick<Parts, 'store' | 'backupFolder' | 'readSecret'>,
  { number, seen }: { number: number; seen: number },
  { now, record }: Saving,
): Promise<'saved' | 'unchanged' | 'conflict' | 'missing' | { faults: string[] }> {
  const secret = await readSecret()
  const outcome = await store.db.transaction().execute(async (db) => {
    await lockConfig(db, now)
    const version = await findVersion(db, number)
    const current = await findNewestVersion(db, 'settings', SETTINGS_ID)
    if (!version || !current) return 'missing'
    if (current.number !== seen) return 'conflict'
    const changed = changedSettings(version.content, contentOf(current.content))
    if (changed.length === 0) return 'unchanged'
    const { backupFolder: folder = null, mail = null, ...columns } = version.content
    const fault = changed.includes('backupFolder') ? await backupFolder.change(db, folder) : null
    if (fault !== null) return { faults: [`${SETTING_LABELS.backupFolder}: ${fault}`] }
    if (changed.includes('mail')) await restoreMailSettings(db, mail, async () => secret)
    await writeConfig(db, columns, now)
    await record(db)
    return 'saved'
  })
  // The revision is read once per turn of the event loop: whoever reads the time zone after this call sees the change.
  await setImmediate()
  return outcome
}
