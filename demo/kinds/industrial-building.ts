import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { lotOf, roundDown } from '#demo/lot.ts'
import { terms } from '#demo/terms.ts'
import { inWords, quantity } from '#demo/wording.ts'

/** A building for making things: span, power, crane. */
export function industrialBuilding(scene: Scene): Outline {
  const { random, category, onRoad, here, town, reach } = scene
  const [smallest, largest] = random.weighted([
    [[1200, 2400], 5],
    [[2500, 5000], 4],
    [[5100, 9000], 2],
  ] as const)
  const area = random.step(smallest, largest, 100)
  const constructionArea = roundDown((area * random.int(93, 98)) / 100, 10)
  const lot = lotOf(random, (constructionArea * random.step(140, 180, 5)) / 100, [45, 75])
  const height = random.pick([6, 6.5, 7, 7.5, 8, 9])
  const span = random.pick([18, 20, 24, 30])
  const power = random.pick(area < 2500 ? [112.5, 150, 225, 300] : [300, 500, 750])
  const crane = random.chance(0.35) ? random.pick([3, 5, 10, 15]) : null
  const office = roundDown(area * 0.07, 10)
  const doors = random.int(2, 4)
  const parking = random.step(8, Math.min(60, area / 75), 2)
  return {
    type: 'bodega',
    kind: 'industrial building',
    market: 'industrial',
    measures: { area, constructionArea, ...lot, yearBuilt: random.int(1994, 2023) },
    technical: {
      buildingClass: 'B',
      clearHeight: height,
      power,
      bayWidth: span,
      officeArea: office,
      railSpur: power === 750 && crane !== null ? 'si' : null,
      construction: 'existente',
      parkingSpaces: parking,
    },
    amenities: ['con_servicios', 'estacionamiento', ...(random.chance(0.4) ? (['seguridad'] as const) : [])],
    places: [
      [
        'steelWarehouse',
        'sawtoothPlant',
        'gatedWarehouse',
        'loadingDocks',
        'precastWarehouse',
        ...(crane === null ? (['vaultedWarehouse'] as const) : []),
        ...(area < 2500 ? (['brickWorkshop'] as const) : []),
      ],
      ['emptyHall'],
      ['rackedHall'],
    ],
    titles: random.turn('industrial building titles', [
      crane
        ? [`Nave industrial con grúa de ${crane} toneladas ${here}`, `Nave con grúa viajera y ${power} kVA ${here}`]
        : [`Nave industrial con ${power} kVA ${here}`, `Nave industrial de ${formatCount(area)} m² ${onRoad}`],
      [`Nave libre de columnas de ${formatCount(area)} m² ${here}`, `Nave con claro de ${span} m ${onRoad}`],
      [`Nave industrial con ${height} m de altura libre ${here}`, `Nave con ${height} m libres y ${power} kVA`],
      [`Nave de manufactura ${onRoad}`, `Nave de manufactura con ${power} kVA ${here}`],
      [`Nave industrial con oficinas y ${parking} cajones ${here}`, `Nave con ${doors} portones y oficinas ${here}`],
      [
        `Nave de ${formatCount(area)} m² en lote de ${formatCount(lot.lotSize)} m²`,
        `Nave de ${formatCount(area)} m² lista para maquinaria`,
      ],
    ]),
    openings: [
      `Nave industrial con ${formatArea(constructionArea)} construidos ${town}, ${reach}.`,
      `Nave libre de columnas con claro de ${formatLength(span)} y ${formatLength(height)} de altura libre.`,
      `Son ${formatArea(area)} ${onRoad}, en un lote de ${formatLength(lot.frontage)} de frente por ${formatLength(lot.depth)} de fondo.`,
      `Nave con ${inWords(doors)} portones para camión y ${quantity(power, 'kVA')} instalados, ${reach}.`,
      `Está ${town}, ${reach}: nave, oficinas y estacionamiento en el mismo predio.`,
    ],
    facts: [
      crane
        ? [
            `Grúa viajera de ${quantity(crane, 'toneladas')} con trabe carril en toda la nave.`,
            `La grúa viajera de ${quantity(crane, 'toneladas')} se queda en la nave.`,
          ]
        : ['La estructura admite grúa viajera; hoy no la tiene.', 'Techo con tragaluces y extractores de aire.'],
      [
        `Subestación propia de ${quantity(power, 'kVA')}, con factibilidad de aumento.`,
        `Tiene ${quantity(power, 'kVA')}, agua y drenaje industrial.`,
      ],
      [
        `Oficinas de ${formatArea(office)} al frente, con sala de juntas y tres baños.`,
        `Al frente hay ${formatArea(office)} de oficinas con clima.`,
      ],
      [
        `Piso de concreto reforzado y claros de ${formatLength(span)} sin columnas.`,
        `Altura libre de ${formatLength(height)} y lámina pintro con aislante.`,
      ],
      [`Estacionamiento interior para ${parking} autos.`, `Caben ${parking} autos y dos tráileres dentro del predio.`],
      [
        'Comedor, vestidores y baños para personal de dos turnos.',
        'Vestidores y comedor separados del área de producción.',
      ],
    ],
    closings: [
      ...terms(random, category, 'a', true),
      'Uso de suelo industrial vigente.',
      'Te sirve para ensamble, inyección o metalmecánica ligera.',
    ],
  }
}
