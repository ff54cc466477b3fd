import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Amenity } from '#app/properties/facts/amenities.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { lotOf, roundDown } from '#demo/lot.ts'
import { terms } from '#demo/terms.ts'
import { capital, inWords, quantity } from '#demo/wording.ts'

/** A warehouse for distribution: docks, a yard for trailers, height. */
export function distributionCenter(scene: Scene): Outline {
  const { random, zone, category, onRoad, here, town, reach } = scene
  const [smallest, largest] = random.weighted([
    [[2200, 3600], 6],
    [[3700, 6500], 4],
    [[6600, 14_000], 2],
  ] as const)
  const area = random.step(smallest, largest, 100)
  const constructionArea = roundDown((area * random.int(92, 97)) / 100, 10)
  const lot = lotOf(random, (constructionArea * random.step(160, 190, 5)) / 100, [45, 70])
  const yard = Math.min(40, Math.floor(((lot.lotSize - constructionArea) / lot.frontage) * 0.95))
  const docks = Math.max(3, Math.round(area / random.step(600, 900, 50)))
  const height = random.pick([8, 8.5, 9, 9.5, 10, 11, 12])
  const slab = height < 10 ? random.pick([15, 18]) : 20
  const power = random.pick(area < 5000 ? [150, 225, 300] : [300, 500, 750])
  const office = roundDown(area * 0.05, 10)
  const guarded = random.chance(0.6)
  const divisible = area >= 4000 && area % 200 === 0
  const amenities: Amenity[] = ['con_servicios', 'estacionamiento', ...(guarded ? (['seguridad'] as const) : [])]
  const docksInWords = inWords(docks)
  return {
    type: 'bodega',
    kind: 'distribution center',
    market: 'industrial',
    measures: { area, constructionArea, ...lot, yearBuilt: random.int(2004, 2024) },
    technical: {
      // What the trade asks of class A: 9 m, 5 t/m², spans of 14 m and a yard of 40 m.
      buildingClass: height >= 10 && yard >= 40 ? 'A' : 'B',
      clearHeight: height,
      docks,
      ramps: 1,
      power,
      floorLoad: slab >= 20 ? 6 : slab >= 18 ? 5 : 4,
      yardDepth: yard,
      bayWidth: height >= 10 ? 15 : 12,
      bayDepth: height >= 10 ? 24 : 20,
      officeArea: office,
      fireProtection: 'hidrantes',
      construction: 'existente',
      divisibleFrom: divisible ? area / 2 : null,
    },
    amenities,
    places: [
      [
        'loadingDocks',
        'gatedWarehouse',
        'sawtoothPlant',
        'steelWarehouse',
        'precastWarehouse',
        ...(area < 5000 ? (['vaultedWarehouse'] as const) : []),
      ],
      ['emptyHall'],
      ['rackedHall'],
    ],
    titles: random.turn('distribution center titles', [
      [`Bodega con ${docks} andenes ${here}`, `Centro de distribución de ${formatCount(area)} m² ${here}`],
      [
        `Centro de distribución con ${docks} andenes ${onRoad}`,
        `Bodega con ${docks} andenes y ${height} m de altura libre`,
      ],
      [`Nave logística de ${formatCount(area)} m² ${here}`, `Nave logística con ${docks} andenes ${here}`],
      [`Bodega con ${docks} andenes y patio de ${yard} m de fondo`, `Bodega con patio para tráiler ${here}`],
      [
        `Nave con ${height} m de altura libre y ${docks} andenes ${here}`,
        `Nave de ${formatCount(area)} m² con andenes ${onRoad}`,
      ],
      [`Bodega logística ${onRoad}, ${docks} andenes y ${power} kVA`, `Bodega logística con ${power} kVA ${here}`],
      guarded
        ? [`Centro de distribución con caseta y ${docks} andenes`, `Bodega con caseta y andenes ${here}`]
        : [
            `Bodega con andenes y oficinas de ${formatCount(office)} m² ${here}`,
            `Bodega con ${docks} andenes y oficinas`,
          ],
    ]),
    openings: [
      `Bodega de ${formatArea(area)} ${onRoad}, con ${docksInWords} andenes y acceso para tráiler de 53 pies.`,
      `Centro de distribución ${town}, ${reach}.`,
      `${capital(docksInWords)} andenes y un patio de maniobras de ${formatLength(yard)} de fondo: el tráiler entra, gira y sale de frente.`,
      `Nave con ${formatArea(constructionArea)} construidos en un lote de ${formatArea(lot.lotSize)}, ${reach}.`,
      `Tiene ${docksInWords} andenes a un solo costado y está ${town}, ${reach}.`,
    ],
    facts: [
      [
        `Altura libre de ${formatLength(height)} y piso de concreto de ${quantity(slab, 'cm')}.`,
        `Piso de concreto de ${quantity(slab, 'cm')}, ${formatLength(height)} de altura libre y lámina con aislante.`,
        `Caben racks de varios niveles: tiene ${formatLength(height)} libres y piso de ${quantity(slab, 'cm')}.`,
      ],
      [
        `Incluye ${formatArea(office)} de oficinas en dos niveles, con baños para personal operativo aparte.`,
        `Las oficinas ocupan ${formatArea(office)}, con comedor y baños.`,
      ],
      [
        `Subestación de ${quantity(power, 'kVA')} y red contra incendio con hidrantes.`,
        `La subestación instalada es de ${quantity(power, 'kVA')}.`,
      ],
      guarded
        ? [
            'Caseta de vigilancia las 24 horas y barda perimetral.',
            'Acceso controlado con caseta y barda en todo el predio.',
          ]
        : [
            'Barda perimetral y portón corredizo para tráiler.',
            'El predio está bardeado y tiene acceso independiente para autos.',
          ],
      [
        `${capital(docksInWords)} andenes con rampa niveladora y una rampa a nivel de piso.`,
        'Los andenes tienen rampa niveladora, sello y luz de maniobra.',
      ],
    ],
    closings: [
      ...terms(random, category, 'a', true),
      ...(divisible && category === 'renta'
        ? [`Si necesitas menos espacio, se divide en dos módulos de ${formatArea(area / 2)}.`]
        : []),
      ...(zone.side ? [`Te sirve si surtes el ${zone.side} del área metropolitana.`] : []),
    ],
  }
}
