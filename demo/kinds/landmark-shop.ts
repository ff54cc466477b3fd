import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { lotOf, roundDown } from '#demo/lot.ts'
import { terms } from '#demo/terms.ts'
import { inWords } from '#demo/wording.ts'

/** A bank branch, or what a bank leaves behind: vault, cashiers, corner. */
export function bankBranch({ random, category, onRoad, here, town, reach }: Scene): Outline {
  const area = random.step(160, 460, 10)
  const constructionArea = roundDown(area * 0.95, 5)
  const frontage = random.step(10, 22, 1)
  const parking = random.int(6, 18)
  const windows = random.int(3, 6)
  const machines = random.int(2, 4)
  return {
    type: 'local',
    kind: 'bank branch',
    market: 'bank',
    measures: { area, constructionArea, frontage, yearBuilt: random.int(1996, 2020) },
    technical: { shopLevel: 'planta_baja', corner: 'si', parkingSpaces: parking },
    amenities: ['obra_blanca', 'aire', 'estacionamiento', 'seguridad'],
    places: [['bankBranch', 'cornerShop', 'streetShops']],
    rooms: [['whiteShop']],
    titles: random.turn('bank titles', [
      [`Sucursal bancaria en esquina ${here}`, `Sucursal bancaria de ${formatCount(area)} m² ${onRoad}`],
      [`Sucursal lista para operar ${onRoad}`, `Sucursal con bóveda y ${windows} cajas ${here}`],
      [`Local con bóveda y ${windows} cajas ${here}`, `Local de banco con ${parking} cajones ${onRoad}`],
    ]),
    openings: [
      `Sucursal en esquina ${town}, ${reach}.`,
      `Local de ${formatArea(area)} ${onRoad}, construido para banco.`,
      `Esquina con ${formatLength(frontage)} de frente y ${inWords(parking)} cajones propios, ${reach}.`,
    ],
    facts: [
      [
        `Bóveda, ${inWords(windows)} cajas y vestíbulo para ${inWords(machines)} cajeros automáticos.`,
        `Conserva la bóveda, ${inWords(windows)} ventanillas y el vestíbulo de ${inWords(machines)} cajeros.`,
      ],
      ['Clima central, planta de luz y cableado estructurado.', 'Planta de luz, clima y cableado están en servicio.'],
      [
        `Tiene ${inWords(parking)} cajones con acceso por dos calles.`,
        `El estacionamiento es propio, de ${parking} cajones.`,
      ],
      ['Rampa y puertas automáticas en el acceso.', 'Ventanales blindados en las dos fachadas.'],
    ],
    closings: [...terms(random, category, 'o', true), 'También funciona para clínica, notaría o laboratorio.'],
  }
}

/** An old stone house that trades: cafés, galleries, offices with a courtyard. */
export function oldHouseShop({ random, zone, category, onRoad, here, town, reach }: Scene): Outline {
  const constructionArea = random.step(140, 420, 10)
  const lot = lotOf(random, constructionArea * (random.step(112, 140, 2) / 100), [35, 60])
  const area = lot.lotSize
  const rooms = random.int(4, 9)
  const patio = roundDown((lot.lotSize - constructionArea) * 0.9, 1)
  const height = random.pick([4, 4.2, 4.5, 5])
  return {
    type: 'local',
    kind: 'old house shop',
    market: 'shop',
    measures: { area, constructionArea, ...lot, yearBuilt: random.int(1908, 1948) },
    amenities: ['con_servicios', 'jardin', ...(random.chance(0.4) ? (['terraza'] as const) : [])],
    places: [
      ['stoneHouse', 'sillarHouse'],
      ['boutique', 'restaurant'],
    ],
    titles: random.turn('old house titles', [
      [`Casona de cantera adaptada para comercio ${here}`, `Casona de cantera ${onRoad}`],
      [`Casona con patio y ${rooms} salones ${here}`, `Casona con patio ${onRoad}`],
      [`Casona comercial de ${formatCount(constructionArea)} m² ${here}`, `Casona comercial con ${rooms} salones`],
      [`Casona para restaurante o galería ${here}`, `Casona para galería ${onRoad}`],
    ]),
    openings: [
      `Casona de un nivel con marcos de cantera y herrería original ${town}, ${reach}.`,
      `${formatArea(constructionArea)} construidos alrededor de un patio de ${formatArea(patio)}.`,
      `Casona ${onRoad} con ${inWords(rooms)} salones y ${formatLength(height)} de altura.`,
    ],
    facts: [
      [
        `El patio central mide ${formatArea(patio)} y recibe sol toda la mañana.`,
        `Patio de ${formatArea(patio)} con pozo y piso de barro.`,
      ],
      ['Instalación eléctrica y drenaje nuevos.', 'La instalación eléctrica y la hidráulica ya se cambiaron.'],
      [
        `Muros de sillar y techos de ${formatLength(height)}.`,
        `Son ${inWords(rooms)} salones con techo de ${formatLength(height)}.`,
      ],
      zone.name === 'Barrio Antiguo'
        ? ['Cualquier cambio de fachada necesita permiso del INAH.', 'Está catalogada: la fachada no se modifica.']
        : ['El uso de suelo permite comercio y servicios.', 'El uso de suelo comercial está vigente.'],
      ['Dos baños y cocineta al fondo.', 'Tres baños y cuarto de servicio.'],
    ],
    closings: terms(random, category, 'a', true),
  }
}
