import { setTimeout as wait } from 'node:timers/promises'
import { openStore } from '#app/db/open.server.ts'
import { openTestApp } from '#test/app.ts'
import { type RunningApp, startIn } from '#test/e2e/app-process.ts'
import { posting, sessionOf } from '#test/forms.ts'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { type Kind, PROPERTY, work } from './at-work.ts'
import type { Journal } from './journal.ts'
import { whatIsMissing } from './what-is-missing.ts'

const KINDS: readonly Kind[] = ['save', 'upload', 'message', 'edit']
const ANA = { name: 'Ana Ruiz', email: 'ana@cerronorte.example', password: 'secreta-1' }
const EDITED = { ...PROPERTY, title: 'La de siempre' }

/** The most milliseconds, chosen at random, between a response and the kill. */
const SOON = 30
/** The most responses of one kind before the kill. */
const MOST_ANSWERS = 4

/**
 * Starts the site, lets people work and kills it at a random moment, again and again.
 * @returns the acknowledged changes, and a line for each thing that is lost, incomplete or damaged
 */
export async function killAndLook(dataDir: string, kills: number): Promise<{ journal: Journal; missing: string[] }> {
  const mail = await openMailSink()
  const start = () =>
    startIn(dataDir, {
      DEMO: '0',
      SMTP_URL: mail.url,
      CONTACT_TO: 'ventas@cerronorte.example',
      TRUST_PROXY: '1',
      REGISTRATION: 'open',
      DATABASE_URL: '',
    })
  const { journal, cookie } = await begin(dataDir, await start())
  const missing: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await workUntilKilled(await start(), { journal, cookie, target: KINDS[kill % KINDS.length] ?? 'save' })
    missing.push(...(await whatIsMissing(dataDir, journal)))
    await clearLimits(dataDir)
  }
  const unsent = await whatWasNotMailed(dataDir, mail)
  await mail.close()
  return { journal, missing: [...missing, ...unsent] }
}

/** Resets the limits between two starts: all runs together send more messages than the daily limit. */
async function clearLimits(dataDir: string) {
  const store = await openStore({ databaseUrl: null, dataDir })
  await store.db.deleteFrom('rateLimits').execute()
  await store.close()
}

/** A person's session and the property that is edited all the time. */
async function begin(dataDir: string, app: RunningApp): Promise<{ journal: Journal; cookie: string }> {
  const signedUp = await fetch(`${app.url}/signup`, { ...posting(ANA), redirect: 'manual' })
  const cookie = sessionOf(signedUp) ?? ''
  await fetch(`${app.url}/add-property`, { ...posting(EDITED, { Cookie: cookie }), redirect: 'manual' })
  await app.kill()
  const store = await openStore({ databaseUrl: null, dataDir })
  const { id } = await store.db.selectFrom('properties').select('id').executeTakeFirstOrThrow()
  await store.close()
  const edited = { id, version: 1, said: null, asked: null }
  return { cookie, journal: { saved: [], uploaded: [], received: [], edited } }
}

type Working = { journal: Journal; cookie: string; target: Kind }

async function workUntilKilled(app: RunningApp, { journal, cookie, target }: Working) {
  const enough = Promise.withResolvers<void>()
  let left = 1 + Math.floor(Math.random() * MOST_ANSWERS)
  const working = work({ url: app.url, cookie }, journal, target === 'upload', (kind) => {
    if (kind === target) left -= 1
    if (left === 0) enough.resolve()
  })
  // A wrong response ends the run.
  await Promise.race([enough.promise, working])
  await wait(Math.random() * SOON)
  await app.kill()
  await working
}

/** Delivers the remaining messages much later, when the claims of killed processes have expired. */
async function whatWasNotMailed(dataDir: string, mail: MailSink): Promise<string[]> {
  const store = await openStore({ databaseUrl: null, dataDir })
  const app = await openTestApp('sqlite', { store, smtpUrl: mail.url })
  app.setNow(new Date('2099-01-01T00:00:00Z'))
  await app.parts.outboxWorker.run()
  // Hundreds of messages within an hour count as spam, which is stored but not mailed.
  const messages = await store.db
    .selectFrom('contactMessages')
    .where('suspicion', 'is', null)
    .select('mensaje')
    .execute()
  await app.close()
  const mailed = mail
    .left()
    .map(({ text = '' }) => text)
    .join('\n')
  return messages.filter(({ mensaje }) => !mailed.includes(mensaje)).map(({ mensaje }) => `never mailed: ${mensaje}`)
}
