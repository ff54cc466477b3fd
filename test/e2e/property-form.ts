import type { Locator, Page } from '@playwright/test'
import { buildPicture } from '#test/factories/picture.ts'

/** The required fields of the form besides the title and the ID. */
const REQUIRED = { 'Ciudad/Zona': 'Huinalá', 'Superficie Total': '500', Precio: '1000000' }

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true })
}

export async function fillRequired(page: Page, title: string) {
  await field(page, 'Título').fill(title)
  await field(page, 'ID de Propiedad').fill(title)
  for (const [name, value] of Object.entries(REQUIRED)) await field(page, name).fill(value)
}

/** The drafts in the browser, as text. */
export function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('borrador-propiedad-') ? [String(text)] : [],
    ),
  )
}

/** A photo to choose as a file. */
export async function photo(name: string, colour: string) {
  return { name, mimeType: 'image/jpeg', buffer: await buildPicture('jpeg', { colour }) }
}
