import { withoutAccents } from '#app/text/fold-text.ts'

/** Fictional brands (decision 22); each has its wordmark in public/marcas. */
const CLIENTS = [
  'Norvela',
  'Tercia',
  'Banco Altivo',
  'Olmedo',
  'Zenda',
  'Mirto',
  'Grupo Salitre',
  'Casa Brío',
  'Lumbra',
  'Azogue',
  'Ferralta',
  'Tinto Sur',
  'Banca Encino',
  'Pragma',
  'Vitral',
  'Ópalo',
  'Nexalia',
  'Huerto 8',
  'Cardón',
  'Dulce Alba',
  'Calibra',
  'Marea',
  'Ruta Cero',
  'Sabina',
  'Boreal MX',
  'Trigal',
  'Pinta',
  'Kilate',
  'Óptica Iris',
  'Cumbre',
  'Farma Llano',
  'Tejido',
  'Almena',
  'Verbena',
  'Rodada',
  'Metra',
  'Bisel',
  'Canto Azul',
  'Solera',
  'Gavia',
  'Pauta',
  'Cobalto',
  'Recinto',
  'Nogalia',
  'Brisa Gym',
  'Tornasol',
  'Ladera',
  'Fragua',
  'Oriente 21',
  'Yunta',
  'Zaguán',
  'Panal',
  'Cotidiano',
  'Ágora Dental',
  'Mezquital',
  'Nómada',
  'Vértice',
  'Caudal',
  'Umbral',
] as const

/** How many stand in the first carousel; the others are in the second (spec, section 9: 30 and 29). */
const FIRST_ROW = 30

export const CLIENT_ROWS = [CLIENTS.slice(0, FIRST_ROW), CLIENTS.slice(FIRST_ROW)]

/** Six retail brands and the place of their most important branch (spec, section 2, About). */
export const FLAGSHIPS = [
  { brand: 'Almacenes Tercia', place: 'Valle Oriente' },
  { brand: 'Mirto Hogar', place: 'Cumbres' },
  { brand: 'Olmedo', place: 'Centro' },
  { brand: 'Casa Brío', place: 'Apodaca' },
  { brand: 'Tinto Sur', place: 'San Pedro' },
  { brand: 'Lumbra', place: 'Guadalupe' },
] as const

/** 'Óptica Iris' is in /marcas/optica-iris.svg. */
export function wordmarkUrl(brand: string): string {
  return `/marcas/${withoutAccents(brand).toLowerCase().replaceAll(' ', '-')}.svg`
}
