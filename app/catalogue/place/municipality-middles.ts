import type { State } from '#app/catalogue/facts/places.ts'

/** Latitude and longitude. */
type Spot = readonly [number, number]

/**
 * The middle of each municipality of Nuevo León (of its largest built-up area, or of the whole where INEGI's outlines
 * have none), and of neighbours in other states. Other municipalities have none.
 */
export const MUNICIPALITY_MIDDLES: Readonly<Partial<Record<State, Readonly<Record<string, Spot>>>>> = {
  'Nuevo León': {
    Monterrey: [25.669, -100.317],
    'San Pedro Garza García': [25.647, -100.37],
    'San Nicolás de los Garza': [25.736, -100.271],
    Guadalupe: [25.678, -100.205],
    'Santa Catarina': [25.686, -100.467],
    'General Escobedo': [25.805, -100.326],
    Apodaca: [25.768, -100.197],
    Juárez: [25.653, -100.107],
    Abasolo: [25.941, -100.406],
    Agualeguas: [26.299, -99.703],
    Allende: [25.301, -100.03],
    Anáhuac: [27.342, -100.025],
    Aramberri: [24.225, -99.887],
    Bustamante: [26.572, -100.562],
    'Cadereyta Jiménez': [25.588, -99.994],
    Cerralvo: [26.072, -99.706],
    China: [25.48, -98.972],
    'Ciénega de Flores': [25.962, -100.166],
    'Doctor Arroyo': [23.86, -100.306],
    'Doctor Coss': [25.964, -99.031],
    'Doctor González': [25.849, -99.805],
    'El Carmen': [25.937, -100.358],
    Galeana: [24.761, -100.392],
    García: [25.802, -100.592],
    'General Bravo': [25.803, -98.848],
    'General Terán': [25.276, -99.413],
    'General Treviño': [26.213, -99.446],
    'General Zaragoza': [23.901, -99.74],
    'General Zuazua': [25.889, -100.117],
    Hidalgo: [25.999, -100.453],
    Higueras: [26.033, -99.998],
    Hualahuises: [24.884, -99.678],
    Iturbide: [24.638, -99.849],
    'Lampazos de Naranjo': [27.051, -100.418],
    Linares: [24.853, -99.536],
    'Los Aldamas': [26.091, -99.273],
    'Los Herreras': [25.916, -99.414],
    'Los Ramones': [25.653, -99.588],
    Marín: [25.871, -100.024],
    'Melchor Ocampo': [26.049, -99.493],
    'Mier y Noriega': [23.418, -100.16],
    Mina: [26.286, -100.786],
    Montemorelos: [25.126, -99.808],
    Parás: [26.583, -99.602],
    Pesquería: [25.793, -100.05],
    Rayones: [25.066, -100.128],
    'Sabinas Hidalgo': [26.575, -100.149],
    'Salinas Victoria': [25.966, -100.292],
    Santiago: [25.433, -100.156],
    Vallecillo: [26.648, -99.885],
    Villaldama: [26.47, -100.348],
  },
  Coahuila: {
    'Ramos Arizpe': [25.54, -100.95],
    Saltillo: [25.43, -100.99],
  },
  Tamaulipas: {
    Reynosa: [26.06, -98.29],
  },
}
