import { startApp } from './app-process.ts'

/**
 * Starts the app twice, each with the demo catalogue: what the staff's journeys change must not move the figures that
 * the visitors' ones count. Tells the addresses as BASE_URL and STAFF_URL. The staff's runs on SQLite unless
 * STAFF_DATABASE_URL names an empty PostgreSQL database.
 */
export default async function startApps() {
  const visited = await startApp()
  const staffed = await startApp({ DATABASE_URL: process.env.STAFF_DATABASE_URL ?? '' })
  process.env.BASE_URL = visited.url
  process.env.STAFF_URL = staffed.url
  return async function stopApps() {
    await Promise.all([visited.stop(), staffed.stop()])
  }
}
