import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { terms } from '#demo/terms.ts'
import { inWords } from '#demo/wording.ts'

/** A shop with its own door to the street, on a corner or between others. */
export function cornerShop(scene: Scene): Outline {
  const { random, category, onRoad, here, town, reach } = scene
  const ground = random.step(70, 260, 5)
  const upper = random.step(40, Math.min(180, ground), 5)
  const area = ground + upper
  const frontage = Math.round(Math.sqrt((ground * random.int(60, 120)) / 100) * 2) / 2
  const other = Math.round((ground / frontage) * 2) / 2
  const parking = random.int(2, 8)
  return {
    type: 'local',
    kind: 'corner shop',
    market: 'shop',
    measures: { area, constructionArea: area, frontage, yearBuilt: random.int(1982, 2018) },
    technical: { shopLevel: 'planta_baja', corner: 'si', parkingSpaces: parking },
    amenities: [
      'con_servicios',
      ...(random.chance(0.5) ? (['aire'] as const) : []),
      ...(parking > 4 ? (['estacionamiento'] as const) : []),
    ],
    places: [['cornerShop', 'streetShops', 'mixedUse'], ['whiteShop']],
    titles: random.turn('corner shop titles', [
      [`Local en esquina ${onRoad}`, `Local de dos niveles en esquina ${here}`],
      [
        `Local en esquina con ${frontage} m de frente ${here}`,
        `Esquina comercial de ${formatCount(area)} m² ${onRoad}`,
      ],
      [
        `Local de dos niveles con ventanales a dos calles ${here}`,
        `Local de dos niveles y ${formatCount(area)} m² ${here}`,
      ],
      [`Esquina comercial con bodega en planta alta ${here}`, `Esquina con ${parking} cajones ${onRoad}`],
      [`Local con aparador a dos calles ${here}`, `Local con aparador a dos calles ${onRoad}`],
    ]),
    openings: [
      `Esquina ${onRoad} con ${formatLength(frontage)} de frente y ${formatLength(other)} sobre la calle lateral.`,
      `Local de dos niveles ${town}, ${reach}.`,
      `Son ${formatArea(ground)} en planta baja y ${formatArea(upper)} en planta alta.`,
      `Local en esquina con aparador a dos calles ${here}, ${reach}.`,
    ],
    facts: [
      [
        `Planta baja de ${formatArea(ground)} para venta y planta alta de ${formatArea(upper)} para oficina o almacén.`,
        `La planta alta, de ${formatArea(upper)}, tiene entrada independiente.`,
      ],
      [`Tiene ${inWords(parking)} cajones propios en batería.`, `Incluye ${inWords(parking)} cajones al frente.`],
      ['Luz trifásica, dos medidores y tres baños.', 'Dos baños por nivel y cisterna.'],
      ['La altura en planta baja permite tapanco.', 'Aparadores de piso a techo con cortina metálica.'],
      ['Anuncio permitido en las dos fachadas.', 'Se ve desde el semáforo en los dos sentidos.'],
    ],
    closings: [
      ...terms(random, category, 'o', true),
      'Te conviene si buscas anuncio visible y carga por la calle lateral.',
    ],
  }
}

/** Bare walls and services: the tenant fits it out. */
export function shellShop(scene: Scene): Outline {
  const { random, category, onRoad, here, town, reach } = scene
  const area = random.step(80, 420, 10)
  const frontage = random.step(Math.max(7, Math.sqrt(area / 2.5)), 18, 0.5)
  const depth = Math.round((area / frontage) * 10) / 10
  const height = random.pick([3.5, 4, 4.5, 5])
  const power = random.pick([25, 45, 75])
  return {
    type: 'local',
    kind: 'shell shop',
    market: 'shop',
    measures: { area, constructionArea: area, frontage, depth, yearBuilt: random.int(2015, 2024) },
    technical: { shopLevel: 'planta_baja', doubleHeight: height >= 4.5 ? 'si' : 'no' },
    amenities: ['obra_gris'],
    places: [['streetShops', 'parkingPlaza', 'tallShops', 'mixedUse'], ['bareShell']],
    titles: random.turn('shell shop titles', [
      [`Local en obra gris con frente de cristal ${here}`, `Local en obra gris ${onRoad}`],
      [`Local en obra gris de ${formatCount(area)} m² ${here}`, `Local en obra gris con ${height} m de altura ${here}`],
      [`Local para adecuar con ${frontage} m de frente ${here}`, `Local para adecuar ${onRoad}`],
      [`Obra gris de ${formatCount(area)} m² ${onRoad}`, `Obra gris con ${power} kVA ${here}`],
    ]),
    openings: [
      `Local en obra gris ${onRoad}, con cancel de vidrio y ${formatLength(height)} de altura.`,
      `Local de ${formatArea(area)} para adecuar a tu giro ${town}, ${reach}.`,
      `Obra gris de ${formatLength(frontage)} de frente por ${formatLength(depth)} de fondo, sin columnas al centro.`,
      `Local nuevo ${here}, ${reach}; se entrega con muros de block y piso de concreto.`,
    ],
    facts: [
      [
        'Instalaciones aparentes, toma de agua y descarga sanitaria listas.',
        'Ya tiene salida de drenaje, toma de agua y ductería eléctrica.',
      ],
      [`Carga eléctrica disponible de ${power}\u00A0kVA.`, `Puedes contratar hasta ${power}\u00A0kVA y gas natural.`],
      [
        `Con ${formatLength(height)} de altura cabe un tapanco de bodega.`,
        'Hay espacio en azotea para equipos de clima.',
      ],
      ['Sirve para restaurante: tiene ducto para campana.', 'El propietario autoriza abrir un segundo acceso.'],
      ['Frente completo de cristal hacia la banqueta.', 'El cancel mide todo el frente y ya está instalado.'],
    ],
    closings: terms(random, category, 'o', true),
  }
}
