/** A collection as a list, as an object by id, or as the documents with typed values of Firestore's own export. */
type ExportForm = 'array' | 'byId' | 'typed'

type Fields = Record<string, unknown>
type Documents = Record<string, Fields>

type Choices = {
  /** Properties. */
  count?: number
  form?: ExportForm
}

/** The agency that left the earlier system. */
const MOVING_AGENCY = {
  name: 'Acueducto Inmobiliaria',
  phone: '442 123 4567',
  email: 'hola@acueducto.example',
} as const

const PEOPLE = [
  { id: 'uidLuciaVega0001', name: 'Lucía Vega', email: 'lucia@acueducto.example' },
  { id: 'uidMarioOrtiz002', name: 'Mario Ortiz', email: 'Mario.Ortiz@acueducto.example' },
  { id: 'uidSaraPineda003', name: 'Sara Pineda', email: 'sara@acueducto.example' },
] as const

const PLACES = [
  { location: 'Centro Sur', municipality: 'Querétaro', point: [20.5636, -100.369] },
  { location: 'Juriquilla', municipality: 'Querétaro', point: [20.7031, -100.4474] },
  { location: 'Parque El Marqués', municipality: 'El Marqués', point: [20.598, -100.2653] },
  { location: 'El Pueblito', municipality: 'Corregidora', point: [20.5396, -100.4419] },
  { location: 'Parque Nuevo San Juan', municipality: 'San Juan del Río', point: [20.3783, -100.0057] },
] as const

const KINDS = [
  { type: 'bodega', noun: 'Bodega', area: 1200, monthly: 96_000, amenities: ['con_servicios', 'seguridad'] },
  { type: 'oficina', noun: 'Oficina', area: 140, monthly: 38_500, amenities: ['amueblada', 'aire', 'internet'] },
  { type: 'local', noun: 'Local', area: 85, monthly: 27_000, amenities: ['obra_blanca', 'estacionamiento'] },
  { type: 'terreno', noun: 'Terreno', area: 5000, monthly: 60_000, amenities: ['terreno_brena'] },
] as const

const STATUSES = ['disponible', 'disponible', 'disponible', 'separada', 'pausada', 'vendida'] as const
const FIRST_DAY = Date.UTC(2024, 2, 4, 16, 30)
const DAY = 86_400_000

/**
 * An export of the earlier system (spec, section 3) of a made-up agency of Querétaro: properties, people, log and settings.
 * It is the same for the same arguments. Timestamps are of every kind, and every tenth property has no ID of its own.
 */
export function buildFirestoreExport({ count = 60, form = 'byId' }: Choices = {}) {
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_none, at): [string, Fields] => [documentId(at), { ...propertyAt(at), images: [] }]),
  )
  const users = Object.fromEntries(
    PEOPLE.map(({ id, name, email }, at): [string, Fields] => [
      id,
      { name, email, role: 'admin', createdAt: timestampAt(FIRST_DAY + at * DAY), lastLogin: isoAt(at * 9) },
    ]),
  )
  const globalConfig: Documents = {
    general: {
      contactName: MOVING_AGENCY.name,
      contactPhone: MOVING_AGENCY.phone,
      contactEmail: MOVING_AGENCY.email,
      createdAt: isoAt(0),
      updatedAt: isoAt(100),
    },
  }
  const collections = { properties, users, activity_logs: logOf(properties), globalConfig }
  return Object.fromEntries(
    Object.entries(collections).map(([name, documents]) => [name, inForm(name, documents, form)]),
  )
}

function propertyAt(at: number): Fields {
  const place = itemAt(PLACES, at)
  const kind = itemAt(KINDS, at + Math.floor(at / PLACES.length))
  const isSale = at % 3 === 2
  const area = kind.area + at * 10
  const currency = at % 7 === 6 ? 'USD' : 'MXN'
  const price = (isSale ? kind.monthly * 150 : kind.monthly + at * 500) / (currency === 'USD' ? 20 : 1)
  const [latitude, longitude] = place.point
  return {
    title: `${kind.noun} en ${isSale ? 'venta' : 'renta'} en ${place.location} ${at + 1}`,
    description: `${kind.noun} de ${area} m² en ${place.location}, ${place.municipality}.`,
    price: String(price),
    currency,
    location: place.location,
    address: `Calle ${at + 1} número ${at + 10}`,
    area: String(area),
    constructionArea: kind.type === 'terreno' ? '' : String(area - 20),
    frontage: at % 2 === 0 ? 12.5 : '',
    depth: at % 2 === 0 ? 30 : '',
    pricePerM2: '',
    propertyId: at % 10 === 9 ? '' : `ACU-${String(at + 1).padStart(3, '0')}`,
    lotSize: '',
    type: kind.type,
    category: isSale ? 'venta' : 'renta',
    status: itemAt(STATUSES, at),
    amenities: [...kind.amenities],
    state: 'Querétaro',
    municipality: place.municipality,
    timeAlert: at % 6 === 5 ? '2027-06-30' : '',
    googleMapsLink: `https://www.google.com/maps?q=${latitude + at / 10_000},${longitude}`,
    createdAt: at % 2 === 0 ? isoAt(at) : timestampAt(FIRST_DAY + at * DAY),
    createdBy: itemAt(PEOPLE, at).id,
    ...(at % 5 === 0 && { updatedAt: isoAt(at + 30), updatedBy: itemAt(PEOPLE, at + 1).id }),
  }
}

/** One entry for each new property, some changes, and one about a property that was deleted. */
function logOf(properties: Documents): Documents {
  const entries = Object.entries(properties).flatMap(([id, { title, propertyId }], at) => {
    const about = { propertyId: id, propertyTitle: title, details: `Código: ${String(propertyId)}` }
    const made = { action: 'create_property', type: 'property_creation', timestamp: isoAt(at), ...by(at), ...about }
    const edited = {
      action: 'edit_property',
      type: 'property_edit',
      timestamp: isoAt(at + 30),
      ...by(at + 1),
      ...about,
    }
    return at % 5 === 0 ? [made, edited] : [made]
  })
  const deleted = {
    action: 'delete_property',
    type: 'property_deletion',
    propertyId: documentId(9_999),
    propertyTitle: 'Local que ya no existe',
    timestamp: isoAt(90),
    details: '',
    ...by(0),
  }
  return Object.fromEntries([...entries, deleted].map((entry, at) => [`log${String(at).padStart(17, '0')}`, entry]))
}

function by(at: number) {
  const { id, name, email } = itemAt(PEOPLE, at)
  // The earlier system stores the e-mail of a person without a name.
  return { userId: id, userName: at % 4 === 3 ? email : name }
}

/** An id as Firestore makes them: 20 letters and digits. */
function documentId(at: number): string {
  return `acu${String(at * 7_919 + 100_003).padStart(13, 'x')}${String(at).padStart(4, '0')}`
}

function isoAt(days: number): string {
  return new Date(FIRST_DAY + days * DAY).toISOString()
}

/** A timestamp as the client library of Firestore writes it. */
function timestampAt(milliseconds: number) {
  return { _seconds: milliseconds / 1000, _nanoseconds: 0 }
}

function itemAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('the list is empty')
  return item
}

function inForm(collection: string, documents: Documents, form: ExportForm) {
  if (form === 'byId') return documents
  if (form === 'array') return Object.entries(documents).map(([id, fields]) => ({ id, ...fields }))
  return {
    documents: Object.entries(documents).map(([id, fields]) => ({
      name: `projects/acueducto/databases/(default)/documents/${collection}/${id}`,
      fields: typedFields(fields),
    })),
  }
}

function typedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typedValue(value)]))
}

function typedValue(value: unknown): Fields {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typedValue) } }
  if (typeof value !== 'object' || value === null) return { nullValue: null }
  if ('_seconds' in value) return { timestampValue: new Date(Number(value['_seconds']) * 1000).toISOString() }
  return { mapValue: { fields: typedFields({ ...value }) } }
}
