import { href, redirect } from 'react-router'
import { noticePath } from '#app/site/notice-path.ts'
import { partsContext } from '#app/http/parts.server.ts'
import { findById } from '#app/property/page/properties.server.ts'
import { isId } from '#app/catalogue/property/find-records.server.ts'
import { sheetResponse } from '#app/property/sheet/property-sheet.server.ts'
import type { Route } from './+types/property-sheet.ts'

/** The PDF sheet of a property with any status. It shows the public URL only for an available one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const parts = context.get(partsContext)
  const property = isId(params.propertyId) ? await findById(parts.store.db, params.propertyId) : null
  if (!property) throw redirect(noticePath(href('/dashboard'), 'propiedad-inexistente'))
  const path = href('/propiedad/:propertySlug', { propertySlug: property.slug })
  const pageUrl = property.status === 'disponible' ? parts.publicUrl + path : ''
  return sheetResponse(parts, property, { request, pageUrl, cacheControl: 'private, no-store' })
}
