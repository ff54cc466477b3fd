import { z } from 'zod'
import { HOME_STATE, MUNICIPALITIES, STATES } from '#app/properties/places.ts'
import type { PropertyInput } from '#app/properties/property-input.ts'
import { AMENITIES, CATEGORIES, CURRENCIES, PROPERTY_TYPES, STATUSES } from '#app/properties/vocabulary.ts'
import { valuesOf } from './form-values.ts'
import { type Reading, readCode, readDay, readEmail, readFigure, readMoney, readText } from './readings.ts'
import { controlsOver, refuse, texts } from './schema-controls.ts'

// Compiling a schema needs `eval`, which the pages' policy forbids: not even trying keeps the browser's console silent.
z.config({ jitless: true })

/** The earliest year of construction that is no slip of the finger, and how many years ahead one may be planned. */
const FIRST_YEAR = 1500
const YEARS_AHEAD = 10
const PHOTO_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** What a form is filled in over. */
export type SchemaContext = {
  /** The day in Monterrey. */
  today: string
  /** The property as it is stored; null for a new one. */
  stored: PropertyInput | null
  /** What is wrong with photos that were not sent yet: only the page knows. */
  photoFault?: string | null
}

/**
 * The one schema of the form: for adding and editing, in the browser and on the server. It takes the texts of the
 * controls and gives the property, or one Spanish sentence per wrong control. What is stored already may stay as it is,
 * also where it could not be newly entered (decision 10); what must be chosen and is not sent keeps what is stored.
 */
export function propertySchema({ today, stored, photoFault }: SchemaContext) {
  const { control, choice, text, figure } = controlsOver(stored)
  const kept = stored && valuesOf(stored).municipality
  return z
    .object({
      title: control('title', required('Escribe el título', 200), (property) => property.title),
      propertyId: control(
        'propertyId',
        required('Escribe el ID de la propiedad', 40),
        (property) => property.propertyId,
      ),
      type: choice('type', PROPERTY_TYPES),
      category: choice('category', CATEGORIES),
      price: control(
        'price',
        (typed) => readMoney(typed, { required: 'Escribe el precio' }),
        (property) => property.priceCents,
      ),
      currency: choice('currency', CURRENCIES),
      description: text('description', 5000),
      location: control('location', required('Escribe la ciudad o zona', 120), (property) => property.location),
      municipality: text('municipality', 100),
      address: text('address', 200),
      state: control(
        'state',
        (chosen) => readCode(chosen, STATES),
        (property) => property.state,
      ),
      // Longer ones than a pasted iframe ever is are refused; one that is no map becomes a search (decision 19).
      googleMapsLink: text('googleMapsLink', 4000),
      area: control(
        'area',
        (typed) => readFigure(typed, { decimals: 2, required: 'Escribe la superficie total en\u00A0m²' }),
        (property) => property.area,
      ),
      constructionArea: figure('constructionArea', 2),
      lotSize: figure('lotSize', 2),
      frontage: figure('frontage', 1),
      depth: figure('depth', 1),
      pricePerM2: control(
        'pricePerM2',
        (typed) => readMoney(typed),
        (property) => property.pricePerM2Cents,
      ),
      yearBuilt: control(
        'yearBuilt',
        (typed) => readYear(typed, today),
        (property) => property.yearBuilt,
      ),
      bedrooms: figure('bedrooms', 0, 999),
      bathrooms: figure('bathrooms', 1, 999),
      amenities: z.optional(z.unknown()).transform((sent, context) => {
        const codes = AMENITIES.filter((code) => texts(sent).includes(code))
        if (codes.length < new Set(texts(sent)).size) refuse('Una de las condiciones no está en la lista', context)
        return codes
      }),
      status: choice('status', STATUSES),
      timeAlert: control(
        'timeAlert',
        (typed) => readDay(typed, today),
        (property) => property.timeAlert,
      ),
      contactName: text('contactName', 120),
      contactPhone: text('contactPhone', 40),
      contactEmail: control(
        'contactEmail',
        (typed) => readEmail(typed, 254),
        (property) => property.contactEmail,
      ),
      images: z.optional(z.unknown()).transform((sent, context) => {
        const ids = texts(sent)
        if (photoFault) refuse(photoFault, context)
        if (!ids.every((id) => PHOTO_ID.test(id)))
          refuse('Una de las fotos no es válida. Quítala y súbela de nuevo.', context)
        return ids
      }),
      // Read with the photos: the text at the same place.
      imageAlts: z.optional(z.unknown()).transform(texts),
    })
    .refine(({ state, municipality }) => belongs(state, municipality) || municipality === kept, {
      path: ['municipality'],
      message: 'Elige un municipio de Nuevo León de la lista',
      // Told together with what else is wrong, not after it is put right.
      when: () => true,
    })
    .transform(({ price, pricePerM2, images, imageAlts, title, location, ...rest }): PropertyInput => ({
      ...rest,
      title: title ?? '',
      location: location ?? '',
      priceCents: price,
      pricePerM2Cents: pricePerM2,
      photos: images
        .map((photoId, at) => ({ photoId, alt: imageAlts[at] || null }))
        .filter(({ photoId }, at) => images.indexOf(photoId) === at),
    }))
}

function required(message: string, most: number) {
  return (typed: string) => readText(typed, { most, required: message })
}

function readYear(typed: string, today: string): Reading<number | null> {
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD
  const read = readFigure(typed, { decimals: 0 })
  if ('message' in read || read.value === null) return read
  return read.value >= FIRST_YEAR && read.value <= last
    ? read
    : { message: `Escribe un año entre ${FIRST_YEAR} y ${last}` }
}

/** In Nuevo León one of its 51 municipalities; elsewhere any text (decision 9). */
function belongs(state: string | null, municipality: string | null): boolean {
  return state !== HOME_STATE || municipality === null || MUNICIPALITIES.some((name) => name === municipality)
}
