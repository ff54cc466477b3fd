import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { lotOf, roundDown } from '#demo/lot.ts'
import { terms } from '#demo/terms.ts'
import { inWords } from '#demo/wording.ts'

/** A big box: the anchor of a plaza, or a showroom on an avenue. */
export function anchorShop({ random, zone, category, onRoad, here, town, reach }: Scene): Outline {
  const area = random.step(600, 2600, 50)
  const frontage = random.step(18, 42, 1)
  const depth = Math.round((area / frontage) * 10) / 10
  const parking = Math.round(area / random.step(22, 34, 2))
  const height = random.pick([4.5, 5, 6])
  const store = roundDown(area * 0.18, 10)
  return {
    type: 'local',
    kind: 'anchor shop',
    market: 'anchorShop',
    measures: { area, constructionArea: area, frontage, depth, yearBuilt: random.int(1998, 2022) },
    technical: { shopLevel: 'planta_baja', doubleHeight: 'si', parkingSpaces: parking },
    amenities: ['con_servicios', 'estacionamiento', ...(random.chance(0.5) ? (['seguridad'] as const) : [])],
    places: [['parkingPlaza', 'twoStoreyPlaza', 'tallShops']],
    rooms: [['whiteShop']],
    titles: random.turn('anchor shop titles', [
      [`Local ancla en plaza de barrio ${here}`, `Local ancla de ${formatCount(area)} m² ${here}`],
      [`Local ancla con ${parking} cajones ${onRoad}`, `Local ancla de ${formatCount(area)} m² ${onRoad}`],
      [`Piso de venta de ${formatCount(area)} m² ${onRoad}`, `Piso de venta con andén de descarga ${here}`],
      [`Local para supermercado o gimnasio ${here}`, `Local para gimnasio de ${formatCount(area)} m²`],
      [`Sala de exhibición con ${frontage} m de frente ${here}`, `Sala de exhibición ${onRoad}`],
    ]),
    openings: [
      `Local ancla de ${formatArea(area)} ${town}, ${reach}.`,
      `${formatArea(area)} en una sola planta, con ${formatLength(frontage)} de frente ${onRoad}.`,
      `Piso de venta sin columnas al frente y ${parking} cajones de estacionamiento, ${reach}.`,
      `Local ${onRoad} con ${formatLength(height)} de altura y andén de descarga por atrás.`,
    ],
    facts: [
      [
        `Bodega de ${formatArea(store)} con andén y montacargas de servicio.`,
        `Atrás hay ${formatArea(store)} de bodega y andén de descarga.`,
      ],
      [
        `Estacionamiento para ${parking} autos, con salida a dos calles.`,
        `Son ${parking} cajones, cuatro de ellos para personas con discapacidad.`,
      ],
      [
        `Altura de ${formatLength(height)}, red contra incendio y planta de luz.`,
        `Tiene subestación, red contra incendio y ${formatLength(height)} de altura.`,
      ],
      ['Fachada completa disponible para tu imagen.', 'Anuncio en torre y en fachada.'],
    ],
    closings: [...terms(random, category, 'o', true), `Te conviene si buscas un solo punto para ${zone.municipality}.`],
  }
}

/** A whole building of shops below and flats or offices above: six pictures' worth. */
export function mixedUseBuilding({ random, category, onRoad, here, town, reach }: Scene): Outline {
  const shops = random.int(3, 5)
  const flats = random.int(8, 16)
  const offices = random.int(2, 4)
  const area = random.step(1400, 2800, 50)
  const shopArea = roundDown(area * 0.24, 10)
  const lot = lotOf(random, area * 0.42, [60, 90])
  return {
    type: 'local',
    kind: 'mixed use building',
    market: 'officeBuilding',
    measures: { area, constructionArea: area, ...lot, yearBuilt: random.int(2012, 2023) },
    amenities: ['con_servicios', 'estacionamiento', 'seguridad', 'terraza'],
    places: [['mixedUse'], ['boutique'], ['bareShell'], ['livingRoom'], ['kitchen']],
    titles: [
      `Edificio de usos mixtos con ${shops} locales y ${flats} departamentos`,
      `Edificio de usos mixtos ${here}`,
      `Edificio de usos mixtos de ${formatCount(area)} m² ${onRoad}`,
    ],
    openings: [
      `Edificio ${onRoad} con ${inWords(shops)} locales en planta baja, ${inWords(offices)} oficinas y ${flats} departamentos.`,
      `Edificio de usos mixtos ${town}, ${reach}.`,
    ],
    facts: [
      [
        `Los locales suman ${formatArea(shopArea)} y tienen entrada propia.`,
        `La planta baja reúne ${formatArea(shopArea)} de locales con frente a la avenida.`,
      ],
      ['Dos elevadores, cisterna y medidores separados.', 'Cada unidad tiene medidor de agua y de luz.'],
      [
        `El terreno mide ${formatLength(lot.frontage)} por ${formatLength(lot.depth)}.`,
        `Está en un lote de ${formatArea(lot.lotSize)}.`,
      ],
    ],
    closings: terms(random, category, 'o', true),
  }
}
