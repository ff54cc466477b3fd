import { join } from 'node:path'
import pino from 'pino'
import { findSender } from '#app/agency/find-sender.server.ts'
import { openAccounts } from '#app/accounts/accounts.server.ts'
import { readSecretFile, readSharedSecret } from '#app/accounts/auth-secret.server.ts'
import { mayDeliver } from '#app/accounts/later-acts/deliveries.server.ts'
import { openBackupFolder } from '#app/backups/backup-folder.server.ts'
import { openContactService } from '#app/contact/contact-service.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { openSnapshot } from '#app/db/snapshot.server.ts'
import type { Settings } from '#app/env.server.ts'
import { diskSpace } from '#app/health/disk-space.server.ts'
import { openWatch } from '#app/health/watch.server.ts'
import { openFileReader } from '#app/inventory/import/reading/file-reader.server.ts'
import { openEasyBrokerWorker } from '#app/inventory/import/reading/easy-broker/easy-broker-worker.server.ts'
import { readEasyBroker } from '#app/inventory/import/reading/easy-broker/read-easy-broker.server.ts'
import { openBulkPhotos } from '#app/inventory/bulk-photos/bulk-photo-reader.server.ts'
import { openWaitingPictures } from '#app/inventory/bulk-photos/waiting-pictures.server.ts'
import { sendingFolder } from '#app/inventory/bulk-photos/files/sending-folder.server.ts'
import { openJobWorker } from './job-worker.ts'
import { openInterestCounter } from '#app/interest/interest-counter.server.ts'
import { findMailLogIn } from '#app/mail/mail-settings.server.ts'
import { openMail } from '#app/mail/mail.server.ts'
import { openOutboxWorker } from '#app/mail/outbox-worker.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { openFileStore, tryFileStore } from '#app/photos/file-store.server.ts'
import { takeAddresses } from '#app/photos/take-addresses.server.ts'
import { undrawableIn } from '#app/photos/social-card/drawable-text.ts'
import { findLongMapLink } from '#app/catalogue/place/long-map-link.server.ts'
import { findStreets } from '#app/listing/map/streets/find-streets.server.ts'
import { openBackUpNow } from './back-up-now.ts'
import { deliveryChannels } from './delivery-channels.ts'
import { productVersion } from './product-version.ts'
import { readTableConfined } from './table-reader.ts'
import { redrawHero } from '#app/photos/redraw-hero.server.ts'
import { redrawLogoConfined } from './redraw-logo.ts'
import { openWorkerProcesses } from './worker-processes.ts'

/**
 * Opens the services that requests use, as the settings say.
 * @throws StoreUnusable, WrongSetting when one can't be opened
 */
export async function openParts(settings: Settings): Promise<Parts> {
  const { publicUrl, registration, isRegistrationFixed, smtpUrl, storageUrl, dataDir, databaseUrl, mapStyleUrl } =
    settings
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const warn = (message: string, error?: unknown) => log.warn({ err: error }, message)
  const now = () => new Date()
  const watch = openWatch(now(), await productVersion())
  const onQuery = (seconds: number, isAnswered: boolean) =>
    watch.queries.observe({ outcome: isAnswered ? 'ok' : 'error' }, seconds)
  const store = await openStore({ databaseUrl, dataDir, onQuery })
  const files = await openFileStore({ storageUrl, folder: join(dataDir, 'files') })
  await tryFileStore(files, storageUrl)
  const readSecret = () => (databaseUrl === null ? readSecretFile(dataDir) : readSharedSecret(store.db))
  const findLogIn = () => findMailLogIn(store.db, readSecret)
  const backupFolder = openBackupFolder(store, { fixed: settings.backupDir, keep: settings.backupKeep, dataDir })
  const mail = openMail({ smtpUrl, findLogIn, warn, sender: () => findSender(store, publicUrl), now })
  // An embedded store's secret is read or created now: an invalid file stops the start.
  if (databaseUrl === null) await readSecretFile(dataDir)
  const accounts = openAccounts({ store, publicUrl, registration, isRegistrationFixed, now, readSecret, warn })
  const { contactTo, contactForwardUrl } = settings
  const contactService = openContactService({ store, mail, publicUrl, contactTo, contactForwardUrl, readSecret })
  const photoWorkers = openWorkerProcesses(warn)
  const takePhotos = (addresses: readonly string[]) => takeAddresses({ store, files, photoWorkers, now }, addresses)
  const findFree = async (folder: string) => (await diskSpace(folder)).freeBytes
  const pictures = openWaitingPictures({ store, files, photoWorkers, now })
  const readTable: Parts['readTable'] = (path, choice) => readTableConfined(path, { choice })
  return {
    store,
    openSnapshot: () => openSnapshot({ databaseUrl, dataDir }),
    files,
    photoWorkers,
    readTable,
    fileReader: openFileReader({ store, files, readTable, now, warn }),
    longMapLink: findLongMapLink,
    easyBroker: openEasyBrokerWorker({ store, now, warn, read: readEasyBroker }),
    bulkPhotos: openBulkPhotos({
      store,
      now,
      warn,
      pictures,
      place: { folder: sendingFolder({ storageUrl, dataDir }), findFree },
    }),
    jobWorker: openJobWorker({ store, now, warn, takePhotos, pictures }),
    redrawLogo: redrawLogoConfined,
    redrawHero: (file) => redrawHero(photoWorkers.reencode, file),
    async drawCard(card) {
      const dropped = undrawableIn(Object.values(card.content).join(' '))
      if (dropped.length > 0) warn(`la tarjeta de «${card.content.title}» no puede escribir ${dropped.join(' ')}`)
      return photoWorkers.drawCard(card)
    },
    drawIcon: photoWorkers.drawIcon,
    async drawSheet(sheet) {
      const { title, undrawable } = sheet.content
      if (undrawable.length > 0) warn(`la ficha de «${title}» no puede escribir ${undrawable.join(' ')}`)
      return photoWorkers.drawSheet(sheet)
    },
    accounts,
    interest: openInterestCounter(store, (failure) => warn('no se pudo anotar el interés', failure)),
    contactService,
    mail,
    readSecret,
    outboxWorker: openOutboxWorker({
      store,
      channels: deliveryChannels({ store, accounts, contactService, mail, publicUrl, readSecret, now }),
      mayDeliver: (delivery) => mayDeliver(store.db, delivery),
      now,
      warn,
    }),
    watch,
    metricsToken: settings.metricsToken,
    diskSpace: async () => (databaseUrl !== null && storageUrl !== null ? null : diskSpace(dataDir)),
    trustProxy: settings.trustProxy,
    coversSubdomains: settings.coversSubdomains,
    streets: await findStreets({ mapStyleUrl, publicUrl, dataDir, warn }),
    backupFolder,
    backUpNow: openBackUpNow({ settings, backupFolder, now }),
    publicUrl,
    now,
    // Logs only the path: the query may contain a token or a visitor's search.
    report: ({ error, url, ...request }) =>
      log.error({ err: error, ...request, url: url.replace(/[?#].*$/su, '') }, 'la solicitud falló'),
  }
}
