import type { Page } from '@playwright/test'

const PERSON = { name: 'Ana Ruiz', email: 'ana@cerronorte.example', password: 'secreta-1' }

/** Creates an account at a local address, where registration is open (decision 1). @returns its cookies */
export async function signUp(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/signup`)
  for (const [name, value] of Object.entries(PERSON)) await page.locator(`[name=${name}]`).fill(value)
  await page.locator('[name=password]').press('Enter')
  await page.waitForURL(/\/(?:dashboard|bienvenida)/)
  const cookies = await page.context().cookies(url)
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
