import { createHash } from 'node:crypto'
import { currentCatalogue } from '#app/catalogue/current-catalogue.server.ts'
import { dayIn } from '#app/calendar/calendar-day.ts'
import { findShownAsesor } from '#app/asesores/asesores.server.ts'
import { answerTagged, tagOf } from '#app/http/entity-tag.server.ts'
import { findAgency, findSection } from '#app/agency/agency.server.ts'
import { drawnLook } from '#app/agency/look/brand-look.server.ts'
import type { DrawnLook } from '#app/agency/look/look.ts'
import { drawPlace } from '#app/listing/map/draw-place.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { SHEET_FOLDER } from '#app/photos/drawings/drawing-folders.ts'
import { storedKeys } from '#app/photos/public-key.server.ts'
import { findOrDraw, photosToDraw } from '#app/photos/drawings/cached-drawing.server.ts'
import { type PropertyDetail, propertyCode } from '#app/catalogue/property/property.ts'
import { slugify } from '#app/text/slugify.ts'
import { findDefaultContact } from '#app/settings/default-contact.server.ts'
import { drawableText } from '#app/photos/social-card/drawable-text.ts'
import { pictureName } from '#app/property/page/picture-name.ts'
import type { SheetPlan } from './plans-page.server.ts'
import { MAP_SIZE, MOST_PHOTOS, MOST_PLANS, type SheetContent, sheetContent } from './sheet-content.ts'

/** Version of the layout. Raise it when the layout changes, so that stored sheets are drawn again. */
const LAYOUT_VERSION = 8
/** The most sheets that wait to be drawn. Further requests get a 503. */
const MOST_WAITING = 12
/** Seconds. */
const RETRY_AFTER = 5

/**
 * The sheet of a property as a PDF. It is drawn at the first request and stored until its content changes.
 * @param pageUrl its public page; '' without one
 */
export async function sheetResponse(
  parts: Parts,
  property: PropertyDetail,
  { request, pageUrl, cacheControl }: { request: Request; pageUrl: string; cacheControl: string },
): Promise<Response> {
  const agency = await findAgency(parts.store)
  const configured = await findDefaultContact(parts.store.db)
  const asesor = await findShownAsesor(parts.store, property.id)
  const today = dayIn(agency.timeZone, parts.now())
  const drawn = drawPlace(property, (await currentCatalogue(parts.store)).places, MAP_SIZE)
  const content = sheetContent({ ...property, today }, { agency, configured, asesor, drawn }, pageUrl)
  const look = await findDrawnLook(parts.store)
  const bytes = await findOrDrawSheet(parts, property, { content, look, person: asesor?.photo?.key ?? null })
  if (!bytes)
    return new Response('Hay muchas fichas en preparación. Intenta de nuevo en unos segundos.', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(RETRY_AFTER) },
    })
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Length': String(bytes.byteLength),
    'Content-Disposition': `inline; filename="ficha-${slugify(propertyCode(property)) || 'propiedad'}.pdf"`,
    'Cache-Control': cacheControl,
    // From the bytes: a sheet without a photo that is temporarily missing has another tag.
    ETag: await tagOf([bytes]),
  }
  return answerTagged(request, headers, () => new Uint8Array(bytes))
}

/** `look`: null for the product's. `person`: the key of the photo of who attends; null for none. */
type Drawn = { content: SheetContent; look: DrawnLook | null; person: string | null }

async function findDrawnLook(store: Parts['store']): Promise<DrawnLook | null> {
  return drawnLook(await findSection(store, 'marca'))
}

function findOrDrawSheet({ store, files, drawSheet }: Parts, property: PropertyDetail, drawn: Drawn) {
  const { content, look, person } = drawn
  const keys = property.photos.slice(0, MOST_PHOTOS).map(({ key }) => key)
  const shown = property.plans.slice(0, MOST_PLANS)
  const hash = hashOf(drawn, [keys, shown.map(({ key, alt }) => [key, alt])])
  return findOrDraw(files, {
    key: `${SHEET_FOLDER}/${property.id}.${hash}.pdf`,
    contentType: 'application/pdf',
    most: MOST_WAITING,
    async draw() {
      const photos = await photosToDraw(files, await storedKeys(store.db, keys))
      const plans = await plansToDraw({ store, files }, shown)
      const faces = person === null ? [] : await photosToDraw(files, await storedKeys(store.db, [person]))
      const whole =
        photos.length === keys.length && plans.length === shown.length && faces.length === (person === null ? 0 : 1)
      return { bytes: await drawSheet({ content, photos, plans, look, person: faces[0] ?? null }), whole }
    },
  })
}

/** The plans with their files, without those whose file is missing. */
async function plansToDraw(
  { store, files }: Pick<Parts, 'store' | 'files'>,
  plans: PropertyDetail['plans'],
): Promise<SheetPlan[]> {
  const found = await Promise.all(
    plans.map(async (plan, at) => {
      const bytes = await photosToDraw(files, await storedKeys(store.db, [plan.key]))
      return bytes.map((file) => ({ name: drawableText(pictureName('plans', plan, at)), file }))
    }),
  )
  return found.flat()
}

function hashOf({ content, look, person }: Drawn, pictures: unknown): string {
  const shown = [LAYOUT_VERSION, content, pictures, person, ...(look ? [look] : [])]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 24)
}
