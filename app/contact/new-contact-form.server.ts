import { href } from 'react-router'
import type { Parts } from '#app/http/parts.server.ts'
import type { Queries } from '#app/db/store.server.ts'
import { isSlug } from '#app/seo/slug-shape.ts'
import { sourcePage } from './source-page.ts'
import { makeFormToken } from './form-token.server.ts'

type Needed = Pick<Parts, 'store' | 'now' | 'contactService' | 'publicUrl'>
type FormOrigin = { propertySlug: string; referrer: string | null }

/** Data of a new form: its token, the property that it is about (if any), and the page that led to it. */
export async function openContactForm(parts: Needed, { propertySlug, referrer }: FormOrigin) {
  const { store, now, contactService, publicUrl } = parts
  const property = await findMessageProperty(store.db, propertySlug)
  const from = property && href('/propiedad/:propertySlug', { propertySlug: property.slug })
  return {
    token: makeFormToken(await contactService.secret(), now()),
    property: property && { slug: property.slug, title: property.title },
    page: from ?? sourcePage(referrer, publicUrl) ?? href('/contacto'),
  }
}

/** The public property that a message is about; null when it does not exist or is not public. */
export async function findMessageProperty(db: Queries, slug: string) {
  if (!isSlug(slug)) return null
  const row = await db
    .selectFrom('properties')
    .select(['id', 'title', 'slug', 'propertyId'])
    .where('slug', '=', slug)
    .where('status', '=', 'disponible')
    .executeTakeFirst()
  return row ?? null
}
