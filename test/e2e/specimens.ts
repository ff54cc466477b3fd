import { ODDITIES } from '#demo/oddities.ts'
import { type Handwritten, SHOWCASE } from '#demo/showcase.ts'
import type { Locator, Page } from '@playwright/test'
import { cardOf, detailsLink } from './listing.ts'
import { expect, visit } from './visitor.ts'

/** Properties of the demo catalogue, one for each special case. */
const WRITTEN = [...SHOWCASE, ...ODDITIES]

function titleOf(fits: (property: Handwritten) => boolean): string {
  const specimen = WRITTEN.find(fits)
  if (!specimen) throw new Error(`no written property fits ${fits}`)
  return specimen.title
}

function isOnly(title: string): boolean {
  return WRITTEN.filter((property) => property.title === title).length === 1
}

export const COMPLETE = 'Bodega con 4 andenes y patio de maniobras en Huinalá'
export const IN_DOLLARS = 'Nave industrial con caseta y 6 m de altura libre'
export const WITH_ROOMS = 'Casa con uso de suelo comercial en Obispado'
export const WITHOUT_PRICE = titleOf(({ price, places }) => price === undefined && places !== undefined)
export const WITHOUT_PHOTOS = titleOf(({ places, price }) => !places && price !== undefined)
export const WITHOUT_DESCRIPTION = titleOf(({ description, places }) => !description && places !== undefined)
/** Only title, type, category and zone. */
export const BARE = titleOf(({ description, places, price }) => !description && !places && price === undefined)
export const ONE_PHOTO = titleOf(({ photoCount, title }) => photoCount === 1 && isOnly(title))
export const MAP_PASTED_AS_FRAME = titleOf(({ googleMapsLink }) => Boolean(googleMapsLink?.startsWith('<iframe')))
export const MAP_ELSEWHERE = titleOf(({ googleMapsLink }) => Boolean(googleMapsLink?.includes('waze')))
export const MAP_IN_WORDS = titleOf(({ googleMapsLink }) => Boolean(googleMapsLink && !googleMapsLink.includes('/')))

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
  expect(origin + pathname).toBe('https://wa.me/528100000000')
  return (searchParams.get('text') ?? '').split('\n')
}
