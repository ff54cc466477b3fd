import { readJsonOr } from '#app/text/stored-json.ts'
import { SETTINGS_JSON } from './settings-json.server.ts'
import { setImmediate } from 'node:timers/promises'
import { type Difference, describeDifferences } from '#app/text/difference.ts'
import type { Queries } from '#app/db/store.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { maySendPassword } from '#app/mail/mail-server.ts'
import { readMailSettings } from '#app/mail/mail-settings.server.ts'
import { type VersionRestored, restoreStored, snapshotOf } from '#app/records/change-record.server.ts'
import type { Change } from '#app/records/change.server.ts'
import {
  SETTINGS_ID,
  SETTINGS_KIND,
  type SettingsContent,
  VERSIONED_SETTINGS,
} from '#app/settings/stored-settings.server.ts'
import { compareVersions } from './compare-versions.server.ts'
import { type SettingsRules, SETTING_LABELS, settingText } from './settings-words.server.ts'
import { type LoggedLine, findStored, findVersionLines } from '#app/records/find-versions.server.ts'
import type { VersionComparison } from './versions.ts'

/** A version that can't be read says nothing, so restoring it changes nothing. */
const UNREADABLE = {} as SettingsContent

const contentOf = (json: string) => readJsonOr(SETTINGS_JSON, json, UNREADABLE)

/** A version; the newest is how the settings are now, which may not be stored as a version yet. */
async function findVersion(db: Queries, current: { number: number; content: string; savedAt: string }, number: number) {
  if (number === current.number) return { content: contentOf(current.content), savedAt: current.savedAt }
  const stored = await findStored(db, 'settings', { id: SETTINGS_ID, number })
  return stored && { content: contentOf(stored.content), savedAt: stored.savedAt }
}

/** The current settings; null in a store without any. */
async function findCurrent(db: Queries) {
  const [record] = await SETTINGS_KIND.find(db, [SETTINGS_ID])
  return record ? snapshotOf(SETTINGS_KIND, record) : null
}

/** The versions of the settings, the newest first. None is ever deleted. */
export async function findSettingsLines(db: Queries, rules: SettingsRules): Promise<LoggedLine[]> {
  const current = await findCurrent(db)
  if (!current) return []
  const describe = (before: string, after: string) =>
    describeDifferences(differences(contentOf(before), contentOf(after), rules))
  const lines = await findVersionLines(db, 'settings', current, describe)
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
  const current = await findCurrent(db)
  if (!current) return null
  const comparison = await compareVersions(db, params, {
    newest: current.number,
    find: (number) => findVersion(db, current, number),
    differences({ content: before }, { content: after }) {
      notes = notesOn(before, after, rules)
      return differences(before, after, rules)
    },
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

/**
 * Restores a version of the settings, as a save like any other.
 * @param seen the number of the newest version that the person saw: a later save is a conflict
 */
export async function restoreSettings(
  { backupFolder }: Pick<Parts, 'backupFolder'>,
  change: Change,
  restore: { number: number; seen: number },
): Promise<VersionRestored<object, { ok: false; refusal: 'invalid'; faults: string[] }>> {
  const restored = await restoreStored(
    { ...change, note: 'Configuración: versión restaurada' },
    SETTINGS_KIND,
    { id: SETTINGS_ID, ...restore },
    async (_inside, version, current) => {
      const content = contentOf(version.content)
      const changed = changedSettings(content, current.content)
      if (changed.length === 0) return { ok: false, refusal: 'unchanged' as const }
      const folder = changed.includes('backupFolder') ? await backupFolder.check(content.backupFolder ?? null) : null
      if (folder?.ok === false)
        return { ok: false, refusal: 'invalid' as const, faults: [`${SETTING_LABELS.backupFolder}: ${folder.refusal}`] }
      return { ok: true, edit: Object.fromEntries(changed.map((name) => [name, content[name]])) }
    },
  )
  // The revision is read once per turn of the event loop: whoever reads the time zone after this call sees the change.
  await setImmediate()
  return restored
}
