import type { Locator, Page } from '@playwright/test'
import { buildPicture } from '#test/factories/picture.ts'

/** What the form asks for beside the title and the ID. */
const REQUIRED = { 'Ciudad/Zona': 'Huinalá', 'Superficie Total': '500', Precio: '1000000' }

export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name, exact: true })
}

export async function fillRequired(page: Page, title: string) {
  await field(page, 'Título').fill(title)
  await field(page, 'ID de Propiedad').fill(title)
  for (const [name, value] of Object.entries(REQUIRED)) await field(page, name).fill(value)
}

/** What the browser keeps of forms that were not saved, as text. */
export function keptDrafts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('borrador-propiedad-') ? [String(text)] : [],
    ),
  )
}

/** A photo to be chosen from a folder. */
export async function photo(name: string, colour: string) {
  return { name, mimeType: 'image/jpeg', buffer: await buildPicture('jpeg', { colour }) }
}
