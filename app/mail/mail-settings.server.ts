import { MAIL_PASSWORD, MAIL_SETTINGS } from '#app/db/installation.ts'
import type { Queries } from '#app/db/store.server.ts'
import { readJsonOr } from '#app/text/stored-json.ts'
import { MAIL_JSON, type MailServer, type MailSettings, maySendPassword } from './mail-server.ts'
import { openSealedText, sealText } from './sealed-text.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** The secret of the installation. */
    readSecret: ReadSecret
  }
}

const PURPOSE = 'mail password'
const NOTHING_SAVED: MailSettings = { server: null, senderName: null, senderAddress: null }

/** The secret of the installation, from which the key of the password is derived. */
type ReadSecret = () => Promise<string>

/** The saved settings, without the password. */
export async function findMailSettings(db: Queries): Promise<MailSettings> {
  const saved = await findValue(db, MAIL_SETTINGS)
  return saved === null ? NOTHING_SAVED : readMailSettings(saved)
}

/** The saved server with its password; null for none. */
export type MailLogIn = MailServer & { password: string | null }

/**
 * The server that mail is sent with; null for none, and for one whose password is missing: a backup leaves it out, and
 * it can't be read with the secret of another installation.
 */
export async function findMailLogIn(db: Queries, readSecret: ReadSecret): Promise<MailLogIn | null> {
  const { server } = await findMailSettings(db)
  if (server === null || server.user === null) return server && { ...server, password: null }
  const password = await findMailPassword(db, readSecret)
  return password === null ? null : { ...server, password }
}

async function findMailPassword(db: Queries, readSecret: ReadSecret): Promise<string | null> {
  const sealed = await findValue(db, MAIL_PASSWORD)
  return sealed === null ? null : openSealedText(sealed, await readSecret(), PURPOSE)
}

/** Saves settings as JSON; null for none. The password stays only where it may be sent. */
export async function saveMailSettings(db: Queries, json: string | null): Promise<void> {
  const settings = json === null ? NOTHING_SAVED : readMailSettings(json)
  const before = await findMailSettings(db)
  await saveValue(db, MAIL_SETTINGS, JSON.stringify(settings))
  if (!settings.server?.user || !maySendPassword(settings.server, before.server))
    await db.deleteFrom('installation').where('name', '=', MAIL_PASSWORD).execute()
}

/** Saves the password of the server, sealed. */
export async function saveMailPassword(db: Queries, password: string, readSecret: ReadSecret): Promise<void> {
  await saveValue(db, MAIL_PASSWORD, sealText(password, await readSecret(), PURPOSE))
}

/** The settings of a JSON that was stored once; nothing where it can't be read. */
export function readMailSettings(stored: string): MailSettings {
  return { ...NOTHING_SAVED, ...readJsonOr(MAIL_JSON, stored, {}) }
}

async function findValue(db: Queries, name: string): Promise<string | null> {
  const row = await db.selectFrom('installation').where('name', '=', name).select('value').executeTakeFirst()
  return row?.value ?? null
}

async function saveValue(db: Queries, name: string, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
