import { join } from 'node:path'
import pino from 'pino'
import { openAccounts } from '#app/accounts/accounts.server.ts'
import { readSecretFile, readSharedSecret } from '#app/accounts/auth-secret.server.ts'
import { resetLane } from '#app/accounts/password-reset.server.ts'
import { openContactDesk } from '#app/contact/desk.server.ts'
import { openStore } from '#app/db/open.server.ts'
import type { Settings } from '#app/env.server.ts'
import { openInterestCounter } from '#app/interest/interest-counter.server.ts'
import { openMail } from '#app/mail/mail.server.ts'
import { openPostman } from '#app/mail/postman.server.ts'
import type { Parts } from '#app/parts.server.ts'
import { openFileStore, tryFileStore } from '#app/photos/file-store.server.ts'
import { openPhotoLab } from './photo-lab.ts'

/**
 * Opens what every request needs, as the settings say.
 * @throws StoreUnusable, WrongSetting when what they name can't be opened
 */
export async function openParts(settings: Settings): Promise<Parts> {
  const { publicUrl, registration, smtpUrl, storageUrl, dataDir, databaseUrl } = settings
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const tell = (message: string, error?: unknown) => log.warn({ err: error }, message)
  const store = await openStore(settings)
  const files = await openFileStore({ storageUrl, folder: join(dataDir, 'files') })
  await tryFileStore(files, storageUrl)
  const mail = openMail({ smtpUrl, tell })
  const readSecret = () => (databaseUrl === null ? readSecretFile(dataDir) : readSharedSecret(store.db))
  // Made or read at once where it needs no server: a file that holds none stops the start.
  if (databaseUrl === null) await readSecretFile(dataDir)
  const now = () => new Date()
  const accounts = openAccounts({ store, publicUrl, registration, now, readSecret, tell })
  const { contactTo, contactForwardUrl } = settings
  const contactDesk = openContactDesk({ store, mail, publicUrl, contactTo, contactForwardUrl, readSecret })
  const photoLab = openPhotoLab()
  return {
    store,
    files,
    photoLab,
    drawCard: photoLab.drawCard,
    drawSheet: photoLab.drawSheet,
    accounts,
    interest: openInterestCounter(store, (failure) => tell('no se pudo anotar el interés', failure)),
    contactDesk,
    canMail: mail.configured,
    postman: openPostman({
      store,
      lanes: [...contactDesk.lanes, resetLane({ accounts, mail, publicUrl })],
      now,
      tell,
    }),
    trustProxy: settings.trustProxy,
    publicUrl,
    now,
    report: ({ error, ...request }) => log.error({ err: error, ...request }, 'la solicitud falló'),
  }
}
