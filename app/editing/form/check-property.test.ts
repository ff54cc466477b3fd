import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACT_COLUMNS } from '#app/catalogue/facts/fact-columns.ts'
import { MUNICIPALITIES, STATES } from '#app/catalogue/facts/places.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { anyText } from '#test/any-text.ts'
import { buildProperty } from '#test/factories/property.ts'
import {
  type PropertyFormValues,
  newValues,
  readPosted,
  toFormData,
  valuesOf,
} from '#app/editing/form-state/form-values.ts'
import { DROPS } from '#app/catalogue/facts/fact-controls.ts'
import { checkProperty, errorsByControl } from './check-property.ts'

const TODAY = '2026-11-20'
const PHOTO = '018f0000-0000-7000-8000-00000000000a'
/** Only the required controls. */
const LEAST = { title: 'Local', price: '1', location: 'Centro', propertyId: 'P-1', area: '1' }

type Texts = Readonly<Record<string, string | readonly string[]>>

const HOME = [{ state: 'Nuevo León', municipalities: MUNICIPALITIES }] as const

/** The check of a form with these texts or values. */
function read(sent: Texts | PropertyFormValues, stored: PropertyInput | null = null) {
  const posted = isFormValues(sent) ? toFormData(sent) : formDataOf(sent)
  const drops = DROPS.map(({ name }) => name).filter((name) => posted.has(name))
  const checked = checkProperty(readPosted(posted), { today: TODAY, stored, drops, home: HOME })
  if (checked.ok) return { data: checked.input }
  const messages: Readonly<Record<string, string>> = errorsByControl(checked.refusal)
  return { messages }
}

function isFormValues(sent: Texts | PropertyFormValues): sent is PropertyFormValues {
  return 'photos' in sent
}

function formDataOf(texts: Texts): FormData {
  const posted = new FormData()
  for (const [name, sent] of Object.entries(texts)) for (const text of [sent].flat()) posted.append(name, text)
  return posted
}

function message(control: string, value: string | string[], others = {}) {
  return read({ ...LEAST, ...others, [control]: value }).messages?.[control]
}

test('five filled controls are enough; the others have the values of a new property', () => {
  const given = {
    title: 'Local',
    priceCents: 100,
    currency: 'MXN',
    location: 'Centro',
    area: 1,
    propertyId: 'P-1',
    type: 'casa',
    category: 'venta',
    status: 'disponible',
    precision: 'exacta',
    amenities: [],
    photos: [],
    plans: [],
  }
  const nothingElse = Object.fromEntries(FACT_COLUMNS.map((column) => [column, null]))
  expect(read(LEAST).data).toEqual({ ...nothingElse, ...given })
})

test('an empty form gets all of its errors at once', () => {
  const lacking = {
    title: 'Escribe el título',
    propertyId: 'Escribe el ID de la propiedad',
    price: 'Escribe el precio',
    location: 'Escribe la ciudad o zona',
    area: 'Escribe la superficie total en\u00A0m²',
  }
  expect(read({}).messages).toEqual(lacking)
  expect(read({ ...newValues(null), title: ' \n ', price: ' ', area: '\t' }).messages).toEqual(lacking)
})

test.each(['\u200B', '\u3164', ' \u2060\u00AD ', '\uFEFF'])('the invisible %j counts as empty', (unseen) => {
  expect(read({ ...LEAST, title: unseen, propertyId: unseen, location: unseen }).messages).toEqual({
    title: 'Escribe el título',
    propertyId: 'Escribe el ID de la propiedad',
    location: 'Escribe la ciudad o zona',
  })
  expect(read({ ...LEAST, address: unseen, title: `${unseen}Ático` }).data).toMatchObject({ address: null })
})

test('a stored property is read from its form unchanged', () => {
  const property = buildProperty({
    priceCents: 26_400_050,
    frontage: 48.5,
    bathrooms: 2.5,
    bedrooms: 3,
    timeAlert: '2026-12-01',
    contactName: 'Ana',
    contactPhone: '81 1234 5678',
    contactEmail: 'ana@cerronorte.example',
    amenities: ['con_servicios', 'gym'],
    photos: [{ photoId: PHOTO, alt: 'Fachada' }],
  })
  for (const stored of [null, property]) {
    expect(read(valuesOf(property), stored).data).toMatchObject(property)
  }
})

describe('figures', () => {
  test.each([
    ['area', '2,400.25', { area: 2400.25 }],
    ['area', '0', { area: 0 }],
    ['area', '-0', { area: 0 }],
    ['area', ' 1 200 ', { area: 1200 }],
    ['lotSize', '.5', { lotSize: 0.5 }],
    ['frontage', '12.5', { frontage: 12.5 }],
    ['frontage', '12.50', { frontage: 12.5 }],
    ['bedrooms', '3', { bedrooms: 3 }],
    ['bathrooms', '2.5', { bathrooms: 2.5 }],
    ['yearBuilt', '1931', { yearBuilt: 1931 }],
    ['price', '$ 1,250,000.5', { priceCents: 125_000_050 }],
    ['price', '999,999,999,999.99', { priceCents: 99_999_999_999_999 }],
    ['price', '0.07', { priceCents: 7 }],
    ['maintenance', '-0', { maintenanceCents: 0 }],
    ['pricePerM2', '110', { pricePerM2Cents: 11_000 }],
  ])('%s «%s» is %j', (control, typed, stored) => {
    expect(read({ ...LEAST, [control]: typed }).data).toMatchObject(stored)
  })

  test.each([
    ['area', 'mil', 'Escribe un número, por ejemplo 2,400'],
    ['area', '1e5', 'Escribe un número, por ejemplo 2,400'],
    ['area', '1,5', 'Escribe un número, por ejemplo 2,400'],
    ['area', '1.2.3', 'Escribe un número, por ejemplo 2,400'],
    ['area', '.', 'Escribe un número, por ejemplo 2,400'],
    ['area', 'NaN', 'Escribe un número, por ejemplo 2,400'],
    ['area', '-1', 'No puede ser menor que 0'],
    ['area', '1.500', 'Escribe 1,500 o 1.5: «1.500» puede ser cualquiera'],
    ['area', '1.255', 'Admite dos decimales, por ejemplo 12.25'],
    ['area', '1000000000', 'Admite hasta 9 dígitos'],
    ['frontage', '12.25', 'Admite un decimal, por ejemplo 12.5'],
    ['depth', '-0.1', 'No puede ser menor que 0'],
    ['bedrooms', '2.5', 'Escribe un número entero'],
    ['bedrooms', '1000', 'No puede ser mayor que 999'],
    ['yearBuilt', '1499', 'Escribe un año entre 1500 y 2036'],
    ['yearBuilt', '2037', 'Escribe un año entre 1500 y 2036'],
    ['price', 'mucho', 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50'],
    ['price', '1,5', 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50'],
    ['price', '12.5 USD/m²', 'Escribe solo la cantidad y elige su moneda al lado'],
    ['maintenance', 'USD 35', 'Escribe solo la cantidad, en la moneda del precio'],
    ['maintenance', '35 pesos', 'Escribe solo la cantidad, en la moneda del precio'],
    ['price', '85 a 90', 'Escribe una sola cifra: «85 a 90» son dos'],
    ['frontage', '25x40', 'Escribe una sola cifra: «25x40» son dos'],
    ['price', '1.005', 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50'],
    ['price', '25.000', 'Escribe 25,000 o 25: «25.000» puede ser cualquiera'],
    ['price', '-5', 'No puede ser menor que 0'],
    ['price', '-0.01', 'No puede ser menor que 0'],
    ['price', '-', 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50'],
    ['price', '1234567890123', 'Admite hasta 12 dígitos'],
    ['price', '9'.repeat(400), 'Admite hasta 12 dígitos'],
    ['pricePerM2', '1,2', 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50'],
  ])('%s «%s»: %s', (control, typed, told) => expect(message(control, typed)).toBe(told))

  test('any price of at most twelve digits is read to the centavo', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999_999 }), (cents) => {
        const { price } = valuesOf(buildProperty({ priceCents: cents }))
        expect(read({ ...LEAST, price }).data?.priceCents).toBe(cents)
      }),
    )
  })
})

describe('texts', () => {
  test.each([
    ['title', 200],
    ['propertyId', 40],
    ['location', 120],
    ['description', 5000],
    ['address', 200],
    ['municipality', 100],
    ['googleMapsLink', 4000],
    ['contactName', 120],
  ])('%s takes %i characters and not one more', (control, most) => {
    expect(message(control, 'a'.repeat(most))).toBeUndefined()
    expect(message(control, 'a'.repeat(most + 1))).toBe(`Admite hasta ${most.toLocaleString('es-MX')} caracteres`)
  })

  test.each(['81 1234 5678', '+52 (821) 123-4567', '001 956 123 4567', '8112345678 ext. 9'])(
    'the phone «%s» can be dialled',
    (phone) => expect(read({ ...LEAST, contactPhone: phone }).data?.contactPhone).toBe(phone),
  )

  test.each(['81', 'mañana', '12345', `81 1234 5678${'x'.repeat(40)}`])('the phone «%s» is refused', (phone) => {
    expect(message('contactPhone', phone)).toBe('Escribe un teléfono de 10 dígitos')
    const stored = buildProperty({ contactPhone: phone })
    expect(read({ ...LEAST, contactPhone: phone }, stored).data?.contactPhone).toBe(phone)
  })

  test.each(['<script>alert(1)</script>', "'; drop table properties; --", '🏢 Ñandú', '{{7*7}}'])(
    '«%s» is text like any other',
    (text) => {
      expect(read({ ...LEAST, title: text, description: text, address: text }).data).toMatchObject({
        title: text,
        description: text,
        address: text,
      })
    },
  )

  test('a text that is not a map link is stored and becomes a search', () => {
    expect(read({ ...LEAST, googleMapsLink: 'javascript:alert(1)' }).data?.googleMapsLink).toBe('javascript:alert(1)')
  })

  test.each(['ana@cerronorte', 'ana', '@x.mx', 'ana @x.mx', 'a@b@c.mx', 'a@b..mx', 'Ana<a@b.mx>'])(
    'the e-mail «%s» is refused',
    (email) => expect(message('contactEmail', email)).toBe('Por favor ingresa un correo electrónico válido'),
  )
})

describe('the deadline', () => {
  test.each([
    ['2026-11-20', undefined],
    ['2027-02-28', undefined],
    ['', undefined],
    ['2026-11-19', 'La fecha no puede ser anterior a hoy'],
    ['2027-02-29', 'Escribe una fecha válida'],
    ['2027-13-01', 'Escribe una fecha válida'],
    ['20/11/2027', undefined],
    ['mañana', undefined],
    ['19/11/2026', 'La fecha no puede ser anterior a hoy'],
    ['cuando se pueda', 'Escribe una fecha válida'],
    ['99999-01-01', 'Escribe una fecha válida'],
  ])('«%s»: %s', (day, told) => expect(message('timeAlert', day)).toBe(told))

  test('a stored day in the past may stay, but no other past day is accepted', () => {
    const stored = buildProperty({ timeAlert: '2026-01-31' })
    expect(read({ ...valuesOf(stored), title: 'Otro' }, stored).data?.timeAlert).toBe('2026-01-31')
    expect(read({ ...valuesOf(stored), timeAlert: '2026-02-01' }, stored).messages).toEqual({
      timeAlert: 'La fecha no puede ser anterior a hoy',
    })
    expect(read({ ...valuesOf(stored), timeAlert: '' }, stored).data?.timeAlert).toBeNull()
  })
})

test.each(['availableFrom', 'deliveryDate'])('%s may be a day in the past', (control) => {
  expect(read({ ...LEAST, type: 'bodega', [control]: '2026-10-01' }).data).toMatchObject({ [control]: '2026-10-01' })
})

describe('codes', () => {
  test.each(['type', 'category', 'status', 'currency', 'state'])('an unknown %s is refused', (control) => {
    for (const code of ['otro', 'CASA', '__proto__', 'constructor', '0'])
      expect(message(control, code)).toBe('Elige una opción de la lista')
  })

  test('each condition is stored once, unknown ones are refused', () => {
    expect(read({ ...LEAST, amenities: ['gym', 'gym', 'aire'] }).data?.amenities).toEqual(['gym', 'aire'])
    expect(read({ ...LEAST, amenities: 'gym' }).data?.amenities).toEqual(['gym'])
    expect(message('amenities', ['gym', 'helipuerto'])).toBe('Una de las condiciones no está en la lista')
  })

  test('a choice that is not sent keeps its stored value', () => {
    const stored = buildProperty({ status: 'vendida', type: 'bodega', category: 'renta', currency: 'USD' })
    expect(read(LEAST, stored).data).toMatchObject({
      status: 'vendida',
      type: 'bodega',
      category: 'renta',
      currency: 'USD',
    })
  })

  test('every state is known, and any municipality outside of Nuevo León', () => {
    for (const state of STATES) expect(read({ ...LEAST, state }).data?.state).toBe(state)
    expect(read({ ...LEAST, state: 'Jalisco', municipality: 'Zapopan' }).data?.municipality).toBe('Zapopan')
    expect(read({ ...LEAST, municipality: 'Zapopan' }).data?.municipality).toBe('Zapopan')
  })

  test('in Nuevo León it is one of its 51, or the one that is stored', () => {
    const state = 'Nuevo León'
    for (const municipality of MUNICIPALITIES)
      expect(read({ ...LEAST, state, municipality }).data?.municipality).toBe(municipality)
    const told = 'Elige un municipio de Nuevo León de la lista'
    expect(message('municipality', 'Zapopan', { state })).toBe(told)
    expect(read({ title: '', state, municipality: 'Zapopan' }).messages).toMatchObject({
      title: 'Escribe el título',
      municipality: told,
    })
    const stored = buildProperty({ state, municipality: 'Carmen' })
    expect(read(valuesOf(stored), stored).data?.municipality).toBe('Carmen')
  })
})

test('a control that is wrong in itself is reported once', () => {
  const { messages } = read({ ...LEAST, state: 'Nuevo León', municipality: 'Z'.repeat(101) })
  expect(messages).toEqual({ municipality: 'Admite hasta 100 caracteres' })
})

describe('photos', () => {
  test('come in order, once each, with their texts', () => {
    const other = PHOTO.replace('a', 'b')
    const photos = read({ ...LEAST, images: [PHOTO, other, PHOTO], imageAlts: ['Fachada', ''] }).data?.photos
    expect(photos).toEqual([
      { photoId: PHOTO, alt: 'Fachada' },
      { photoId: other, alt: null },
    ])
  })

  test('have texts of at most 200 characters; the first that is longer is named', () => {
    const sent = { ...LEAST, images: [PHOTO, PHOTO.replace('a', 'b')] }
    expect(read({ ...sent, imageAlts: ['🏭'.repeat(200), ''] }).messages).toBeUndefined()
    const images = 'Texto alternativo de la foto 2: admite hasta 200 caracteres'
    expect(read({ ...sent, imageAlts: ['', 'á'.repeat(201)] }).messages).toEqual({ images })
  })

  test.each(['x', "' or 1=1", `${PHOTO}\u0000`])('«%s» is not the id of a photo', (id) =>
    expect(message('images', [id])).toBe('Una de las fotos no es válida. Quítala y súbela de nuevo.'),
  )
})

describe('plans', () => {
  test('are separate from the photos, each with its name', () => {
    const sent = { ...LEAST, plans: [PHOTO], planAlts: ['Planta baja'] }
    expect(read(sent).data).toMatchObject({ photos: [], plans: [{ photoId: PHOTO, alt: 'Planta baja' }] })
    expect(message('plans', ['x'])).toBe('Uno de los planos no es válido. Quítalo y súbelo de nuevo.')
  })

  test('have a limit, which counts the same one once', () => {
    const many = Array.from({ length: 12 }, (_none, at) => PHOTO.slice(0, -2) + String(at).padStart(2, '0'))
    expect(read({ ...LEAST, plans: [...many, ...many] }).data?.plans).toHaveLength(12)
    expect(message('plans', [...many, `${PHOTO.slice(0, -2)}99`])).toBe('Son más de 12 planos. Quita los que sobran.')
  })
})

test('a stored value may stay even if it could not be entered now', () => {
  const stored = buildProperty({
    title: 'a'.repeat(250),
    frontage: 12.345,
    yearBuilt: 1200,
    contactEmail: 'ana@cerronorte',
    googleMapsLink: 'x'.repeat(5000),
  })
  expect(read(valuesOf(stored), stored).data).toEqual({ ...stored, frontage: 12.345 })
})

test('any input gives a property or errors', () => {
  const controls = Object.keys(newValues(null)).filter((name) => name !== 'photos' && name !== 'plans')
  const anything = fc.oneof(anyText(10), fc.array(fc.string()))
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...controls), anything, { maxKeys: 8 }), (sent) => {
      const { data, messages } = read(sent)
      expect(data ?? messages).toBeDefined()
      for (const told of Object.values(messages ?? {})) expect(told).toMatch(/^[A-ZÁÉÍÓÚ].*/)
    }),
  )
})

describe('a fact that only some types have', () => {
  const WAREHOUSE = { ...LEAST, type: 'bodega', clearHeight: '9.5', docks: '4', fireProtection: 'hidrantes' }

  test('is read by its kind', () => {
    expect(read({ ...WAREHOUSE, deliveryDate: '2027-01-15' }).data).toMatchObject({
      clearHeight: 9.5,
      docks: 4,
      fireProtection: 'hidrantes',
      deliveryDate: '2027-01-15',
      railSpur: null,
    })
  })

  test.each([
    ['clearHeight', '120', 'No puede ser mayor que 50'],
    ['clearHeight', '-9', 'No puede ser menor que 0'],
    ['clearHeight', 'alta', 'Escribe un número, por ejemplo 2,400'],
    ['docks', '900', 'No puede ser mayor que 500'],
    ['docks', '2.5', 'Escribe un número entero'],
    ['fireProtection', 'extintores', 'Elige una opción de la lista'],
    ['deliveryDate', '2026-11-31', 'Escribe una fecha válida'],
  ])('%s %j is reported', (control, value, sentence) => {
    expect(message(control, value, { type: 'bodega' })).toBe(sentence)
  })

  test.each(['oficina', 'bodega'])('of a %s no part is larger than the whole', (type) => {
    const told = 'No puede ser mayor que la superficie total'
    expect(message('divisibleFrom', '500.01', { type, area: '500' })).toBe(told)
    expect(message('divisibleFrom', '500', { type, area: '500' })).toBeUndefined()
    expect(message('divisibleFrom', '500', { type, area: '' }), 'of an unknown one').toBeUndefined()
    const stored = buildProperty({ type: 'oficina', area: 500, divisibleFrom: 900 })
    expect(read({ ...valuesOf(stored), title: 'Otro' }, stored).data, 'as it is stored').toMatchObject({
      title: 'Otro',
    })
    expect(read({ ...valuesOf(stored), area: '600' }, stored).messages).toEqual({ divisibleFrom: told })
  })

  test('a video is stored as its URL at a known site, and refused elsewhere', () => {
    expect(read({ ...LEAST, tour: ' youtu.be/abc ' }).data?.tour).toBe('https://youtu.be/abc')
    expect(read({ ...LEAST, tour: ' ' }).data?.tour).toBeNull()
    for (const tour of ['https://malo.example/v', 'javascript:alert(1)', 'video'])
      expect(message('tour', tour)).toBe('Pega un enlace de YouTube, Vimeo, Matterport o Kuula')
  })

  test('is deleted with another type only once the person agrees', () => {
    const asLand = { ...WAREHOUSE, type: 'terreno', corner: 'si' }
    expect(read(asLand).messages).toEqual({
      dropOther: 'Confirma que estos datos se borran, o elige otra vez el tipo que los tiene',
    })
    const dropped = read({ ...asLand, dropOther: '1' }).data
    expect(dropped).toMatchObject({
      type: 'terreno',
      clearHeight: null,
      docks: null,
      fireProtection: null,
      corner: 'si',
    })
  })

  test('of another type is neither checked nor stored', () => {
    const asLand = { ...WAREHOUSE, type: 'terreno', clearHeight: '120', deliveryDate: 'pronto', fireProtection: 'x' }
    expect(Object.keys(read(asLand).messages ?? {})).toEqual(['dropOther'])
    expect(read({ ...asLand, dropOther: '1' }).data).toMatchObject({
      type: 'terreno',
      clearHeight: null,
      deliveryDate: null,
    })
    const stored = buildProperty({ type: 'terreno' })
    expect(read({ ...LEAST, clearHeight: '120', dropOther: '1' }, stored).data).toMatchObject({ type: 'terreno' })
    expect(Object.keys(read({ ...asLand, type: 'castillo' }).messages ?? {})).toContain('clearHeight')
  })

  test('is reported together with other errors', () => {
    const { messages } = read({ ...WAREHOUSE, type: 'terreno', title: '' })
    expect(Object.keys(messages ?? {}).toSorted()).toEqual(['dropOther', 'title'])
  })

  test.each([
    ['power', '500', 'local'],
    ['clearHeight', '3.2', 'oficina'],
    ['landUse', 'Industrial', 'bodega'],
    ['gas', 'si', 'bodega'],
  ])('that several types have is stored: %s %j of %s', (control, value, type) => {
    expect(read({ ...LEAST, type, [control]: value }).messages).toBeUndefined()
  })

  test.each([
    ['subtype', 'castillo', 'bodega', 'Elige una opción de la lista'],
    ['subtype', 'consultorio', 'bodega', '«Consultorio» es de Oficina: elige uno de Bodega, o «Sin dato».'],
    ['subtype', 'cedis', 'bodega', undefined],
  ])('%s «%s» of a %s: %s', (control, value, type, sentence) => {
    expect(message(control, value, { type })).toBe(sentence)
  })

  test('a stored subtype is refused with another type, and stays with its own', () => {
    const stored = buildProperty({ type: 'oficina', subtype: 'consultorio' })
    const values = valuesOf(stored)
    expect(Object.keys(read({ ...values, type: 'local' }, stored).messages ?? {})).toEqual(['subtype'])
    expect(read({ ...values, type: 'local', subtype: '' }, stored).data).toMatchObject({ type: 'local', subtype: null })
    expect(read({ ...values, title: 'Otro' }, stored).data).toMatchObject({ subtype: 'consultorio' })
  })

  test('that all types have stays', () => {
    expect(read({ ...LEAST, type: 'terreno', parkingSpaces: '0', exclusive: 'si' }).data).toMatchObject({
      parkingSpaces: 0,
      exclusive: 'si',
    })
  })
})

describe('how a price is quoted', () => {
  const RENT = { ...LEAST, category: 'renta', price: '110', area: '2,400' }

  test('is stored as it is typed', () => {
    const quoted = {
      priceTo: '130',
      priceBase: 'por_m2',
      pricePeriod: 'anio',
      vat: 'mas_iva',
      leaseScheme: 'nnn',
      maintenance: '12.50',
      maintenanceBase: 'por_m2',
      depositMonths: '1.5',
      minimumTermMonths: '36',
      increaseIndex: 'inpc',
      increasePercent: '2',
    }
    const { maintenance: _amount, priceTo: _to, ...codes } = quoted
    const figures = { depositMonths: 1.5, minimumTermMonths: 36, increasePercent: 2 }
    expect(read({ ...RENT, ...quoted }).data).toMatchObject({
      ...codes,
      ...figures,
      priceCents: 110_00,
      priceToCents: 130_00,
      maintenanceCents: 12_50,
    })
  })

  test.each([
    ['priceTo', '109.99', {}, 'No puede ser menor que el precio'],
    ['priceTo', '-5', {}, 'No puede ser menor que 0'],
    ['priceTo', 'mucho', {}, 'Escribe una cantidad, por ejemplo 264,000 o 264,000.50'],
    ['priceTo', '130', { price: '', priceOnRequest: 'si' }, 'Deja vacía la cantidad: el precio es a consultar'],
    ['priceBase', 'por_m2', { area: '0' }, 'Para cotizar por m² o por ft² escribe la superficie total'],
    ['priceBase', 'por_ft2', { area: '' }, 'Para cotizar por m² o por ft² escribe la superficie total'],
    ['priceBase', 'por_vara', {}, 'Elige una opción de la lista'],
    ['vat', 'a veces', {}, 'Elige una opción de la lista'],
    ['maintenance', '', { maintenanceBase: 'por_m2' }, 'Escribe cuánto es el mantenimiento'],
    ['maintenance', '5', { maintenanceBase: 'incluido' }, 'Deja vacía la cantidad: el mantenimiento está incluido'],
    ['maintenance', '-5', {}, 'No puede ser menor que 0'],
    ['depositMonths', '900', {}, 'No puede ser mayor que 24'],
    ['depositMonths', 'dos', {}, 'Escribe un número, por ejemplo 2,400'],
    ['minimumTermMonths', '1.5', {}, 'Escribe un número entero'],
    ['increasePercent', '', { increaseIndex: 'fijo' }, 'Escribe el porcentaje'],
    ['increasePercent', '80', {}, 'No puede ser mayor que 50'],
    ['price', '', { priceOnRequest: '' }, 'Escribe el precio'],
    ['price', '0', {}, '¿Precio a consultar? Márcalo aquí abajo, o escribe el precio.'],
    ['price', '0.00', { category: 'venta' }, '¿Precio a consultar? Márcalo aquí abajo, o escribe el precio.'],
    ['price', '0', { priceOnRequest: 'si' }, undefined],
    ['pricePerM2', '0', {}, 'Un precio no puede ser 0: escribe cuánto es, o déjalo vacío'],
    ['stayingRent', '0', { category: 'traspaso' }, 'Un precio no puede ser 0: escribe cuánto es, o déjalo vacío'],
    ['maintenance', '0', {}, undefined],
    ['price', '110', { priceOnRequest: 'si' }, 'Deja vacío el precio: los visitantes leen «Precio a consultar»'],
    [
      'price',
      '999,999,999,999',
      { priceBase: 'por_m2' },
      'El total pasa de 12 dígitos: revisa el precio, su base y la superficie',
    ],
    [
      'maintenance',
      '999,999,999,999.99',
      { maintenanceBase: 'por_m2', area: '999,999,999' },
      'El total pasa de 12 dígitos: revisa el mantenimiento, su base y la superficie',
    ],
    [
      'maintenance',
      '99,999,999,999.99',
      { maintenanceBase: 'por_ft2', area: '1' },
      'El total pasa de 12 dígitos: revisa el mantenimiento, su base y la superficie',
    ],
    ['maintenance', '999,999,999,999.99', {}, undefined],
  ])('%s «%s» with %j: %s', (control, value, others, sentence) => {
    expect(message(control, value, { ...RENT, ...others })).toBe(sentence)
  })

  test.each(['', '0', '0.00'])('a price on request requires no amount, and «%s» is stored as no amount', (price) => {
    expect(read({ ...RENT, price, priceOnRequest: 'si' }).data).toMatchObject({
      priceCents: null,
      priceOnRequest: 'si',
    })
  })

  test('terms of another category are deleted only once the person agrees', () => {
    const asSale = { ...RENT, depositMonths: '2', stayingRent: '5,000', vat: 'mas_iva', category: 'venta' }
    expect(read(asSale).messages).toEqual({
      dropTerms: 'Confirma que estas condiciones se borran, o elige otra vez la categoría que las tiene',
    })
    expect(read({ ...asSale, dropOther: '1' }).messages, 'the other question is another').toHaveProperty('dropTerms')
    expect(read({ ...asSale, dropTerms: '1' }).data).toMatchObject({
      depositMonths: null,
      stayingRentCents: null,
      vat: 'mas_iva',
    })
  })

  test('deleted terms are not checked: a traspaso has no base that would need a surface', () => {
    const asTransfer = { ...RENT, area: '0', priceBase: 'por_m2', category: 'traspaso', dropTerms: '1' }
    expect(read(asTransfer).data).toMatchObject({ priceBase: null, priceCents: 110_00 })
  })
})

describe('a second operation', () => {
  const BOTH = { ...LEAST, category: 'renta', secondCategory: 'venta', secondPrice: '12,500,000' }

  test('has its own price; conditions that only a sale has belong to it, those of a rent to the first', () => {
    const { data } = read({
      ...BOTH,
      secondCurrency: 'USD',
      secondVat: 'no_aplica',
      deeds: 'escriturado',
      vat: 'mas_iva',
    })
    expect(data).toMatchObject({
      category: 'renta',
      secondCategory: 'venta',
      secondPriceCents: 1_250_000_000,
      secondCurrency: 'USD',
      secondVat: 'no_aplica',
      deeds: 'escriturado',
      vat: 'mas_iva',
    })
  })

  test.each([
    [{ secondCategory: 'renta' }, { secondCategory: 'Es la misma que la primera operación: elige otra, o «Ninguna»' }],
    [{ secondPrice: '' }, { secondPrice: 'Escribe el precio' }],
    [{ secondPrice: '0' }, { secondPrice: '¿Precio a consultar? Márcalo aquí abajo, o escribe el precio.' }],
    [{ secondPrice: 'USD 5' }, { secondPrice: 'Escribe solo la cantidad y elige su moneda al lado' }],
    [{ secondPriceTo: '5' }, { secondPriceTo: 'No puede ser menor que el precio' }],
    [{ secondPriceOnRequest: 'si' }, { secondPrice: 'Deja vacío el precio: los visitantes leen «Precio a consultar»' }],
    [
      { secondPriceBase: 'por_m2', area: '0' },
      { secondPriceBase: 'Para cotizar por m² o por ft² escribe la superficie total' },
    ],
    [{ secondCategory: 'permuta' }, { secondCategory: 'Elige una opción de la lista' }],
  ])('%j is refused beside its field', (others, messages) => {
    expect(read({ ...BOTH, ...others }).messages).toMatchObject(messages)
  })

  test('is refused too where the first one was changed to the same', () => {
    const { data } = read(BOTH)
    if (!data) throw new Error('It is right')
    const changed = { ...valuesOf(data), category: 'venta' }
    expect(read(changed, data).messages).toHaveProperty('secondCategory')
  })

  test('may be on request, and a 0 is then none', () => {
    expect(read({ ...BOTH, secondPrice: '0', secondPriceOnRequest: 'si' }).data).toMatchObject({
      secondPriceCents: null,
      secondPriceOnRequest: 'si',
    })
  })

  test('that is taken away asks before its price is deleted', () => {
    const without = { ...BOTH, secondCategory: '' }
    expect(read(without).messages).toHaveProperty('dropTerms')
    expect(read({ ...without, dropTerms: '1' }).data).toMatchObject({ secondCategory: null, secondPriceCents: null })
  })

  test('has only what an operation of its kind can have', () => {
    const asTransfer = { ...BOTH, secondCategory: 'traspaso', secondPriceBase: 'por_m2' }
    expect(read(asTransfer).messages).toHaveProperty('dropTerms')
  })
})
