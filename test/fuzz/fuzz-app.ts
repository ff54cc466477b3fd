import { deepStrictEqual, ok } from 'node:assert/strict'
import fc from 'fast-check'
import type { TestApp, Visit } from '#test/app.ts'
import { routePaths } from '#test/route-paths.ts'
import { ATTRIBUTE, TAG, anyPlan } from './arbitrary-request.ts'
import { type Existing, type Sent, sendPlan } from './send-plan.ts'

export const FUZZ_PHOTO = 'properties/1_a.jpg'
const SITE = 'http://cerronorte.test'
const ROUTES = await routePaths()
/** Requests between checks of every page, and between sign-ins. */
const LOOK_EVERY = 250
const SIGN_IN_EVERY = 5
/** CPU seconds of one request: no text may need a long computation. */
const MOST_SECONDS = 2

/** `slowest`: CPU seconds; `echoes`: pages that show a sent tag as text. */
export type Fuzzed = { sent: number; slowest: number; echoes: number }

/**
 * Sends that many random requests, and checks every page now and then.
 * @param told the results so far, also if the run ends early
 * @throws AssertionError for the first response that is a failure of ours, takes too long, repeats a sent tag, or
 * breaks a page
 */
export async function fuzz(
  app: TestApp,
  { requests, seed }: { requests: number; seed: number },
  stats: Fuzzed = { sent: 0, slowest: 0, echoes: 0 },
): Promise<Fuzzed> {
  let staff: Visit = app.visit
  await fc.assert(
    fc.asyncProperty(anyPlan, async (plan) => {
      // A request may have ended every session.
      if (stats.sent % SIGN_IN_EVERY === 0) staff = (await app.signIn({ id: 'fuzz' })).visit
      if (stats.sent % LOOK_EVERY === 0) await lookAtPages(app, staff)
      stats.sent += 1
      const start = process.cpuUsage()
      const answer = await sendPlan(plan, ROUTES, await existing(app), plan.isStaff ? staff : app.visit)
      const { user, system } = process.cpuUsage(start)
      const seconds = (user + system) / 1e6
      stats.slowest = Math.max(stats.slowest, seconds)
      refuseUnsound(app, answer)
      ok(seconds < MOST_SECONDS, `${answer.method} ${answer.path}: ${seconds} s`)
    }),
    { numRuns: requests, seed, endOnFailure: true },
  )
  stats.echoes = await lookAtPages(app, (await app.signIn()).visit)
  return stats
}

function refuseUnsound(app: TestApp, { path, method, body, response, text }: Sent) {
  const what = `${method} ${path} ${body.slice(0, 2_000)}`
  deepStrictEqual([what, response.status < 500, app.failures.splice(0)], [what, true, []])
  app.warnings.splice(0)
  const { origin } = new URL(response.headers.get('Location') ?? '/', SITE)
  const nosniff = response.headers.get('X-Content-Type-Options')
  deepStrictEqual([what, origin, response.headers.has('X-Mrk'), nosniff], [what, SITE, false, 'nosniff'])
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return
  const withoutScripts = text.replaceAll(/<script[^]*?<\/script>/g, '')
  deepStrictEqual([what, text.includes(TAG), withoutScripts.includes(ATTRIBUTE)], [what, false, false])
}

export async function existing({ store: { db } }: TestApp): Promise<Existing> {
  const properties = await db.selectFrom('properties').select(['id', 'slug']).orderBy('id').limit(20).execute()
  const messages = await db.selectFrom('contactMessages').select('id').orderBy('id').limit(20).execute()
  const complexes = await db.selectFrom('complexes').select(['id', 'slug']).orderBy('id').limit(20).execute()
  return {
    complexes,
    ids: properties.map(({ id }) => id),
    slugs: properties.map(({ slug }) => slug),
    messages: messages.map(({ id }) => id),
    photos: [FUZZ_PHOTO],
  }
}

/** No saved input may break a page. @returns the number of pages that show a sent tag as text */
async function lookAtPages(app: TestApp, staff: Visit): Promise<number> {
  let echoes = 0
  const { ids, slugs, messages, complexes } = await existing(app)
  const panel = ROUTES.filter(({ isStaff, pattern }) => isStaff && !/[:*]/.test(pattern)).map(({ path }) => path)
  const visitors = [
    '/',
    '/propiedades',
    '/propiedades.data',
    '/sitemap.xml',
    '/propiedades?vista=mapa',
    ...slugs.map((slug) => `/propiedad/${slug}`),
    ...complexes.map(({ slug }) => `/conjunto/${slug}`),
  ]
  const own = [
    // These only take POST.
    ...panel.filter((path) => !/\/(?:photos|same-property|datos-personales\.json)$/.test(path)),
    ...ids.flatMap((id) => [`/property/${id}`, `/edit-property/${id}`]),
    ...messages.map((id) => `/dashboard/mensajes/${id}`),
    ...complexes.flatMap(({ id }) => ['', '/espacios', '/plano'].map((page) => `/dashboard/conjuntos/${id}${page}`)),
  ]
  for (const [visit, paths] of [
    [app.visit, visitors],
    [staff, own],
  ] as const)
    for (const path of paths) {
      const response = await visit(path)
      const expected = path.startsWith('/propiedad/') ? [200, 404] : [200]
      deepStrictEqual([path, expected.includes(response.status), app.failures.splice(0)], [path, true, []])
      const text = await response.text()
      if (!response.headers.get('Content-Type')?.startsWith('text/html')) continue
      deepStrictEqual([path, text.includes(TAG)], [path, false])
      echoes += Number(text.includes(`&lt;${TAG.slice(1)}`))
    }
  return echoes
}
