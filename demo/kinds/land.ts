import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Amenity } from '#app/properties/facts/amenities.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { lotOf } from '#demo/lot.ts'
import { terms } from '#demo/terms.ts'

/** Ten thousand m² are a hectare: from there on people say hectares. */
const HECTARE = 10_000

export function industrialLand({ random, category, onRoad, here, town, reach }: Scene): Outline {
  const [smallest, largest] = random.weighted([
    [[2500, 9000], 5],
    [[10_000, 30_000], 4],
    [[35_000, 120_000], 1],
  ] as const)
  const wanted = random.step(smallest, largest, 500)
  const { frontage, depth, lotSize: area } = lotOf(random, wanted, [35, 80])
  const served = random.chance(0.6)
  const fenced = random.chance(0.5)
  const power = random.pick([300, 500, 1000])
  const amenities: Amenity[] = served ? ['con_servicios'] : ['terreno_brena']
  const hectares = inHectares(area)
  const size = hectares ?? `${formatCount(area)} m²`
  return {
    type: 'terreno',
    kind: 'industrial land',
    market: 'industrialLand',
    measures: { area, frontage, depth, lotSize: area },
    technical: {
      landUse: 'Industrial',
      occupation: 0.7,
      utilization: 1.4,
      fronts: 1,
      topography: 'plano',
      ...(served && ({ waterAtLot: 'si', sewerAtLot: 'si', electricityAtLot: 'si' } as const)),
    },
    amenities,
    places: served
      ? [['levelledPlot', 'parkPlot', 'fencedPlot'], ['highwayPlot']]
      : [['largeTract', 'hillPlot'], ['highwayPlot'], ['fencedPlot']],
    titles: random.turn('industrial land titles', [
      served
        ? [`Terreno industrial con servicios a pie de lote ${here}`, `Terreno industrial con servicios ${onRoad}`]
        : [`Terreno industrial en breña ${here}`, `Terreno industrial en breña ${onRoad}`],
      [`Terreno industrial de ${size} ${here}`, `Terreno industrial de ${size} ${onRoad}`],
      [`Terreno con ${frontage} m de frente ${onRoad}`, `Terreno con ${frontage} m de frente ${here}`],
      fenced
        ? [`Patio cercado de ${size} ${here}`, `Terreno cercado para patio de tráileres ${onRoad}`]
        : [`Terreno para nave o patio de tráileres ${here}`, `Terreno para nave ${onRoad}`],
    ]),
    openings: [
      `Terreno plano de ${formatArea(area)} ${town}, ${reach}.`,
      `${formatLength(frontage)} de frente ${onRoad} por ${formatLength(depth)} de fondo.`,
      `Predio rectangular ${here}, ${reach}: ${formatArea(area)} según escritura.`,
      `Terreno de ${hectares ?? formatArea(area)} ${onRoad}, con acceso para tráiler.`,
    ],
    facts: [
      served
        ? [
            'Agua, drenaje y luz a pie de lote.',
            `Servicios al frente y factibilidad de ${formatCount(power)}\u00A0kVA.`,
          ]
        : [
            'Está en breña; la línea de media tensión pasa por el frente.',
            'Faltan desmonte y relleno; la luz llega al frente.',
          ],
      [
        'Uso de suelo industrial en el plan municipal vigente.',
        'Uso de suelo industrial; densidad y altura sin restricción especial.',
      ],
      [
        `Es rectangular: ${formatLength(frontage)} por ${formatLength(depth)}.`,
        `Pendiente menor a 2\u00A0% en los ${formatLength(depth)} de fondo.`,
      ],
      fenced
        ? ['Cercado con malla y portón de ocho metros.', 'Tiene malla ciclónica en los cuatro lados.']
        : ['Colinda con naves en operación.', 'Acceso pavimentado hasta la entrada.'],
      ['El estudio de mecánica de suelos está disponible.', 'Hay levantamiento topográfico reciente.'],
    ],
    closings: [...terms(random, category, 'o', false).filter(aboutLand), ...landTerms(category)],
  }
}

export function urbanLand({ random, zone, category, onRoad, here, town, reach }: Scene): Outline {
  const outside = zone.kilometres !== undefined
  const wanted = outside ? random.step(1200, 9000, 50) : random.step(350, 3200, 50)
  const { frontage, depth, lotSize: area } = lotOf(random, wanted, [50, 120])
  const corner = !outside && random.chance(0.5)
  const other = corner ? ` y ${formatLength(depth)} sobre la calle lateral` : ''
  return {
    type: 'terreno',
    kind: 'urban land',
    market: 'urbanLand',
    measures: { area, frontage, depth, lotSize: area },
    technical: {
      landUse: 'Comercial y de servicios',
      occupation: 0.7,
      utilization: 2.1,
      fronts: corner ? 2 : 1,
      corner: corner ? 'si' : 'no',
      topography: 'plano',
      waterAtLot: 'si',
      electricityAtLot: 'si',
    },
    amenities: random.chance(0.8) ? ['con_servicios'] : [],
    places: outside
      ? [['hillPlot', 'highwayPlot', 'largeTract'], ['fencedPlot']]
      : [corner ? ['cornerPlot', 'fencedPlot'] : ['infillPlot']],
    rooms: outside || corner ? [] : [['streetShops']],
    titles: random.turn('urban land titles', [
      corner
        ? [`Terreno en esquina ${onRoad}`, `Terreno en esquina de ${formatCount(area)} m² ${here}`]
        : [`Terreno comercial ${onRoad}`, `Terreno comercial de ${formatCount(area)} m² ${here}`],
      [`Terreno comercial con ${frontage} m de frente ${onRoad}`, `Terreno con ${frontage} m de frente ${here}`],
      category === 'renta'
        ? [`Terreno para renta a largo plazo ${here}`, `Terreno de ${formatCount(area)} m² para renta a largo plazo`]
        : [`Terreno para plaza o edificio ${here}`, `Terreno para plaza ${onRoad}`],
      [`Terreno de ${formatCount(area)} m² ${here}`, `Terreno de ${formatCount(area)} m² ${onRoad}`],
      [`Terreno para autolavado, gasolinera o comida rápida ${here}`, `Terreno para comida rápida ${onRoad}`],
    ]),
    openings: [
      `Terreno de ${formatArea(area)} ${town}, ${reach}.`,
      `${formatLength(frontage)} de frente ${onRoad}${other}.`,
      `Predio de ${formatLength(frontage)} por ${formatLength(depth)} ${onRoad}, ${reach}.`,
      `${formatArea(area)} planos ${here}, a nivel de la calle.`,
    ],
    facts: [
      ['Uso de suelo comercial y de servicios.', 'El uso de suelo permite comercio en planta baja y oficinas arriba.'],
      [
        corner
          ? 'Permite dos accesos vehiculares.'
          : outside
            ? 'Tiene acometida de luz y toma de agua.'
            : 'Tiene banqueta y acometida de luz.',
        'Luz, agua y drenaje al frente.',
      ],
      [
        `El frente mide ${formatLength(frontage)} y el fondo, ${formatLength(depth)}.`,
        `Mide ${formatLength(frontage)} por ${formatLength(depth)}.`,
      ],
      outside
        ? ['Hay retorno y carril de desaceleración cerca.', 'Conserva árboles nativos en el fondo.']
        : ['Está bardeado y limpio.', 'No tiene construcción por demoler.'],
    ],
    closings: [...terms(random, category, 'o', false).filter(aboutLand), ...landTerms(category)],
  }
}

function inHectares(area: number): string | null {
  if (area < HECTARE) return null
  const hectares = Math.round(area / (HECTARE / 10)) / 10
  return hectares === 1 ? 'una hectárea' : `${hectares} hectáreas`
}

/** Land has no keys to hand over and no maintenance fee. */
function aboutLand(sentence: string): boolean {
  return !/mantenimiento|desocupad|hipoteca/.test(sentence)
}

function landTerms(category: Scene['category']): string[] {
  return category === 'renta'
    ? [
        'Contrato de 10 años o más; lo que construyas se negocia.',
        'El propietario también ofrece construir a tu medida.',
        'Renta más IVA.',
      ]
    : [
        'El propietario acepta aportarlo a un proyecto.',
        'Se puede pagar la mitad a la firma y el resto en seis meses.',
        'Se vende completo, no por partes.',
      ]
}
