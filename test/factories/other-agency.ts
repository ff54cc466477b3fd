import { EMPTY_AGENCY, NO_CASE } from '#app/agency/content/empty-agency.ts'
import type { AgencyContent } from '#app/agency/content/agency-content.ts'
import { insertComplex } from '#app/complexes/changes/complex-kind.server.ts'
import { writeConfig } from '#app/db/global-config.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { insertProperty } from '#app/editing/changes/property-rows.server.ts'
import type { PropertyInput } from '#app/catalogue/property/property-input.ts'
import { buildComplex } from './complex.ts'
import { bareProperty } from './property.ts'

const DATA: AgencyContent['datos'] = {
  ...EMPTY_AGENCY.datos,
  name: 'Naves del Bajío',
  legalName: 'Naves del Bajío, S.C.',
  tagline: 'Bienes industriales',
  founded: 2018,
  phone: '442 555 0137',
  whatsapp: '442 555 0138',
  email: 'hola@naves.example',
  hours: 'Lunes a sábado, 8:00 a 17:00',
  street: 'Calle Ocampo 73, Col. Niños Héroes',
  postalCode: '76010',
  locality: 'Querétaro',
  region: 'Querétaro',
  regionShort: 'Qro.',
  instagram: 'https://www.instagram.com/naves.example',
}

/** An agency of Querétaro that has said only who it is: all other texts are the product's. */
export const TERSE_AGENCY: AgencyContent = { ...EMPTY_AGENCY, datos: DATA }

/** The same agency with content in every section, and its own colours. */
export const FULL_AGENCY: AgencyContent = {
  ...EMPTY_AGENCY,
  datos: { ...DATA, description: 'Naves y locales en Querétaro y Guanajuato.' },
  marca: { ...EMPTY_AGENCY.marca, main: '#7c2d12', accent: '#0ea5e9' },
  inicio: {
    ...EMPTY_AGENCY.inicio,
    heading: 'Naves listas para producir',
    lead: 'Espacios industriales en {estado} desde {fundación}.',
    searchTitle: '¿Buscas nave?',
    searchText: 'Cuéntanos qué produces.',
    offerTitle: '¿Tienes una nave?',
    offerText: 'La promovemos.',
    closing: 'Hablemos',
  },
  servicios: {
    ...EMPTY_AGENCY.servicios,
    services: [
      {
        slug: 'naves-a-la-medida',
        name: 'Naves a la medida',
        icon: 'ciudad',
        summary: 'Diseño y obra.',
        description: 'De los planos a la entrega.',
        includes: ['Planos'],
        benefits: ['Un solo contrato'],
        isHidden: false,
        ...NO_CASE,
      },
    ],
  },
  historia: {
    ...EMPTY_AGENCY.historia,
    heading: 'Una firma del Bajío',
    milestones: [
      { year: 2018, title: 'Inicio', text: 'Abrimos en {ciudad}.' },
      { year: 2022, title: 'León', text: 'Segunda oficina.' },
    ],
    proposition: 'Visitamos cada nave antes de publicarla.',
    values: [{ name: 'Orden', text: 'Papeles en regla.' }],
  },
  clientes: {
    ...EMPTY_AGENCY.clientes,
    clients: [{ name: 'Textiles Arco', logo: null }],
  },
  privacidad: { lead: 'Tus datos.', updated: '2026-05-04', text: '## Quién {#quien}\n\n{razón social}, {domicilio}.' },
  terminos: { lead: 'Las reglas.', updated: '2026-05-04', text: '## Uso {#uso}\n\nEscríbenos a {correo}.' },
}

const HERE: Partial<PropertyInput> = { state: 'Querétaro', municipality: 'Querétaro', location: 'Juriquilla' }
const PROPERTIES: readonly (Partial<PropertyInput> & { title: string })[] = [
  { title: 'Bodega en Corregidora', type: 'bodega', municipality: 'Corregidora', location: 'El Pueblito', area: 850 },
  { title: 'Oficina en Juriquilla', type: 'oficina', area: 212, pricePerM2Cents: 25_000 },
  { title: 'Local en Plaza', type: 'local', category: 'venta', municipality: 'El Marqués', location: 'La Cañada' },
  { title: 'Terreno en Colón', type: 'terreno', category: 'venta', municipality: 'Colón', location: 'Ajuchitlán' },
  { title: 'Bodega en San Juan', municipality: 'San Juan del Río', location: 'Centro', type: 'bodega', area: 1325 },
  { title: 'Casa en Milenio', type: 'casa', category: 'venta', location: 'Milenio III', googleMapsLink: null },
  { title: 'Bodega en León', type: 'bodega', state: 'Guanajuato', municipality: 'León', location: 'Las Trojes' },
  { title: 'Oficina en Celaya', type: 'oficina', state: 'Guanajuato', municipality: 'Celaya', location: 'Centro' },
  {
    title: 'Nave en renta o venta',
    type: 'bodega',
    municipality: 'El Marqués',
    location: 'Parque Bernardo Quintana',
    secondCategory: 'venta',
    secondPriceCents: 1_830_000_000,
  },
]

/** Fills a store with the catalogue of an agency of Querétaro, which also works in Guanajuato. */
export async function fillWithQueretaro({ db }: Pick<Store, 'db'>, now: Date): Promise<void> {
  await writeConfig(db, { homeStates: JSON.stringify(['Querétaro', 'Guanajuato']), zones: null, landmarks: null }, now)
  const { id: complexId } = await insertComplex(
    db,
    buildComplex({
      name: 'Parque Aeropuerto',
      description: 'Parque industrial con caseta.',
      state: 'Querétaro',
      municipality: 'Colón',
      location: 'Galeras',
      address: 'Carretera 57 km 5',
      googleMapsLink: '20.6173, -100.1857',
    }),
    { createdBy: null, now },
  )
  const properties = PROPERTIES.map((property, at) => propertyOf(property, at))
  const space = propertyOf({ title: 'Nave del parque', type: 'bodega', municipality: 'Colón' }, PROPERTIES.length)
  for (const property of properties) await insertProperty(db, property, { createdBy: null, now })
  await insertProperty(db, { ...space, location: 'Galeras', complexId }, { createdBy: null, now })
}

function propertyOf(overrides: Partial<PropertyInput> & { title: string }, at: number): PropertyInput {
  return bareProperty({
    category: 'renta',
    priceCents: 8_350_000 + at * 1_270_000,
    propertyId: `NB-${21 + at}`,
    description: 'Con patio y luz trifásica.',
    googleMapsLink: `20.${5700 + at * 37}, -100.${4400 - at * 51}`,
    ...HERE,
    ...overrides,
    location: overrides.location ?? 'Juriquilla',
  })
}
