import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMENITIES } from '#app/catalogue/facts/amenities.ts'
import { UNKNOWN } from '#app/catalogue/facts/fact-columns.ts'
import { FACT_NAMES, factOf } from '#app/catalogue/facts/facts.ts'
import { PROPERTY_TYPES } from '#app/catalogue/facts/vocabulary.ts'
import { type DescribedFacts, draftDescription } from './draft-description.ts'

function describe(facts: Partial<DescribedFacts>): string {
  return draftDescription({ ...UNKNOWN, amenities: [], photos: [], plans: [], today: '2026-11-27', ...facts })
}

test('a warehouse', () => {
  const facts = {
    type: 'bodega',
    subtype: 'nave',
    category: 'renta',
    secondCategory: 'venta',
    location: 'El Mezquital',
    municipality: 'Apodaca',
    area: 2400,
    buildingClass: 'A',
    clearHeight: 11,
    docks: 4,
    levelers: 4,
    ramps: 1,
    yardDepth: 30,
    floorLoad: 6,
    bayWidth: 15,
    bayDepth: 24,
    power: 150,
    voltage: '220 V',
    fireProtection: 'rociadores',
    sprinklerType: 'esfr',
    waterSupply: 'pozo',
    fiber: 'si',
    gas: 'no',
    officeArea: 120,
    divisibleFrom: 500,
    yearBuilt: 2005,
    landUse: 'Industrial',
    deliveryDate: '2027-03-12',
    construction: 'en_obra',
    amenities: ['con_servicios', 'seguridad'],
  } satisfies Partial<DescribedFacts>
  expect(describe(facts).split(/(?<=\.) /)).toEqual([
    'Nave industrial clase A de 2,400 m² en renta o venta en El Mezquital, Apodaca.',
    'Tiene 11 m de altura libre, 4 andenes con 4 niveladores, 1 rampa a nivel de piso y patio de maniobras de 30 m.',
    'El piso resiste 6 t/m² y los claros son de 15 m por 24 m.',
    'Cuenta con 150 kVA de energía eléctrica a 220 V, rociadores contra incendio (ESFR), pozo propio y fibra óptica.',
    'Incluye 120 m² de oficinas.',
    'Se divide desde 500 m².',
    'Está en obra y se entrega el 12 de marzo de 2027.',
    'Construcción de 2005.',
    'Uso de suelo: industrial.',
    'También tiene servicios y seguridad 24/7.',
  ])
})

test('an office', () => {
  const facts = {
    type: 'oficina',
    category: 'renta',
    location: 'San Pedro Garza García',
    municipality: 'San Pedro Garza García',
    area: 90,
    floorNumber: 15,
    floors: 18,
    elevators: 1,
    capacity: 10,
    parkingSpaces: 3,
    parkingRatio: 30,
    backupPower: 'si',
    fitOut: 'obra_blanca',
    rentableArea: 90,
    usableArea: 81.8,
    remodeledYear: 2016,
    availableFrom: '2026-01-01',
    certifications: 'LEED Gold',
    amenities: ['estacionamiento', 'obra_blanca', 'internet', 'aire'],
  } satisfies Partial<DescribedFacts>
  expect(describe(facts)).toBe(
    'Oficina de 90 m² en el piso 15 en renta en San Pedro Garza García. El edificio tiene 18 niveles y 1 elevador. ' +
      'Tiene espacio para 10 personas y 3 cajones de estacionamiento (uno por cada 30 m²). Cuenta con planta de luz. ' +
      'Se entrega en obra blanca. Certificaciones: LEED Gold. La superficie rentable es de 90 m² y la útil, de 81.8 m². ' +
      'Construcción remodelada en 2016. También tiene internet y aire acondicionado. Está disponible de inmediato.',
  )
})

test('a shop', () => {
  const facts = {
    type: 'local',
    category: 'traspaso',
    location: 'Sendero',
    municipality: 'General Escobedo',
    area: 125,
    shopLevel: 'planta_baja',
    corner: 'si',
    frontage: 8.5,
    extraction: 'si',
    greaseTrap: 'no',
    signage: 'fachada',
    waterSupply: 'no',
    plaza: 'Sendero',
    anchorStore: 'Soriana',
    allowedUses: 'Óptica y farmacia.',
    forbiddenUses: 'bares',
    amenities: ['obra_gris'],
  } satisfies Partial<DescribedFacts>
  expect(describe(facts)).toBe(
    'Local comercial de 125 m² en planta baja en esquina en traspaso en Sendero, General Escobedo. ' +
      'Tiene 8.5 m de frente. Cuenta con extracción y anuncio en fachada. La tienda ancla es Soriana. ' +
      'Giros permitidos: óptica y farmacia. Giros no permitidos: bares. Está en la plaza Sendero. Se entrega en obra gris.',
  )
  expect(describe({ ...facts, precision: 'zona' })).not.toContain('plaza')
})

test('land', () => {
  const facts = {
    type: 'terreno',
    subtype: 'terreno_brena',
    location: 'Libramiento Noroeste',
    state: 'Nuevo León',
    area: 24_047,
    frontage: 139,
    depth: 173,
    fronts: 2,
    topography: 'pendiente_suave',
    waterAtLot: 'si',
    sewerAtLot: 'no',
    electricityAtLot: 'si',
    occupation: 0.7,
    utilization: 1.4,
    density: 40,
    landUse: 'H2',
    utilityPermits: 'En trámite',
    amenities: ['terreno_brena', 'con_servicios'],
  } satisfies Partial<DescribedFacts>
  expect(describe(facts)).toBe(
    'Terreno en breña de 24,047 m² (2.4 ha) en venta en Libramiento Noroeste, Nuevo León. ' +
      'Mide 139 m de frente por 173 m de fondo. Tiene 2 frentes y topografía de pendiente suave. ' +
      'A pie de lote hay agua y luz. Se puede construir con COS de 0.7, CUS de 1.4 y densidad de 40 viv/ha. ' +
      'Factibilidades: en trámite. Uso de suelo: H2.',
  )
})

test('a house and an apartment', () => {
  expect(
    describe({
      type: 'casa',
      location: 'Chepevera',
      area: 726,
      bedrooms: 7,
      bathrooms: 1,
      constructionArea: 500,
      lotSize: 726,
      frontage: 22,
      amenities: ['terraza', 'jardin'],
    }),
  ).toBe(
    'Casa de 726 m² en venta en Chepevera. Tiene 7 recámaras y 1 baño. La construcción es de 500 m² y el terreno es de 726 m². ' +
      'El terreno mide 22 m de frente. También tiene jardín y terraza.',
  )
  expect(describe({ type: 'departamento', location: 'Centro', area: 97, constructionArea: 97, bedrooms: 0 })).toBe(
    'Departamento de 97 m² en venta en Centro.',
  )
})

test('an empty form gives its type and operation only', () => {
  for (const type of PROPERTY_TYPES) expect(describe({ type })).toMatch(/^\p{L}+(?: comercial)? en venta\.$/u)
})

test('facts of another type, prices and what only the team knows are never stated', () => {
  expect(describe({ type: 'casa', docks: 9, priceCents: 500, lien: 'hipoteca', keyMoneyCents: 3 })).toBe(
    'Casa en venta.',
  )
})

test('whatever is known, the text consists of whole sentences', () => {
  const kinds = FACT_NAMES.map((name): [string, fc.Arbitrary<unknown>] => {
    const fact = factOf(name)
    if (fact.kind === 'choice' || fact.kind === 'code') return [name, fc.constantFrom(...fact.codes)]
    if (fact.kind === 'figure') return [name, fc.integer({ min: 0, max: 50 })]
    return [name, fact.kind === 'text' ? fc.constantFrom('Uno', 'A. y B.') : fc.constant(null)]
  })
  const facts = fc.record(Object.fromEntries(kinds), { requiredKeys: [] })
  fc.assert(
    fc.property(facts, fc.subarray([...AMENITIES]), (known, amenities) => {
      const text = describe({ ...known, amenities })
      expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u)
      expect(text).not.toMatch(/null|undefined|NaN|\.\.| {2}|,,|\b0 /)
    }),
  )
})
