import type { State } from '#app/catalogue/facts/places.ts'

/** Cities that have another name than their municipality: state, municipality, and what people write. */
export const CITIES: Readonly<Partial<Record<State, Readonly<Record<string, readonly string[]>>>>> = {
  'Baja California Sur': {
    'Los Cabos': ['San José del Cabo', 'Cabo San Lucas', 'San Lucas'],
    Comondú: ['Ciudad Constitución'],
    Mulegé: ['Santa Rosalía', 'Guerrero Negro'],
    'La Paz': ['Todos Santos'],
  },
  'Estado de México': { Nezahualcóyotl: ['Neza', 'Ciudad Neza'] },
  Guerrero: { 'Zihuatanejo de Azueta': ['Ixtapa', 'Ixtapa Zihuatanejo'] },
  Hidalgo: { Tepeapulco: ['Ciudad Sahagún'] },
  Jalisco: { 'Zapotlán el Grande': ['Ciudad Guzmán'], Chapala: ['Ajijic'] },
  Nayarit: {
    'Bahía de Banderas': [
      'Nuevo Vallarta',
      'Nuevo Nayarit',
      'Bucerías',
      'Sayulita',
      'Punta de Mita',
      'Punta Mita',
      'La Cruz de Huanacaxtle',
      'Valle de Banderas',
    ],
    Compostela: ['Rincón de Guayabitos', 'Guayabitos'],
  },
  Oaxaca: { 'Santa María Huatulco': ['Huatulco', 'Bahías de Huatulco', 'Santa Cruz Huatulco', 'La Crucecita'] },
  Querétaro: { Querétaro: ['Santiago de Querétaro', 'Ciudad de Querétaro'] },
  'Quintana Roo': {
    'Benito Juárez': ['Cancún'],
    'Playa del Carmen': ['Solidaridad'],
    'Othón P. Blanco': ['Chetumal', 'Mahahual'],
  },
  'San Luis Potosí': { Rioverde: ['Río Verde'] },
  Sinaloa: { Ahome: ['Los Mochis', 'Topolobampo'], 'Salvador Alvarado': ['Guamúchil'] },
  Sonora: { Cajeme: ['Ciudad Obregón', 'Obregón'], Hermosillo: ['Bahía de Kino', 'Kino'] },
  Tabasco: { Centro: ['Villahermosa'], Centla: ['Frontera'] },
  Veracruz: {
    Veracruz: ['Puerto de Veracruz'],
    'La Antigua': ['Ciudad Cardel', 'Cardel'],
    'Camerino Z. Mendoza': ['Ciudad Mendoza'],
  },
  Yucatán: { Progreso: ['Puerto Progreso', 'Chicxulub Puerto', 'Chelem'] },
}
