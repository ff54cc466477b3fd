import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { lotOf, roundDown } from '#demo/lot.ts'
import { terms } from '#demo/terms.ts'
import { capital, inWords } from '#demo/wording.ts'

/** A warehouse inside the city: last mile, workshop, stock with an office. */
export function smallWarehouse(scene: Scene): Outline {
  const { random, zone, category, onRoad, here, town, reach } = scene
  const area = random.step(220, 1150, random.pick([5, 10, 10, 50]))
  const office = random.step(20, Math.max(25, area * 0.12), 5)
  const constructionArea = Math.min(area, roundDown((area * random.int(92, 100)) / 100, 5))
  const lot = lotOf(random, area * (random.step(110, 140, 5) / 100), [35, 60])
  const height = random.pick([5, 5.5, 6, 6.5, 7])
  const parking = random.int(2, 8)
  const doors = random.int(1, 3)
  const [truck, trucks] = random.pick([
    ['torton', 'un torton'],
    ['rabón', 'un rabón'],
    ['camión de 3.5 toneladas', 'un camión de 3.5 toneladas'],
  ] as const)
  const door = doors === 1 ? 'un portón' : `${inWords(doors)} portones`
  return {
    type: 'bodega',
    kind: 'small warehouse',
    market: 'smallWarehouse',
    measures: { area, constructionArea, ...lot, yearBuilt: random.int(1988, 2022) },
    technical: { buildingClass: 'C', clearHeight: height, officeArea: office, parkingSpaces: parking },
    amenities: ['con_servicios', ...(parking > 3 ? (['estacionamiento'] as const) : [])],
    places: [
      ['brickWorkshop', 'steelWarehouse', 'vaultedWarehouse', area < 700 ? 'unitWarehouse' : 'sawtoothPlant'],
      ['emptyHall'],
      ['rackedHall'],
    ],
    titles: random.turn('small warehouse titles', [
      [`Bodega de última milla ${here}`, `Bodega de ${formatCount(area)} m² para última milla ${here}`],
      [`Bodega con oficina al frente ${here}`, `Bodega con oficina de ${office} m² ${onRoad}`],
      [`Bodega de ${formatCount(area)} m² con entrada para ${truck}`, `Bodega con entrada para ${truck} ${here}`],
      [`Bodega en esquina ${onRoad}`, `Bodega de ${formatCount(area)} m² en esquina ${here}`],
      [`Bodega con ${height} m de altura y ${door} ${here}`, `Bodega con ${door} ${onRoad}`],
      [
        `Bodega${area < 450 ? ' chica' : ''} con ${parking} cajones ${here}`,
        `Bodega de ${formatCount(area)} m² con ${parking} cajones`,
      ],
      [`Bodega para taller o almacén ${here}`, `Bodega de ${formatCount(area)} m² para taller ${here}`],
    ]),
    openings: [
      `Bodega de ${formatArea(area)} ${onRoad}, ${reach}.`,
      `${capital(door)} de lámina y ${formatLength(height)} de altura: entra ${trucks} sin maniobrar en la calle.`,
      `Bodega con oficina de ${formatArea(office)} al frente, ${town}, ${reach}.`,
      `${formatArea(area)} en una sola planta ${here}, a nivel de banqueta.`,
      `Bodega en lote de ${formatLength(lot.frontage)} de frente por ${formatLength(lot.depth)} de fondo, ${reach}.`,
    ],
    facts: [
      [
        `Piso de concreto, ${formatLength(height)} de altura y luz trifásica.`,
        `Luz trifásica, agua y drenaje; altura de ${formatLength(height)}.`,
      ],
      [
        `La oficina mide ${formatArea(office)} y tiene baño y clima.`,
        `Oficina de ${formatArea(office)}, dos baños y regadera para personal.`,
      ],
      [`Tiene ${inWords(parking)} cajones al frente.`, `Estacionas ${inWords(parking)} autos sin estorbar la carga.`],
      ['Muros de block hasta tres metros y lámina en el resto.', 'Está impermeabilizada y recién pintada por dentro.'],
      [
        `Entra ${trucks} por ${doors === 1 ? 'el portón' : `cualquiera de los ${door}`}.`,
        `Acceso para ${truck} y calle pavimentada.`,
      ],
    ],
    closings: [
      ...terms(random, category, 'a', true),
      ...(zone.side ? [`Desde aquí repartes en el ${zone.side} de la ciudad.`] : []),
      'Te sirve como almacén o como punto de reparto.',
    ],
  }
}
