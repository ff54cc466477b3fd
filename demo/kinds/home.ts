import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { lotOf } from '#demo/lot.ts'
import { terms } from '#demo/terms.ts'
import { inWords } from '#demo/wording.ts'

/** Where houses from before 1960 still stand. */
const OLD_QUARTERS: ReadonlySet<string> = new Set(['Obispado', 'Mitras Centro', 'Chepevera'])

/** A house that works as an office, a clinic or a school. */
export function house({ random, zone, category, onRoad, here, town, reach }: Scene): Outline {
  const old = OLD_QUARTERS.has(zone.name) && random.chance(0.35)
  const constructionArea = random.step(220, 520, 10)
  const lot = lotOf(random, constructionArea * (random.step(112, 150, 2) / 100), [40, 70])
  const area = lot.lotSize
  const bedrooms = random.int(4, Math.max(4, Math.round(constructionArea / 58)))
  const bathrooms = Math.max(3, bedrooms - random.int(1, 2))
  const parking = random.int(3, Math.floor(lot.frontage / 2.5))
  const noun = old ? 'Casona' : 'Casa'
  return {
    type: 'casa',
    kind: 'house',
    market: 'house',
    measures: {
      area,
      constructionArea,
      ...lot,
      bedrooms,
      bathrooms,
      yearBuilt: old ? random.int(1932, 1960) : random.int(1972, 2012),
    },
    technical: { landUse: 'Comercial y de servicios', floors: old ? null : 2, parkingSpaces: parking },
    amenities: [
      'con_servicios',
      'estacionamiento',
      ...(random.chance(0.6) ? (['jardin'] as const) : []),
      ...(random.chance(0.6) ? (['aire'] as const) : []),
      ...(random.chance(0.12) ? (['alberca'] as const) : []),
    ],
    places: [old ? ['stoneHouse', 'tileHouse'] : ['modernHouse', 'whiteHouse', 'gardenHouse']],
    rooms: old ? [] : [['privateOffice']],
    titles: random.turn('house titles', [
      [`${noun} con uso de suelo comercial ${here}`, `${noun} con uso de suelo comercial ${onRoad}`],
      [
        `${noun} adaptada para oficinas con ${inWords(parking)} cajones ${here}`,
        `${noun} adaptada para oficinas ${onRoad}`,
      ],
      [`${noun} para consultorios ${here}`, `${noun} para consultorios de ${formatCount(constructionArea)} m² ${here}`],
      [
        `${noun} de ${formatCount(constructionArea)} m² con ${inWords(bedrooms)} privados ${here}`,
        `${noun} con ${inWords(bedrooms)} privados ${onRoad}`,
      ],
      [`${noun} para escuela o guardería ${here}`, `${noun} para despacho ${onRoad}`],
    ]),
    openings: [
      `${noun} de ${formatArea(constructionArea)} con uso de suelo comercial ${town}, ${reach}.`,
      `${noun} ${onRoad} en lote de ${formatLength(lot.frontage)} por ${formatLength(lot.depth)}.`,
      `Tiene ${inWords(bedrooms)} habitaciones que hoy son privados, ${inWords(bathrooms)} baños y cocina.`,
      `${noun} adaptada para oficinas ${here}, ${reach}.`,
    ],
    facts: [
      [
        `Las ${inWords(bedrooms)} habitaciones funcionan como privados y la estancia como recepción.`,
        `Hay ${inWords(bedrooms)} privados, recepción y sala de juntas.`,
      ],
      [`Caben ${inWords(parking)} autos al frente.`, `Estacionamiento para ${inWords(parking)} autos dentro del lote.`],
      ['Instalación eléctrica nueva y red de datos en cada cuarto.', 'Cisterna, clima en planta alta y luz trifásica.'],
      old
        ? ['Conserva pisos de pasta y puertas de mezquite.', 'Techos altos, puertas de madera y herrería original.']
        : ['Dos niveles, con medio baño en planta baja.', 'La cocina quedó como comedor para personal.'],
      ['El uso de suelo permite oficinas, consultorios y servicios.', 'La licencia de uso de suelo está vigente.'],
    ],
    closings: terms(random, category, 'a', false),
  }
}

/** A flat used as an office or a consulting room, or to live in. */
export function apartment({ random, category, onRoad, here, town, reach }: Scene): Outline {
  const area = random.step(58, 145, 1)
  const bedrooms = area < 75 ? random.int(1, 2) : random.int(2, 3)
  const bathrooms = bedrooms === 1 ? 1 : random.pick([1.5, 2, 2])
  const floor = random.int(2, 9)
  const parking = random.int(1, 2)
  const adapted = random.chance(0.35)
  const furnished = !adapted && random.chance(0.45)
  const rooms = bedrooms === 1 ? 'una recámara' : `${inWords(bedrooms)} recámaras`
  const spaces = parking === 1 ? 'un cajón' : 'dos cajones'
  const extras = (['gym', 'alberca', 'terraza', 'seguridad', 'internet'] as const).filter(() => random.chance(0.35))
  return {
    type: 'departamento',
    kind: 'apartment',
    market: 'apartment',
    measures: { area, constructionArea: area, bedrooms, bathrooms, yearBuilt: random.int(1998, 2024) },
    technical: { floorNumber: floor, parkingSpaces: parking },
    amenities: ['estacionamiento', 'aire', ...(furnished ? (['amueblada'] as const) : []), ...extras],
    // The block has four storeys.
    places: [
      floor > 4 ? ['mixedUse', 'flatTower'] : ['mixedUse', 'flatTower', 'flatBlock'],
      ['livingRoom'],
      ['kitchen'],
      ['bedroom'],
    ],
    titles: random.turn('apartment titles', [
      adapted
        ? [`Departamento acondicionado como consultorio ${here}`, `Departamento acondicionado como oficina ${here}`]
        : [`Departamento de ${formatCount(area)} m² ${here}`, `Departamento con ${spaces} ${onRoad}`],
      [`Departamento de ${rooms} en piso ${floor} ${here}`, `Departamento de ${formatCount(area)} m² ${onRoad}`],
      furnished
        ? [`Departamento amueblado para ejecutivos ${here}`, `Departamento amueblado de ${rooms} ${here}`]
        : [`Departamento con ${spaces} ${here}`, `Departamento de ${rooms} ${onRoad}`],
      [
        `Departamento con vista a la ciudad en piso ${floor}`,
        `Departamento de ${formatCount(area)} m² con vista ${here}`,
      ],
    ]),
    openings: [
      `Departamento de ${formatArea(area)} en el piso ${floor}, ${onRoad}.`,
      `Departamento de ${rooms} ${town}, ${reach}.`,
      `${formatArea(area)} en un edificio con elevador ${here}, ${reach}.`,
    ],
    facts: [
      adapted
        ? [
            `Tiene ${rooms} que hoy son ${bedrooms === 1 ? 'consultorio' : 'consultorios'} y sala de espera.`,
            'La estancia funciona como sala de espera y hay tarja en cada cuarto.',
          ]
        : [`Tiene ${rooms}, estancia y cocina abierta.`, `Son ${rooms} con clóset, estancia y área de lavado.`],
      [`Incluye ${spaces} y bodega.`, `Incluye ${spaces} en el sótano.`],
      furnished
        ? ['Se entrega amueblado y con línea blanca.', 'Muebles, clima y línea blanca incluidos.']
        : ['Clima en todas las áreas y calentador de paso.', 'Cocina con barra y clima instalado.'],
      ['El reglamento permite oficina o consultorio sin anuncio exterior.', 'Hay elevador y acceso con tarjeta.'],
    ],
    closings: terms(random, category, 'o', false),
  }
}
