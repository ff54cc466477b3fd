import { v7 as uuidv7 } from 'uuid'
import { dayInMonterrey } from '#app/calendar/calendar-day.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { findRecord } from '#app/catalogue/property/find-records.server.ts'
import { findComplexOptions } from '#app/catalogue/complex/complexes.server.ts'
import { fieldPictures } from '#app/catalogue/property/pictures.server.ts'
import { valuesOf } from '#app/editing/form-state/form-values.ts'
import { findNewValues } from './new-form-values.server.ts'
import type { OpenForm } from '#app/editing/form-state/open-form.ts'

type Opener = Pick<Parts, 'store' | 'now'>

/** A form for a new property. */
export async function openNewForm({ store, now }: Opener): Promise<OpenForm> {
  return {
    id: uuidv7({ msecs: now().getTime() }),
    today: dayInMonterrey(now()),
    stored: null,
    slug: null,
    version: 0,
    values: await findNewValues(store.db),
    photos: [],
    plans: [],
    complexes: await findComplexOptions(store.db),
  }
}

/** The form of a stored property; null when there is none. */
export async function openEditForm({ store, now }: Opener, id: string): Promise<OpenForm | null> {
  const record = await findRecord(store.db, id)
  if (!record) return null
  return {
    id,
    today: dayInMonterrey(now()),
    stored: record.input,
    slug: record.slug,
    version: record.version,
    values: valuesOf(record.input),
    ...(await fieldPictures(store.db, { kind: 'property', id })),
    complexes: await findComplexOptions(store.db),
  }
}
