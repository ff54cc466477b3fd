import { openMailSink } from '../mail-sink.ts'
import { startApp } from './app-process.ts'

/**
 * Starts the app three times and tells the addresses: for visitors, whose journeys count the demo catalogue (BASE_URL);
 * for the staff, whose journeys change it and who have a mail server (STAFF_URL); and as an agency has it on its first day (NEW_AGENCY_URL). The
 * staff's runs on SQLite unless STAFF_DATABASE_URL names an empty PostgreSQL database.
 */
export default async function startApps() {
  const visited = await startApp()
  const mail = await openMailSink()
  const [staffed, begun] = await Promise.all([
    startApp({ DATABASE_URL: process.env.STAFF_DATABASE_URL ?? '', SMTP_URL: mail.url }),
    startApp({ DATABASE_URL: '', DEMO: '0', REGISTRATION: 'invite' }),
  ])
  process.env.BASE_URL = visited.url
  process.env.STAFF_URL = staffed.url
  process.env.NEW_AGENCY_URL = begun.url
  return async function stopApps() {
    await Promise.all([visited, staffed, begun].map((app) => app.stop()))
    await mail.close()
  }
}
