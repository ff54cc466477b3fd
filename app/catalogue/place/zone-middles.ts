import type { State } from '#app/catalogue/facts/places.ts'

/** Latitude and longitude. */
type Spot = readonly [number, number]
type Municipality = { middle: Spot; zones?: Readonly<Record<string, Spot>> }

/**
 * The middle of each municipality of Nuevo León (of its largest built-up area, or of the whole where INEGI's outlines
 * have none), of neighbours where the agency works, and of their main zones, by the names that people write.
 */
export const MUNICIPALITY_MIDDLES: Readonly<Partial<Record<State, Readonly<Record<string, Municipality>>>>> = {
  'Nuevo León': {
    Monterrey: {
      middle: [25.669, -100.317],
      zones: {
        'San Jerónimo': [25.6786, -100.3622],
        'Santa María': [25.6741, -100.3505],
        Obispado: [25.6746, -100.3408],
        Chepevera: [25.6808, -100.3461],
        'Mitras Centro': [25.6925, -100.3435],
        'Vista Hermosa': [25.6903, -100.3573],
        Centro: [25.6755, -100.3145],
        'Barrio Antiguo': [25.6668, -100.3066],
        Cumbres: [25.7312, -100.3928],
        Contry: [25.6392, -100.2775],
        Tecnológico: [25.6536, -100.2915],
        'Las Brisas': [25.6182, -100.2754],
        'Carretera Nacional': [25.5748, -100.2452],
        Fundidora: [25.6816, -100.2876],
        Lincoln: [25.7228, -100.3752],
      },
    },
    'San Pedro Garza García': {
      middle: [25.647, -100.37],
      zones: {
        'Valle Oriente': [25.6472, -100.3306],
        'Del Valle': [25.6562, -100.3628],
        'Centrito Valle': [25.6541, -100.3709],
        'Santa Engracia': [25.6462, -100.3531],
      },
    },
    'San Nicolás de los Garza': {
      middle: [25.736, -100.271],
      zones: {
        'Industrial Nogalar': [25.7268, -100.2843],
        'La Fe': [25.7385, -100.2105],
        Anáhuac: [25.7392, -100.3108],
        'Las Puentes': [25.7341, -100.2625],
      },
    },
    Guadalupe: {
      middle: [25.678, -100.205],
      zones: {
        'Valle Soleado': [25.7042, -100.1856],
        'Linda Vista': [25.6968, -100.2535],
        'Miguel Alemán': [25.7165, -100.2318],
        'Eloy Cavazos': [25.6645, -100.2142],
        'Centro de Guadalupe': [25.6776, -100.2597],
      },
    },
    'Santa Catarina': {
      middle: [25.686, -100.467],
      zones: {
        'La Puerta': [25.685, -100.47],
        'Díaz Ordaz': [25.6793, -100.4385],
        'La Fama': [25.6752, -100.4281],
      },
    },
    'General Escobedo': {
      middle: [25.805, -100.326],
      zones: {
        'Carretera a Colombia': [25.8405, -100.3402],
        'El Canadá': [25.8198, -100.3285],
        'Carretera a Laredo': [25.8076, -100.2711],
        Sendero: [25.7752, -100.2892],
        'Nueva Castilla': [25.7895, -100.2836],
      },
    },
    Apodaca: {
      middle: [25.768, -100.197],
      zones: {
        Huinalá: [25.7485, -100.165],
        'El Mezquital': [25.7596, -100.2043],
        'Agua Fría': [25.7922, -100.1311],
        'Santa Rosa': [25.8105, -100.2102],
        'Corredor Aeropuerto': [25.78, -100.135],
        Concordia: [25.7862, -100.2368],
        'Pueblo Nuevo': [25.7658, -100.1556],
      },
    },
    Juárez: {
      middle: [25.653, -100.107],
      zones: {
        'Carretera a Reynosa': [25.6421, -100.0859],
        'Centro de Juárez': [25.6472, -100.0952],
      },
    },
    Abasolo: { middle: [25.941, -100.406] },
    Agualeguas: { middle: [26.299, -99.703] },
    Allende: {
      middle: [25.301, -100.03],
      zones: {
        'Carretera Nacional': [25.2905, -100.0288],
      },
    },
    Anáhuac: { middle: [27.342, -100.025] },
    Aramberri: { middle: [24.225, -99.887] },
    Bustamante: { middle: [26.572, -100.562] },
    'Cadereyta Jiménez': {
      middle: [25.588, -99.994],
      zones: {
        'Carretera a Reynosa': [25.6012, -100.0118],
      },
    },
    Cerralvo: { middle: [26.072, -99.706] },
    China: { middle: [25.48, -98.972] },
    'Ciénega de Flores': {
      middle: [25.962, -100.166],
      zones: {
        'Carretera a Laredo': [25.952, -100.165],
      },
    },
    'Doctor Arroyo': { middle: [23.86, -100.306] },
    'Doctor Coss': { middle: [25.964, -99.031] },
    'Doctor González': { middle: [25.849, -99.805] },
    'El Carmen': {
      middle: [25.937, -100.358],
      zones: {
        'Carretera a Monclova': [25.9288, -100.3571],
      },
    },
    Galeana: { middle: [24.761, -100.392] },
    García: {
      middle: [25.802, -100.592],
      zones: {
        'Carretera a García': [25.7785, -100.5236],
        'Mitras Poniente': [25.7622, -100.4432],
      },
    },
    'General Bravo': { middle: [25.803, -98.848] },
    'General Terán': { middle: [25.276, -99.413] },
    'General Treviño': { middle: [26.213, -99.446] },
    'General Zaragoza': { middle: [23.901, -99.74] },
    'General Zuazua': {
      middle: [25.889, -100.117],
      zones: {
        'Carretera a Zuazua': [25.8898, -100.1196],
      },
    },
    Hidalgo: { middle: [25.999, -100.453] },
    Higueras: { middle: [26.033, -99.998] },
    Hualahuises: { middle: [24.884, -99.678] },
    Iturbide: { middle: [24.638, -99.849] },
    'Lampazos de Naranjo': { middle: [27.051, -100.418] },
    Linares: {
      middle: [24.853, -99.536],
      zones: {
        'Centro de Linares': [24.8595, -99.5676],
      },
    },
    'Los Aldamas': { middle: [26.091, -99.273] },
    'Los Herreras': { middle: [25.916, -99.414] },
    'Los Ramones': { middle: [25.653, -99.588] },
    Marín: { middle: [25.871, -100.024] },
    'Melchor Ocampo': { middle: [26.049, -99.493] },
    'Mier y Noriega': { middle: [23.418, -100.16] },
    Mina: { middle: [26.286, -100.786] },
    Montemorelos: {
      middle: [25.126, -99.808],
      zones: {
        'Centro de Montemorelos': [25.1876, -99.8266],
      },
    },
    Parás: { middle: [26.583, -99.602] },
    Pesquería: {
      middle: [25.793, -100.05],
      zones: {
        'Carretera a Pesquería': [25.7712, -100.0386],
      },
    },
    Rayones: { middle: [25.066, -100.128] },
    'Sabinas Hidalgo': {
      middle: [26.575, -100.149],
      zones: {
        'Carretera a Laredo': [26.4985, -100.1702],
      },
    },
    'Salinas Victoria': {
      middle: [25.966, -100.292],
      zones: {
        'Libramiento Noroeste': [25.96, -100.275],
      },
    },
    Santiago: {
      middle: [25.433, -100.156],
      zones: {
        'El Cercado': [25.4305, -100.1402],
        'Los Cavazos': [25.4712, -100.1786],
      },
    },
    Vallecillo: { middle: [26.648, -99.885] },
    Villaldama: { middle: [26.47, -100.348] },
  },
  Coahuila: {
    'Ramos Arizpe': {
      middle: [25.54, -100.95],
      zones: {
        'Carretera Monterrey–Saltillo': [25.5612, -100.8926],
      },
    },
    Saltillo: {
      middle: [25.43, -100.99],
      zones: {
        Derramadero: [25.2921, -101.1286],
        'Venustiano Carranza': [25.4492, -100.9857],
      },
    },
  },
  Tamaulipas: {
    Reynosa: {
      middle: [26.06, -98.29],
      zones: {
        'Carretera a Matamoros': [26.0486, -98.2218],
      },
    },
  },
}
