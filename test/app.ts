import { saveAgencyContent } from '#app/agency/change-agency.server.ts'
import { THE_PRODUCT } from '#app/records/change.server.ts'
import { findSender } from '#app/agency/find-sender.server.ts'
import type { AgencyContent } from '#app/agency/content/agency-content.ts'
import { createHmac, hash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { type Accounts, openAccounts } from '#app/accounts/accounts.server.ts'
import type { Registration } from '#app/accounts/admission.ts'
import { COOKIE_PREFIX } from '#app/accounts/cookie-prefix.ts'
import { roleOf } from '#app/accounts/role.ts'
import type { Staff } from '#app/accounts/staff-context.server.ts'
import { mayDeliver } from '#app/accounts/later-acts/deliveries.server.ts'
import { openBackupFolder } from '#app/backups/backup-folder.server.ts'
import { openContactService } from '#app/contact/contact-service.server.ts'
import type { Dialect, Store } from '#app/db/store.server.ts'
import { diskSpace } from '#app/health/disk-space.server.ts'
import { openWatch } from '#app/health/watch.server.ts'
import { openInterestCounter } from '#app/interest/interest-counter.server.ts'
import { findMailLogIn } from '#app/mail/mail-settings.server.ts'
import { openMail } from '#app/mail/mail.server.ts'
import { openOutboxWorker } from '#app/mail/outbox-worker.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { type FileStore, openFileStore } from '#app/photos/file-store.server.ts'
import { DEMO_AGENCY } from './factories/agency.ts'
import { readTable } from '#app/inventory/import/reading/read-table.server.ts'
import { openFileReader } from '#app/inventory/import/reading/file-reader.server.ts'
import { openEasyBrokerWorker } from '#app/inventory/import/reading/easy-broker/easy-broker-worker.server.ts'
import { openBulkPhotos } from '#app/inventory/bulk-photos/bulk-photo-reader.server.ts'
import { openWaitingPictures } from '#app/inventory/bulk-photos/waiting-pictures.server.ts'
import { openJobWorker } from '#server/job-worker.ts'
import { NotFetched } from '#app/photos/fetch-picture.server.ts'
import { takeAddresses } from '#app/photos/take-addresses.server.ts'
import { redrawLogoFile } from '#app/agency/logo/redraw-logo.server.ts'
import { redrawHero } from '#app/photos/redraw-hero.server.ts'
import { reencodePhoto } from './reencode-photo.ts'
import { drawCard } from '#app/photos/social-card/draw-card.server.ts'
import { drawIcon } from '#app/photos/social-card/draw-icon.server.ts'
import type { Streets } from '#app/listing/map/streets/streets.ts'
import { deliveryChannels } from '#server/delivery-channels.ts'
import type { App } from '#server/http.ts'
import type { cachePages } from '#server/page-cache/cache-pages.ts'
import { drawSheet } from '#app/property/sheet/draw-sheet.server.ts'
import { refuseSecrets } from './secrets.ts'
import { snapshotOf } from './snapshot-of.ts'
import { openTestStore } from './stores.ts'

const NO_EASY_BROKER = { fault: 'EasyBroker no contesta.' }

const BUILT_APP = new URL('../build/server/app.js', import.meta.url).href
type Built = { createApp: (parts: Parts) => App; cachePages: CachePages }
type CachePages = typeof cachePages

const SECRET = 'a secret of the tests, as long as one should be'
const DAY = 86_400_000
/** Open registration holds only for a browser on this machine. */
export const LOCAL_PEER = '127.0.0.1'

type Failure = Parameters<Parts['report']>[0]

/** Requests a path from the app; redirects are not followed. */
export type Visit = (path: string, init?: RequestInit) => Promise<Response>

/** Options of a test app; by default registration is open and there is no mail server. */
export type TestAppOptions = {
  publicUrl?: string
  registration?: Registration
  isRegistrationFixed?: boolean
  smtpUrl?: string | null
  contactForwardUrl?: string | null
  contactTo?: string[]
  trustProxy?: boolean
  metricsToken?: string | null
  backupDir?: string | null
  streets?: Streets | null
  /** An open store with its tables; the app closes it. */
  store?: Store
  /** What its agency says; by default everything of the demo's, null for nothing. */
  agency?: AgencyContent | null
  /** Hashes passwords like the product, which is slow on purpose; otherwise a fast hash is used. */
  slowHashing?: boolean
}

export type TestApp = {
  /** The dependencies of the app. */
  parts: Parts
  store: Store
  files: FileStore
  /** Folder of its files. */
  folder: string
  /** The app as the process serves it. */
  app: App
  /** The page cache of the same build. */
  cachePages: CachePages
  /** Failures that the app reported. A test that expects one takes it out; otherwise it must stay empty. */
  failures: Failure[]
  /** Warnings that the app logged. */
  warnings: string[]
  /** Requests without a session. */
  visit: Visit
  /** Requests with a session of a person, who is created if missing. */
  signIn: (person?: Partial<Staff>) => Promise<{ visit: Visit; staff: Staff; cookie: string }>
  /** Sets the clock of the app. */
  setNow: (now: Date) => void
  close: () => Promise<void>
}

/** The built app (the same function that the process serves) on its own database and folder. */
export async function openTestApp(dialect: Dialect, options: TestAppOptions = {}): Promise<TestApp> {
  const { publicUrl = 'http://cerronorte.test', registration = 'open', smtpUrl = null, trustProxy = false } = options
  const {
    contactForwardUrl = null,
    contactTo = ['ventas@cerronorte.example'],
    slowHashing = false,
    metricsToken = null,
    backupDir = null,
    isRegistrationFixed = false,
    streets = null,
    agency = DEMO_AGENCY,
  } = options
  const built: Built = await import(BUILT_APP)
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-files-'))
  const store = options.store ?? (await openTestStore(dialect))
  const files = await openFileStore({ storageUrl: null, folder })
  const failures: Failure[] = []
  const warnings: string[] = []
  /** All output; tests remove what they expect. */
  const log: unknown[] = []
  const warn = (message: string) => {
    log.push(message)
    warnings.push(message)
  }
  let now = new Date('2026-11-20T18:00:00Z')
  if (agency) await saveAgencyContent({ db: store.db, actor: THE_PRODUCT, now }, agency)
  const readSecret = async () => SECRET
  const sender = () => findSender(store, publicUrl)
  const findLogIn = () => findMailLogIn(store.db, readSecret)
  const mail = openMail({ smtpUrl, findLogIn, warn, sender, now: () => now })
  const opened = openAccounts({
    store,
    publicUrl,
    registration,
    isRegistrationFixed,
    now: () => now,
    warn,
    readSecret,
  })
  const accounts = slowHashing ? opened : hashingQuickly(opened)
  const contactService = openContactService({ store, mail, publicUrl, contactTo, contactForwardUrl, readSecret })
  const photoWorkers = { reencode: reencodePhoto, runJobs: () => {}, close: () => {} }
  const takePhotos = (addresses: readonly string[]) =>
    takeAddresses({ store, files, photoWorkers, now: () => now, fetchOne: refuseToFetch }, addresses)
  const place = { folder: join(folder, 'subidas'), findFree: async () => Infinity }
  const pictures = openWaitingPictures({ store, files, photoWorkers, now: () => now })
  const readUploaded: Parts['readTable'] = async (path, choice) => readTable(await readFile(path), choice)
  const parts: Parts = {
    store,
    openSnapshot: () => snapshotOf(store),
    files,
    photoWorkers,
    readTable: readUploaded,
    fileReader: openFileReader({ store, files, readTable: readUploaded, now: () => now, warn }),
    longMapLink: async () => null,
    // The network is not part of these tests.
    easyBroker: openEasyBrokerWorker({ store, now: () => now, warn, read: async () => NO_EASY_BROKER }),
    bulkPhotos: openBulkPhotos({ store, now: () => now, warn, pictures, place }),
    // Tests run it themselves.
    jobWorker: { ...openJobWorker({ store, now: () => now, warn, takePhotos, pictures }), wake: () => {} },
    redrawLogo: redrawLogoFile,
    redrawHero: (file) => redrawHero(reencodePhoto, file),
    drawCard,
    drawIcon,
    drawSheet,
    interest: openInterestCounter(store, (error) => failures.push({ requestId: '', error, url: '', method: '' })),
    accounts,
    contactService,
    mail,
    readSecret,
    outboxWorker: openOutboxWorker({
      store,
      channels: deliveryChannels({ store, accounts, contactService, mail, publicUrl, readSecret, now: () => now }),
      mayDeliver: (delivery) => mayDeliver(store.db, delivery),
      now: () => now,
      warn,
    }),
    watch: openWatch(now, 'de prueba'),
    metricsToken,
    diskSpace: () => diskSpace(folder),
    trustProxy,
    coversSubdomains: false,
    backupFolder: openBackupFolder(store, { fixed: backupDir, keep: 14, dataDir: folder }),
    backUpNow: { findFolder: async () => folder, run: async () => ({ ok: true, path: join(folder, 'respaldo.tar') }) },
    streets,
    publicUrl,
    now: () => now,
    report: (failure) => {
      log.push(failure)
      failures.push(failure)
    },
  }
  const app = built.createApp(parts)
  const visit: Visit = (path, init) => app(new Request(new URL(path, publicUrl), init), LOCAL_PEER)
  return {
    parts,
    app,
    cachePages: built.cachePages,
    store,
    files,
    folder,
    failures,
    warnings,
    visit,
    async signIn(person) {
      const staff = await findOrAddStaff(store, person)
      const prefix = publicUrl.startsWith('https:') ? '__Host-' : ''
      const cookie = prefix + (await startSession(store, staff.id))
      return { staff, cookie, visit: withCookie(visit, cookie) }
    },
    setNow: (instant) => {
      now = instant
    },
    async close() {
      await parts.interest.close()
      await parts.outboxWorker.close()
      await store.close()
      await rm(folder, { recursive: true, force: true })
      refuseSecrets(inspect(log, { depth: 8, maxArrayLength: null }), [SECRET])
    },
  }
}

/** Replaces the product's hash, which takes a tenth of a second, for tests that are about something else. */
function hashingQuickly(accounts: Accounts): Accounts {
  const keep = async (password: string) => `quick:${hash('sha256', password.normalize('NFKC'))}`
  const quick = {
    hash: keep,
    verify: async ({ hash: kept, password }: { hash: string; password: string }) => kept === (await keep(password)),
  }
  const adapted = new WeakSet<object>()

  return {
    ...accounts,
    async auth() {
      const auth = await accounts.auth()
      const { password } = await auth.$context
      // Only once, because a test may replace it by its own.
      if (!adapted.has(password)) Object.assign(password, quick)
      adapted.add(password)
      return auth
    },
    async authFor(occasion) {
      const auth = await accounts.authFor(occasion)
      const { password } = await auth.$context
      password.verify = quick.verify
      return auth
    },
  }
}

async function findOrAddStaff({ db }: Store, person: Partial<Staff> = {}): Promise<Staff> {
  const id = person.id ?? randomUUID()
  const staff: Staff = { name: 'Ana Ruiz', email: `${id}@cerronorte.example`, role: 'admin', ...person, id }
  const row = { ...staff, createdAt: new Date().toISOString() }
  await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const kept = db.selectFrom('users').where('id', '=', id).select(['id', 'name', 'email', 'role'])
  const { role, ...rest } = await kept.executeTakeFirstOrThrow()
  return { ...rest, role: roleOf(role) }
}

/** Creates a session as better-auth would, without the slow password hashing. */
async function startSession({ db }: Store, userId: string): Promise<string> {
  const token = randomUUID()
  const [now, expiresAt] = [0, 7 * DAY].map((later) => new Date(Date.now() + later).toISOString())
  await db
    .insertInto('sessions')
    .values({ id: randomUUID(), token, userId, createdAt: `${now}`, updatedAt: `${now}`, expiresAt: `${expiresAt}` })
    .execute()
  const signature = createHmac('sha256', SECRET).update(token).digest('base64')
  return `${COOKIE_PREFIX}.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

function withCookie(visit: Visit, cookie: string): Visit {
  return (path, init = {}) => {
    const headers = new Headers(init.headers)
    headers.append('Cookie', cookie)
    return visit(path, { ...init, headers })
  }
}

/** Tests reach no other site. */
function refuseToFetch(): Promise<void> {
  return Promise.reject(new NotFetched('ya no está ahí (404)'))
}
