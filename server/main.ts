import { readRegistration } from '#app/accounts/team/registration.server.ts'
import { firstLinkMessage, makeFirstLink } from '#app/accounts/team/first-link.server.ts'
import { DAY_MS, HOUR_MS } from '#app/calendar/durations.ts'
import { openCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { workerSecurityPolicy } from '#app/site/content-security-policy.server.ts'
import { makeUsable } from '#app/db/usable.server.ts'
import { type Settings, misspeltSettings, readSettings } from '#app/env.server.ts'
import { foreignOrigin, tilesFolder } from '#app/listing/map/streets/find-streets.server.ts'
import { deleteExpired } from '#app/rate-limits/rate-limit.server.ts'
import { isEmpty } from '#demo/is-empty.ts'
import { createApp, patternOf } from './app.ts'
import { openAdmission } from './request-admission.ts'
import { loadDemoInChildProcess } from './child-process.ts'
import { restrictPermissions } from './file-permissions.ts'
import { type ServeStatic, countConnections, createHttpServer } from './http.ts'
import { drain, listen } from './listening.ts'
import { watchLoopDelay } from './loop-delay.ts'
import { makeBackupsNightly } from './nightly-backups.ts'
import { openParts } from './open-parts.ts'
import { keepWarm } from './page-cache/keep-warm.ts'
import { cachePages } from './page-cache/cache-pages.ts'
import { strictTransportSecurity } from './strict-transport-security.ts'
import { openMapFiles } from './map-files.ts'
import { CLIENT_FOLDER } from './program-files.ts'
import { openStaticFiles } from './static-files.ts'
import { type DevServer, reloadedApp, serveThrough } from './reloaded-app.ts'
import { openRequestLog } from './request-log.ts'
import { step } from './step.ts'
import { watchRequests } from './watch-requests.ts'

/** Median event-loop delay in seconds from which the process counts as overloaded. */
const OVERLOAD_DELAY = 0.2
/** Interval of the check of the outbox and the jobs in milliseconds; new ones start at once. */
const CHECKS_EVERY = 15_000

/** Prepares the store and serves the app until SIGTERM or SIGINT (architecture, Contrato del proceso). */
export async function main(vite: DevServer | null = null): Promise<void> {
  const settings = readSettings()
  const { dataDir } = settings
  for (const sentence of misspeltSettings()) console.warn(sentence)
  const parts = await openParts(settings)
  await step('base de datos al día', () => makeUsable(parts.store))
  if (settings.demo && (await isEmpty(parts.store.db))) await step('catálogo de demostración', loadDemoInChildProcess)
  for (const sentence of await restrictPermissions({ dataDir, backupDir: await parts.backupFolder.find() }))
    console.warn(sentence)
  await step('catálogo en memoria', () => openCatalogue(parts.store, (sentence) => console.warn(sentence)))
  const always = strictTransportSecurity(parts)
  const ofWorkers = { 'Content-Security-Policy': workerSecurityPolicy(foreignOrigin(parts.streets)) }
  const serveFile = vite ? () => false : await openStaticFiles(CLIENT_FOLDER, always, ofWorkers)
  const serveMapFile = openMapFiles(tilesFolder(dataDir), always)
  const serveStatic: ServeStatic = (...request) => serveFile(...request) || serveMapFile(...request)
  const fail = (error: unknown) => parts.report({ requestId: '', error, url: '', method: '' })
  const app = vite ? reloadedApp(vite, parts) : createApp(parts)
  const loopDelay = watchLoopDelay()
  const admission = openAdmission(() => loopDelay.read().median > OVERLOAD_DELAY)
  const pages = vite ? null : cachePages(admission.guard(app), parts, settings.pageCacheBytes)
  const { watch } = parts
  const watchAnswer = watchRequests({
    watch,
    patternOf,
    log: openRequestLog(),
    logsAll: settings.logRequests,
  })
  const server = createHttpServer(app, {
    serveStatic,
    servePage: pages?.serve,
    onDefect: fail,
    watchAnswer,
    admission,
    patternOf,
    trustProxy: settings.trustProxy,
  })
  if (vite) serveThrough(vite, server)
  Object.assign(watch.figures, {
    loopDelay: loopDelay.read,
    pageCache: () => pages?.cache.size() ?? null,
    underWay: admission.underWay,
    refused: admission.refused,
    connections: () => countConnections(server),
  })
  await makeBackupsNightly(parts, fail)
  const port = await listen(server, settings)
  const warmer = pages && keepWarm(pages.cache, parts.store.revision)
  parts.photoWorkers.runJobs()
  // Runs daily even without an upload: the jobs also delete photos that have been unused for long.
  setInterval(parts.photoWorkers.runJobs, DAY_MS).unref()
  parts.outboxWorker.wake()
  setInterval(parts.outboxWorker.wake, CHECKS_EVERY).unref()
  // Goes on with a job that a killed process left.
  parts.jobWorker.wake()
  setInterval(parts.jobWorker.wake, CHECKS_EVERY).unref()
  const forgetLimits = () => deleteExpired(parts.store.db, parts.now()).catch(fail)
  setInterval(() => void forgetLimits(), HOUR_MS).unref()
  stopOn(['SIGTERM', 'SIGINT'], async () => {
    warmer?.stop()
    await drain(server)
    await parts.easyBroker.close()
    await parts.fileReader.close()
    await parts.bulkPhotos.close()
    await parts.jobWorker.close()
    await parts.outboxWorker.close()
    parts.photoWorkers.close()
    await parts.interest.close()
    await parts.store.close()
  })
  const { registration } = await readRegistration(parts.store.db, parts.accounts)
  const firstLink = registration === 'invite' ? await makeFirstLink(parts) : null
  if (firstLink !== null) console.log(firstLinkMessage(firstLink))
  console.log(`Cerro Norte en ${addressOf(settings, port)}`)
}

function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>) {
  let stopping = false
  for (const signal of signals)
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      void stop().then(() => process.exit(0))
    })
}

function addressOf({ host }: Settings, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
