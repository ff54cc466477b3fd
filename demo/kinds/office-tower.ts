import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { terms } from '#demo/terms.ts'
import { inWords } from '#demo/wording.ts'

const VIEWS = ['al Cerro de la Silla', 'a la Sierra Madre', 'al Cerro de las Mitras', 'a la ciudad'] as const

/** A floor, or part of one, in a tower. */
export function towerOffice({ random, category, onRoad, here, town, reach }: Scene): Outline {
  const [smallest, largest] = random.weighted([
    [[90, 260], 6],
    [[270, 600], 3],
    [[620, 1400], 1],
  ] as const)
  const area = random.step(smallest, largest, 10)
  const floor = random.int(4, 22)
  const floors = floor + random.int(2, 8)
  const view = random.pick(VIEWS)
  const parking = Math.max(2, Math.round(area / 30))
  const elevators = random.int(2, 3 + Math.round(floors / 8))
  const finish = random.weighted([
    ['furnished', 4],
    ['finished', 3],
    ['bare', 3],
  ] as const)
  const rooms = random.int(2, 6)
  const desks = roundDesks(area)
  return {
    type: 'oficina',
    kind: 'tower office',
    market: 'towerOffice',
    measures: { area, constructionArea: area, yearBuilt: random.int(2008, 2024) },
    technical: {
      buildingClass: floors >= 15 ? 'A' : 'B',
      floorNumber: floor,
      floors,
      elevators,
      backupPower: 'si',
      parkingSpaces: parking,
    },
    amenities: [
      finish === 'furnished' ? 'amueblada' : finish === 'finished' ? 'obra_blanca' : 'obra_gris',
      'estacionamiento',
      'seguridad',
      ...(finish === 'bare' ? [] : (['aire', 'internet'] as const)),
      ...(random.chance(0.25) ? (['gym'] as const) : []),
    ],
    // No picture shows a bare floor: carpet, ceiling or furniture would belie it.
    places:
      finish === 'bare'
        ? [['glassTower', 'ribbedTower'], ['lobby']]
        : [
            ['glassTower', 'ribbedTower'],
            [finish === 'furnished' ? 'openOffice' : 'emptyOffice'],
            ['meetingRoom', 'marbleMeetingRoom'],
            ['lobby'],
            ['privateOffice'],
          ],
    titles: random.turn('tower office titles', [
      [`Oficina en piso ${floor} con vista ${view}`, `Oficina de ${formatCount(area)} m² en piso ${floor} ${here}`],
      [`Oficina de ${formatCount(area)} m² en torre ${onRoad}`, `Oficina en torre de ${floors} pisos ${here}`],
      finish === 'furnished'
        ? [`Oficina amueblada con ${desks} estaciones ${here}`, `Oficina amueblada en piso ${floor}`]
        : finish === 'finished'
          ? [`Oficina en obra blanca con ${rooms} privados ${here}`, `Oficina en obra blanca, piso ${floor}`]
          : [`Oficina en obra gris de ${formatCount(area)} m² ${here}`, `Oficina en obra gris, piso ${floor}`],
      [
        `Oficina con ${parking} cajones en torre corporativa ${here}`,
        `Torre corporativa: ${formatCount(area)} m² en piso ${floor}`,
      ],
      [`Piso ${floor} con vista ${view} ${here}`, `Piso ${floor}: ${formatCount(area)} m² ${onRoad}`],
    ]),
    openings: [
      `Oficina de ${formatArea(area)} en el piso ${floor} de una torre de ${floors}, ${onRoad}.`,
      `Piso ${floor} con vista ${view}, ${town}, ${reach}.`,
      `${formatArea(area)} en torre corporativa ${here}, con ${inWords(parking)} cajones asignados.`,
      `Oficina ${onRoad}, ${reach}; la torre tiene ${inWords(floors)} pisos y ${inWords(elevators)} elevadores.`,
    ],
    facts: [
      finish === 'furnished'
        ? [
            `Incluye ${desks} estaciones de trabajo, ${inWords(rooms)} privados y sala de juntas.`,
            `Está amueblada: ${desks} estaciones, recepción y sala de juntas.`,
          ]
        : finish === 'finished'
          ? [
              `Tiene ${inWords(rooms)} privados, sala de juntas, cocineta y dos baños.`,
              `Está en obra blanca, con ${inWords(rooms)} privados y cocineta.`,
            ]
          : [
              'Se entrega en obra gris, con ductos de clima y red contra incendio.',
              'Está en obra gris; la planta es libre, con columnas solo en el perímetro.',
            ],
      [
        `Incluye ${inWords(parking)} cajones, uno por cada ${formatArea(30)}.`,
        `Los ${inWords(parking)} cajones van en el contrato.`,
      ],
      [
        `Hay ${inWords(elevators)} elevadores, lobby con recepción y acceso con tarjeta.`,
        'Acceso con tarjeta, planta de emergencia y vigilancia las 24 horas.',
      ],
      [
        `La altura de piso a techo es de ${formatLength(random.pick([2.7, 2.8, 3]))}.`,
        'Cristal de piso a techo en todo el frente.',
      ],
      [`La vista es ${view}.`, 'En planta baja hay cafetería y banco.'],
    ],
    closings: terms(random, category, 'a', true),
  }
}

function roundDesks(area: number): number {
  return Math.max(8, Math.round(area / 9 / 2) * 2)
}
