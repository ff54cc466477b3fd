import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import type { Dialect } from '#app/db/store.server.ts'
import { type TestApp, openTestApp } from '#test/app.ts'
import { MESSAGE, openForm } from '#test/contact.ts'
import { buildComplex } from '#test/factories/complex.ts'
import { buildProperty } from '#test/factories/property.ts'
import { posting } from '#test/forms.ts'
import { TAG } from './arbitrary-request.ts'
import { FUZZ_PHOTO } from './fuzz-app.ts'

const PHOTO_ID = '01a1fa1d-8100-7630-8be1-000000000001'
const NOW = new Date('2026-11-20T18:00:00Z')

/** A test app with four properties, a complex, a photo and a message as the targets of requests. */
export async function openFilledApp(dialect: Dialect): Promise<TestApp> {
  const app = await openTestApp(dialect)
  const photo = {
    id: PHOTO_ID,
    key: FUZZ_PHOTO,
    contentHash: 'p',
    width: 1200,
    height: 800,
    bytes: 9,
    createdAt: NOW.toISOString(),
  }
  await app.store.db.insertInto('photos').values(photo).execute()
  await app.files.put(photo.key, 'the photo')
  const made = { createdBy: null, now: NOW }
  const photos = [{ photoId: PHOTO_ID, alt: null }]
  const { id: complexId } = await insertComplex(app.store.db, buildComplex({ photos }), made)
  for (const input of [
    buildProperty({ title: 'Bodega 1', photos }),
    buildProperty({ title: 'Bodega 2', photos, googleMapsLink: 'https://www.google.com/maps?q=25.7,-100.3' }),
    buildProperty({ title: 'Local 1', photos, type: 'local', complexId }),
    // Pages show a tag as text from the start, also if few requests store one.
    buildProperty({ title: `Bodega ${TAG}>`, photos }),
  ])
    await insertProperty(app.store.db, input, made)
  await app.visit('/contacto', posting({ ...(await openForm(app.visit)), ...MESSAGE }))
  return app
}
