import type { Locator, Page } from '@playwright/test'
import { cardOf, detailsLink } from './listing.ts'
import { expect, visit } from './visitor.ts'

/** Titles of demo properties, one for each special case; some have fewer photos in the journeys (`takePhotosAway`). */
export const COMPLETE = 'Bodega con 4 andenes y patio de maniobras en Huinalá'
/** Only title, type, category and zone. */
export const BARE = 'Bodega en Agua Fría'
export const WITHOUT_PHOTOS = 'Consultorio en torre médica, piso 5'
export const ONE_PHOTO = 'Nave en construcción, entrega en seis meses'
export const MAP_PASTED_AS_FRAME = 'Oficina en piso 12 con vista al Cerro de la Silla'
export const MAP_ELSEWHERE = 'Parador sobre la Carretera Nacional'
export const MAP_IN_WORDS = 'Restaurante en operación sobre Garza Sada'

/** The card of a property, found by its title. */
export async function findCard(page: Page, title: string): Promise<Locator> {
  await visit(page, `/propiedades?${new URLSearchParams({ search: title })}`)
  return cardOf(page, title)
}

/** Opens the page of a property from its card. */
export async function openProperty(page: Page, title: string): Promise<void> {
  await detailsLink(await findCard(page, title)).click()
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Características' })).toBeVisible()
}

/** Lines of the prefilled message of a WhatsApp link. */
export async function messageOf(link: Locator): Promise<string[]> {
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener')
  const { origin, pathname, searchParams } = new URL(String(await link.getAttribute('href')))
  // The agency's own number, or that of one of its people.
  expect(origin + pathname).toMatch(/^https:\/\/wa\.me\/52810000000[0-5]$/)
  return (searchParams.get('text') ?? '').split('\n')
}
