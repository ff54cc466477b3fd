import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '#app/db/migrate.server.ts'
import { openStore } from '#app/db/open.server.ts'
import { tilesFolder } from '#app/listing/map/streets/find-streets.server.ts'
import { settleInNuevoLeon } from '#test/factories/places.ts'
import { openMailSink } from '#test/mail-sink.ts'
import { makeTilesFile } from '#test/tiles-file.ts'
import { FOREIGN_STYLE } from './foreign-style.ts'
import { startApp } from './app-process.ts'
import { makeDemoFolder } from './demo-folder.ts'
import { takePhotosAway } from './take-photos-away.ts'

async function putStreets(dataDir: string) {
  await mkdir(tilesFolder(dataDir))
  await writeFile(join(tilesFolder(dataDir), 'calles.pmtiles'), makeTilesFile())
}

/** An agency that has only said where it works: without a state and without properties there is no map. */
async function putHomeState(dataDir: string) {
  const store = await openStore({ databaseUrl: null, dataDir })
  await migrate(store)
  await settleInNuevoLeon(store.db)
  await store.close()
}

/** Removes photos from a database that the visitors' app has filled itself. */
async function leaveFewerPhotos(databaseUrl: string, dataDir: string) {
  const store = await openStore({ databaseUrl, dataDir })
  await takePhotosAway(store.db)
  await store.close()
}

/**
 * Starts the app three times and sets the addresses: for visitors, whose journeys count the demo catalogue (BASE_URL);
 * for the staff, whose journeys change it and who have a mail server (STAFF_URL); and for a new agency on its first day
 * (NEW_AGENCY_URL, and NEW_AGENCY_LINK for its first account). The second has a file of streets, the third a style of
 * another site. The staff's runs on SQLite unless STAFF_DATABASE_URL names an empty PostgreSQL database, which
 * it fills itself.
 */
export default async function startApps() {
  const mail = await openMailSink()
  const { STAFF_DATABASE_URL = '' } = process.env
  const demo = await makeDemoFolder()
  const [visited, staffed, begun] = await Promise.all([
    startApp({}, process.env.DATABASE_URL ? null : demo),
    startApp({ DATABASE_URL: STAFF_DATABASE_URL, SMTP_URL: mail.url }, STAFF_DATABASE_URL ? null : demo, putStreets),
    startApp({ DATABASE_URL: '', DEMO: '0', REGISTRATION: 'invite', MAP_STYLE_URL: FOREIGN_STYLE }, null, putHomeState),
  ])
  if (process.env.DATABASE_URL) await leaveFewerPhotos(process.env.DATABASE_URL, demo)
  await rm(demo, { recursive: true, force: true })
  process.env.BASE_URL = visited.url
  process.env.STAFF_URL = staffed.url
  process.env.NEW_AGENCY_URL = begun.url
  process.env.NEW_AGENCY_LINK = begun.firstLink ?? ''
  return async function stopApps() {
    await Promise.all([visited, staffed, begun].map((app) => app.stop()))
    await mail.close()
  }
}
