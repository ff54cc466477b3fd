import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { insertProperty } from '#app/properties/changes/change-property.server.ts'
import type { Dialect } from '#app/db/store.server.ts'
import { type TestApp, type Visit, openTestApp } from '../app.ts'
import { MESSAGE, openForm } from '../contact.ts'
import { buildProperty } from '../factories/property.ts'
import { posting } from '../forms.ts'
import { ATTRIBUTE, TAG, anyPlan } from '../fuzz/arbitrary-request.ts'
import { type Existing, type Sent, postedForms, sendPlan } from '../fuzz/send-plan.ts'
import { IS_LONG } from '../long.ts'
import { routePaths } from '../route-paths.ts'
import { STORES } from '../stores.ts'

const PHOTO = '01a1fa1d-8100-7630-8be1-000000000001'
const SITE = 'http://cerronorte.test'
const NOW = new Date('2026-11-20T18:00:00Z')
const ROUTES = await routePaths()
const REQUESTS: Record<Dialect, number> = IS_LONG
  ? { sqlite: 15_000, postgres: 5_000 }
  : { sqlite: 1_000, postgres: 200 }
/** Requests between looks at every page, and between sign-ins. */
const LOOK_EVERY = 250
const SIGN_IN_EVERY = 5
/** Seconds of processor for one request: no text may make the product think for long. */
const MOST_SECONDS = 2
/** The same requests in every short run; others in each long one. */
const SEED = IS_LONG ? Date.now() : 20_261_122

describe.each(STORES)('whatever is sent (%s)', (dialect) => {
  let app: TestApp
  let staff: Visit

  beforeAll(async () => {
    app = await openTestApp(dialect)
    return () => app.close()
  })

  test('a form that was read from its page, and sent as it is, is taken', async () => {
    await fill(app)
    const { visit } = await app.signIn()
    const { ids } = await existing(app)
    const [form] = await postedForms(visit, `/edit-property/${ids[0]}`)
    const fields = form?.fields ?? []
    const response = await visit(`/edit-property/${ids[0]}`, { method: 'POST', body: new URLSearchParams(fields) })
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/dashboard?aviso=propiedad-actualizada'])
    expect(fields.length).toBeGreaterThan(30)
  })

  test('the product answers it, repeats nothing of it as a tag, and every page goes on', async () => {
    expect.hasAssertions()
    let sent = 0
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        // What was sent may have ended every session.
        if (sent % SIGN_IN_EVERY === 0) staff = (await app.signIn({ id: 'fuzz' })).visit
        if (sent % LOOK_EVERY === 0) await lookAtPages(app, staff)
        sent += 1
        const start = process.cpuUsage()
        const answer = await sendPlan(plan, ROUTES, await existing(app), plan.isStaff ? staff : app.visit)
        const { user, system } = process.cpuUsage(start)
        expectSound(app, answer)
        expect((user + system) / 1e6, `${answer.method} ${answer.path}`).toBeLessThan(MOST_SECONDS)
      }),
      { numRuns: REQUESTS[dialect], seed: SEED, endOnFailure: true },
    )
    // What was sent did come back somewhere, as text.
    expect(await lookAtPages(app, (await app.signIn()).visit)).toBeGreaterThan(0)
  })
})

function expectSound({ failures, told }: TestApp, { path, method, body, response, text }: Sent) {
  const what = `${method} ${path} ${body.slice(0, 2_000)}`
  expect([what, response.status < 500, failures.splice(0)]).toEqual([what, true, []])
  told.splice(0)
  const { origin } = new URL(response.headers.get('Location') ?? '/', SITE)
  expect([what, origin]).toEqual([what, SITE])
  expect([what, response.headers.has('X-Mrk'), response.headers.get('X-Content-Type-Options')]).toEqual([
    what,
    false,
    'nosniff',
  ])
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return
  expect([what, text.includes(TAG)]).toEqual([what, false])
  expect([what, text.replaceAll(/<script[^]*?<\/script>/g, '').includes(ATTRIBUTE)]).toEqual([what, false])
}

async function fill({ store, visit, files }: TestApp) {
  const createdAt = NOW.toISOString()
  const photo = {
    id: PHOTO,
    key: 'properties/1_a.jpg',
    contentHash: 'p',
    width: 1200,
    height: 800,
    bytes: 9,
    createdAt,
  }
  await store.db.insertInto('photos').values(photo).execute()
  await files.put(photo.key, 'the photo')
  for (const title of ['Bodega 1', 'Bodega 2', 'Bodega 3'])
    await insertProperty(store.db, buildProperty({ title, photos: [{ photoId: PHOTO, alt: null }] }), {
      createdBy: null,
      now: NOW,
    })
  await visit('/contacto', posting({ ...(await openForm(visit)), ...MESSAGE }))
}

async function existing({ store: { db } }: TestApp): Promise<Existing> {
  const properties = await db.selectFrom('properties').select(['id', 'slug']).orderBy('id').limit(20).execute()
  const messages = await db.selectFrom('contactMessages').select('id').orderBy('id').limit(20).execute()
  return {
    ids: properties.map(({ id }) => id),
    slugs: properties.map(({ slug }) => slug),
    messages: messages.map(({ id }) => id),
    photos: ['properties/1_a.jpg'],
  }
}

/** After whatever was saved, no page may be broken by it. @returns how many of them show a tag that was sent as text */
async function lookAtPages(app: TestApp, staff: Visit): Promise<number> {
  let echoes = 0
  const { ids, slugs, messages } = await existing(app)
  const panel = ROUTES.filter(({ isStaff, pattern }) => isStaff && !/[:*]/.test(pattern)).map(({ path }) => path)
  const visitors = [
    '/',
    '/propiedades',
    '/propiedades.data',
    '/sitemap.xml',
    ...slugs.map((slug) => `/propiedad/${slug}`),
  ]
  const own = [
    ...panel.filter((path) => !/\/(?:photos|same-code)$/.test(path)),
    ...ids.flatMap((id) => [`/property/${id}`, `/edit-property/${id}`]),
    ...messages.map((id) => `/dashboard/mensajes/${id}`),
  ]
  for (const [visit, paths] of [
    [app.visit, visitors],
    [staff, own],
  ] as const)
    for (const path of paths) {
      const response = await visit(path)
      const expected = path.startsWith('/propiedad/') ? [200, 404] : [200]
      expect([path, expected.includes(response.status), app.failures.splice(0)]).toEqual([path, true, []])
      const text = await response.text()
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue
      expect([path, text.includes(TAG)]).toEqual([path, false])
      echoes += Number(text.includes(`&lt;${TAG.slice(1)}`))
    }
  return echoes
}
