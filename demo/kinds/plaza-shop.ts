import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { terms } from '#demo/terms.ts'
import { capital, inWords } from '#demo/wording.ts'

const NEIGHBOURS = [
  'farmacia',
  'supermercado',
  'gimnasio',
  'laboratorio clínico',
  'cafetería',
  'tienda de conveniencia',
  'clínica dental',
  'panadería',
] as const
const USES = [
  'consultorio',
  'estética',
  'cafetería',
  'óptica',
  'papelería',
  'veterinaria',
  'farmacia',
  'comida para llevar',
] as const

const AND = new Intl.ListFormat('es-MX')

/** A unit in a shopping strip of one or two floors. */
export function plazaShop(scene: Scene): Outline {
  const { random, category, onRoad, here, town, reach } = scene
  const twoFloors = random.chance(0.35)
  const area = random.chance(0.12) ? random.int(42, 98) + 0.5 : random.step(45, 240, 5)
  const frontage = random.step(Math.max(5, Math.sqrt(area / 3)), Math.min(14, 4 + area / 12), 0.5)
  const depth = Math.round((area / frontage) * 10) / 10
  const parking = random.step(18, 90, 2)
  const neighbour = random.pick(NEIGHBOURS)
  const use = random.pick(USES)
  const upstairs = twoFloors && random.chance(0.4)
  const floor = upstairs ? 'planta alta' : 'planta baja'
  const finished = random.chance(0.7)
  const plaza = twoFloors ? 'plaza de dos niveles' : 'plaza de un nivel'
  return {
    type: 'local',
    kind: 'plaza shop',
    market: 'shop',
    measures: { area, constructionArea: area, frontage, depth, yearBuilt: random.int(2002, 2024) },
    technical: { shopLevel: upstairs ? 'planta_alta' : 'planta_baja', corner: 'no', allowedUses: usesBeside(use) },
    amenities: [
      'estacionamiento',
      finished ? 'obra_blanca' : 'obra_gris',
      ...(random.chance(0.3) ? (['seguridad'] as const) : []),
      ...(finished && random.chance(0.5) ? (['aire'] as const) : []),
    ],
    places: [twoFloors ? ['twoStoreyPlaza'] : ['parkingPlaza', 'tallShops'], [finished ? 'whiteShop' : 'bareShell']],
    titles: random.turn('plaza shop titles', [
      [`Local en plaza con estacionamiento para ${parking} autos`, `Local en plaza con ${parking} cajones ${here}`],
      [`Local en ${plaza} ${onRoad}`, `Local de ${formatCount(area)} m² en ${plaza} ${here}`],
      [`Local en ${floor} junto a ${neighbour} ${here}`, `Local junto a ${neighbour} ${onRoad}`],
      [`Local para ${use} en ${plaza}`, `Local para ${use} ${here}`],
      [`Local con ${frontage} m de frente en plaza ${here}`, `Local con ${frontage} m de aparador ${onRoad}`],
      [`Local de ${formatCount(area)} m² ${onRoad}`, `Local de ${formatCount(area)} m² ${here}`],
      [
        `Local comercial ${here} con ${parking} cajones compartidos`,
        `Local comercial de ${formatCount(area)} m² ${here}`,
      ],
    ]),
    openings: [
      `Local de ${formatArea(area)} en ${floor}, dentro de una ${plaza} ${onRoad}.`,
      `Local en ${plaza} ${town}, ${reach}.`,
      `${formatArea(area)} con ${formatLength(frontage)} de aparador, en ${floor}.`,
      `La plaza tiene ${parking} cajones y este local queda junto a ${article(neighbour)}.`,
      `Local de ${formatLength(frontage)} de frente por ${formatLength(depth)} de fondo ${onRoad}, ${reach}.`,
    ],
    facts: [
      finished
        ? [
            'Tiene piso, plafón, iluminación y medio baño.',
            'Se entrega en obra blanca, con cancel de vidrio y un baño.',
            'Lleva piso cerámico, plafón y preparación para clima.',
          ]
        : [
            'Se entrega en obra gris, con cancel y toma de agua.',
            'Está en obra gris: tú decides la distribución y las instalaciones.',
          ],
      [
        `Hay ${parking} cajones al frente para toda la plaza.`,
        `El estacionamiento es compartido, de ${parking} cajones.`,
      ],
      [`Comparte la plaza con ${inWords(random.int(4, 11))} negocios.`, 'Es de los últimos locales libres.'],
      [`El giro de ${use} está permitido.`, `Funciona bien para ${use} o servicios.`],
      ['Anuncio en fachada y en la torre de la plaza.', 'Puedes poner anuncio luminoso sobre el cancel.'],
      upstairs
        ? [
            'Se llega por escalera y rampa desde el estacionamiento.',
            'La escalera y el elevador quedan frente al local.',
          ]
        : ['El acceso está a nivel del estacionamiento, sin escalones.', 'Tiene puerta trasera para carga.'],
    ],
    closings: terms(random, category, 'o', true),
  }
}

/** Four trades that get on with each other, this one first: 'Óptica, papelería, veterinaria y farmacia'. */
function usesBeside(use: (typeof USES)[number]): string {
  const first = USES.indexOf(use)
  const beside = Array.from({ length: 4 }, (_, at) => USES[(first + at) % USES.length] ?? use)
  return capital(AND.format(beside))
}

function article(neighbour: (typeof NEIGHBOURS)[number]): string {
  return /^(?:supermercado|gimnasio|laboratorio)/.test(neighbour) ? `un ${neighbour}` : `una ${neighbour}`
}
