import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { v7 as uuidv7 } from 'uuid'
import { addDays, dayIn } from '#app/calendar/calendar-day.ts'
import { handleFor, holdAnswers } from './answers.ts'
import { expect, openAsleep, painted, test as visiting, visit, watchesConnection } from './visitor.ts'

export { expect, holdAnswers, openAsleep, painted, visit, watchesConnection }

export type Account = { name: string; email: string; password: string }
type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** Storage state without a session. */
export const ANONYMOUS: Session = { cookies: [], origins: [] }

/** Test with a signed-in member of staff, on the server that only the staff journeys change. */
export const test = visiting.extend<object, { account: Account & { session: Session } }>({
  baseURL: process.env.STAFF_URL,
  cookieAnswer: null,
  account: [
    async ({ playwright }, use) => {
      const account = newAccount()
      const browser = await playwright.request.newContext({ baseURL: process.env.STAFF_URL })
      const answer = await browser.post('/signup', { form: account, maxRedirects: 0 })
      expect(answer.headers().location).toContain('volver=%2Fdashboard')
      await use({ ...account, session: await browser.storageState() })
      await browser.dispose()
    },
    { scope: 'worker' },
  ],
  storageState: async ({ account }, use) => use(account.session),
})

/** Data of a person without an account. */
export function newAccount(): Account {
  return { name: 'Laura Treviño', email: `laura.${randomUUID()}@cerronorte.example`, password: 'secreta-1' }
}

/** A unique title, with which a journey finds its own property. */
export function newTitle(kind = 'Bodega'): string {
  return `${kind} ${randomUUID().slice(0, 8)}`
}

/** A day, YYYY-MM-DD in Monterrey, that many days ahead. Calculated each time, because a run may pass midnight. */
export function dayFromToday(days: number): string {
  return addDays(dayIn('America/Monterrey', new Date()), days)
}

/** Adds a property with a plain POST, for journeys about something else. @returns its id */
export async function addProperty(page: Page, fields: Record<string, string>): Promise<string> {
  const id = uuidv7()
  const usual = { price: '1,250,000', location: 'Huinalá', area: '500', type: 'bodega', propertyId: fields.title ?? '' }
  const answer = await page.request.post('/add-property', {
    multipart: { intent: 'save', id, version: '0', ...usual, ...fields },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toMatch(/^\/dashboard\?aviso=propiedad-guardada&ver=/)
  return id
}

/** Adds a lead with a plain POST. @returns the address of its page */
export async function addLead(page: Page, name: string): Promise<string> {
  const emails = `prospecto-${crypto.randomUUID()}@cerronorte.example`
  const form = { name, phones: '', emails, language: 'es', source: 'llamada', stage: 'nuevo' }
  const answer = await page.request.post('/dashboard/prospectos/nuevo', { form, maxRedirects: 0 })
  const [path = ''] = (answer.headers().location ?? '').split('?')
  expect(path).toMatch(/^\/dashboard\/prospectos\/[0-9a-f-]{36}$/)
  return path
}

/** Adds a complex with a plain POST. @returns its id and name */
export async function addComplex(page: Page): Promise<{ id: string; name: string }> {
  const [id, name] = [uuidv7(), newTitle('Plaza')]
  const answer = await page.request.post('/dashboard/conjuntos/nuevo', {
    multipart: { id, version: '0', base: '{}', name, kind: 'plaza', location: 'Cumbres', state: 'Nuevo León' },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe(`/dashboard/conjuntos/${id}/espacios?aviso=conjunto-guardado`)
  return { id, name }
}

/** Opens the list of the panel with a search for a title. */
export async function findRow(page: Page, title: string): Promise<Locator> {
  await visit(page, `/dashboard/propiedades?${new URLSearchParams({ search: title })}`)
  return rowOf(page, title)
}

export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ hasText: title })
}

/** The actions of a row: beside it on a wide screen, else in a menu, which this opens. */
export async function actionsOf(row: Locator): Promise<Locator> {
  const menu = row.getByRole('button', { name: /^Acciones de / })
  await expect(row).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  return row
}

/** Opens a section of the panel from the sidebar or the tab bar. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The notice over the page. */
export function notice(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Aviso' })
}

export function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Guardar propiedad' }).click()
}

/** Makes every request of the page fail, as without a connection. */
export async function cutOff(page: Page, path: string): Promise<() => void> {
  await watchesConnection(page)
  return handleFor(page, `${path}{,.data*}`, (route) => route.abort())
}
