import { formatArea, formatCount, formatLength } from '#app/figures/measure.ts'
import type { Outline, Scene } from '#demo/outline.ts'
import { terms } from '#demo/terms.ts'
import { inWords } from '#demo/wording.ts'

/** A shop that could open tomorrow with what is in it: usual in transfers. */
export function equippedShop(scene: Scene): Outline {
  return scene.random.chance(scene.category === 'traspaso' ? 0.5 : 0.15) ? restaurant(scene) : boutique(scene)
}

function boutique({ random, category, onRoad, here, town, reach }: Scene): Outline {
  const area = random.step(55, 190, 5)
  const frontage = random.step(Math.max(5, Math.sqrt(area / 3)), 11, 0.5)
  const years = inWords(random.int(3, 12))
  const street = random.chance(0.5)
  const kept = category === 'traspaso' ? 'con mobiliario' : 'acondicionado'
  return {
    type: 'local',
    kind: 'boutique',
    market: 'shop',
    measures: { area, constructionArea: area, frontage, yearBuilt: random.int(2000, 2022) },
    amenities: ['obra_blanca', 'aire', 'amueblada', ...(street ? [] : (['estacionamiento'] as const))],
    places: [street ? ['streetShops'] : ['parkingPlaza', 'tallShops', 'twoStoreyPlaza'], ['boutique']],
    titles: random.turn('boutique titles', [
      [`Boutique ${kept} ${here}`, `Boutique de ${formatCount(area)} m² ${onRoad}`],
      [`Local acondicionado como boutique ${onRoad}`, `Local acondicionado como tienda ${here}`],
      [`Tienda de ${formatCount(area)} m² lista para abrir ${here}`, `Tienda lista para abrir ${onRoad}`],
      [`Local con probadores y exhibidores ${here}`, `Local con exhibidores ${onRoad}`],
    ]),
    openings: [
      `Local acondicionado como tienda de ropa ${town}, ${reach}.`,
      `Tienda de ${formatArea(area)} ${onRoad}, con piso de madera y rieles de luz.`,
      `${formatArea(area)} de piso de venta y bodega, con ${formatLength(frontage)} de aparador.`,
      `Boutique en operación desde hace ${years} años ${here}, ${reach}.`,
    ],
    facts: [
      ['Tres probadores, mostrador y bodega con anaqueles.', 'Dos probadores, caja y oficina al fondo.'],
      ['Clima central y sistema de alarma instalados.', 'Clima, alarma y red de datos ya funcionan.'],
      ['Los exhibidores y los rieles de luz se quedan.', 'El mobiliario está inventariado y en buen estado.'],
      [
        `El aparador mide ${formatLength(frontage)} y tiene cortina metálica.`,
        'Cortina metálica y anuncio luminoso incluidos.',
      ],
    ],
    closings: terms(random, category, 'o', true),
  }
}

function restaurant({ random, category, onRoad, here, town, reach }: Scene): Outline {
  const area = random.step(110, 380, 10)
  const kitchen = random.step(24, Math.max(30, area * 0.28), 2)
  const tables = Math.floor((area - kitchen) / random.int(4, 6))
  const terrace = random.chance(0.5)
  return {
    type: 'local',
    kind: 'restaurant',
    market: 'shop',
    measures: { area, constructionArea: area, yearBuilt: random.int(1998, 2021) },
    technical: { extraction: 'si', greaseTrap: 'si', gas: 'si' },
    amenities: [
      'con_servicios',
      'aire',
      ...(terrace ? (['terraza'] as const) : []),
      ...(category === 'traspaso' ? (['amueblada'] as const) : []),
    ],
    places: [
      ['streetShops', 'parkingPlaza', 'cornerShop', 'twoStoreyPlaza', 'tallShops', 'mixedUse'],
      ['restaurant'],
      ['cafe'],
    ],
    titles: random.turn('restaurant titles', [
      [`Restaurante equipado para ${tables} mesas ${here}`, `Restaurante equipado ${onRoad}`],
      [`Restaurante con cocina de ${kitchen} m² ${here}`, `Restaurante de ${formatCount(area)} m² ${onRoad}`],
      terrace
        ? [`Restaurante con terraza ${onRoad}`, `Restaurante con terraza y ${tables} mesas ${here}`]
        : [
            `Local para restaurante con campana y trampa de grasa`,
            `Local para restaurante con ${tables} mesas ${here}`,
          ],
      [`Cafetería y cocina equipada ${here}`, `Cocina equipada y salón para ${tables} mesas`],
    ]),
    openings: [
      `Restaurante para ${tables} mesas ${town}, ${reach}.`,
      `Local de ${formatArea(area)} ${onRoad}, con cocina equipada de ${formatArea(kitchen)}.`,
      `Salón para ${tables} mesas y cocina de ${formatArea(kitchen)}, ${reach}.`,
    ],
    facts: [
      [
        'Campana, trampa de grasa, gas natural y cámara fría.',
        'La cocina tiene campana con extracción, tarja doble y cuarto frío.',
      ],
      [
        terrace ? 'La terraza tiene permiso de uso y toldo.' : 'Baños para hombres y mujeres, más uno para personal.',
        'Dos baños con acceso para silla de ruedas.',
      ],
      ['Clima en todo el salón y luz trifásica.', 'Instalación eléctrica trifásica y clima de dos zonas.'],
      ['Barra de tres metros con tarja y contrabarra.', 'Entrada de servicio por la calle lateral.'],
    ],
    closings: terms(random, category, 'o', true),
  }
}
