import { createHash } from 'node:crypto'
import type { Parts } from '#app/parts.server.ts'
import type { FileStore } from '#app/photos/file-store.server.ts'
import { type PropertyDetail, propertyCode } from '#app/properties/property.ts'
import { slugify } from '#app/properties/slug.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { MOST_PHOTOS, type SheetContent, sheetContent } from './sheet-content.ts'

/** Raised when sheets are drawn differently: kept ones are then drawn anew. */
const DRAWING = 1
const FOLDER = 'fichas'
/** Sheets that may wait to be drawn at a time; whoever comes then is asked to come again. */
const MOST_WAITING = 12
/** Seconds after which to come again. */
const RETRY_AFTER = 5

const underWay = new WeakMap<FileStore, Map<string, Promise<Uint8Array>>>()

/**
 * The sheet of a property as a PDF: drawn at its first request, then kept until something on it changes.
 * @param pageUrl its public page; '' while it has none
 */
export async function sheetResponse(
  parts: Parts,
  property: PropertyDetail,
  { pageUrl, cacheControl }: { pageUrl: string; cacheControl: string },
): Promise<Response> {
  const content = sheetContent(property, await findDefaultContact(parts.store.db), pageUrl)
  const bytes = await findOrDraw(parts, property, content)
  if (!bytes)
    return new Response('Hay muchas fichas en preparación. Intenta de nuevo en unos segundos.', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(RETRY_AFTER) },
    })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': `inline; filename="ficha-${slugify(propertyCode(property)) || 'propiedad'}.pdf"`,
      'Cache-Control': cacheControl,
    },
  })
}

async function findOrDraw(parts: Parts, property: PropertyDetail, content: SheetContent): Promise<Uint8Array | null> {
  const folder = `${FOLDER}/${property.id}`
  const key = `${folder}/${hashOf(content, property)}.pdf`
  if (await parts.files.exists(key)) return parts.files.getBytes(key)
  const drawings = underWay.get(parts.files) ?? new Map<string, Promise<Uint8Array>>()
  underWay.set(parts.files, drawings)
  const known = drawings.get(key)
  if (!known && drawings.size >= MOST_WAITING) return null
  const drawing = known ?? draw(parts, property, { content, folder, key }).finally(() => drawings.delete(key))
  drawings.set(key, drawing)
  return drawing
}

type Place = { content: SheetContent; folder: string; key: string }

async function draw({ files, drawSheet }: Parts, property: PropertyDetail, { content, folder, key }: Place) {
  const keys = property.photos.slice(0, MOST_PHOTOS).map((photo) => photo.key)
  const found = await Promise.all(
    keys.map(async (photo) => ((await files.exists(photo)) ? files.getBytes(photo) : null)),
  )
  const photos = found.filter((photo) => photo !== null)
  const bytes = await drawSheet({ content, photos })
  // A sheet without all of its photos is not kept: they may come back.
  if (photos.length === keys.length) {
    await files.deleteAll(folder)
    await files.put(key, bytes, { contentType: 'application/pdf' })
  }
  return bytes
}

function hashOf(content: SheetContent, { photos }: PropertyDetail): string {
  const shown = [DRAWING, content, photos.slice(0, MOST_PHOTOS).map(({ key }) => key)]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24)
}
