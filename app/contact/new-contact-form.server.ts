import { href } from 'react-router'
import type { Parts } from '#app/http/parts.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { OFFER_COLUMNS, offerText, operationQuery, requestedOffer } from '#app/catalogue/price/second-offer.ts'
import type { Category } from '#app/catalogue/facts/vocabulary.ts'
import { isSlug } from '#app/seo/slug-shape.ts'
import { sourcePage } from './source-page.ts'
import { makeFormToken } from './form-token.server.ts'

type Needed = Pick<Parts, 'store' | 'now' | 'contactService' | 'publicUrl'>
type FormOrigin = RequestedProperty & { referrer: string | null }

/** Data of a new form: its token, the property that it is about (if any), and the page that led to it. */
export async function openContactForm(parts: Needed, { referrer, ...requested }: FormOrigin) {
  const { store, now, contactService, publicUrl } = parts
  const property = await findMessageProperty(store.db, requested)
  const from = property && href('/propiedad/:propertySlug', { propertySlug: property.slug }) + property.query
  return {
    token: makeFormToken(await contactService.secret(), now()),
    property: property && {
      slug: property.slug,
      title: property.title,
      query: property.query,
      ...property.requested,
    },
    page: from ?? sourcePage(referrer, publicUrl) ?? href('/contacto'),
  }
}

/** The property and the operation that somebody writes about, as an address or a form names them. */
export type RequestedProperty = { propertySlug: string; operation: Category | null }

/**
 * The public property that a message is about; null when it does not exist or is not public. `requested`: of two
 * operations the requested one with its price, null for a single operation; `operation` is null for the first one. `query`:
 * opens its page with it.
 */
export async function findMessageProperty(db: Queries, { propertySlug, operation }: RequestedProperty) {
  if (!isSlug(propertySlug)) return null
  const row = await db
    .selectFrom('properties')
    .select(['id', 'title', 'slug', 'propertyId', ...OFFER_COLUMNS])
    .where('slug', '=', propertySlug)
    .where('status', '=', 'disponible')
    .executeTakeFirst()
  if (!row) return null
  const { id, title, slug, propertyId } = row
  const offered = row.secondCategory === null ? null : requestedOffer(row, operation)
  const second = offered && offered.category !== row.category ? offered.category : null
  return {
    id,
    title,
    slug,
    propertyId,
    query: second ? operationQuery({ isSecond: true, category: second }) : '',
    requested: offered && { operation: second, offer: offerText(offered) },
  }
}
