import type { Landmark } from './landmark.ts'

/** The initial landmarks: airports, border crossings, stations and main crossroads. */
export const INITIAL_LANDMARKS: readonly Landmark[] = [
  { name: 'el Aeropuerto de Monterrey', latitude: 25.7785, longitude: -100.1069 },
  { name: 'el Aeropuerto del Norte', latitude: 25.8656, longitude: -100.2372 },
  { name: 'el Puente Colombia', latitude: 27.7008, longitude: -99.7441 },
  { name: 'el Puente del Comercio Mundial de Nuevo Laredo', latitude: 27.5967, longitude: -99.5363 },
  { name: 'el Puente Reynosa–Pharr', latitude: 26.0653, longitude: -98.205 },
  { name: 'Interpuerto Monterrey', latitude: 25.985, longitude: -100.238 },
  { name: 'la Central de Autobuses de Monterrey', latitude: 25.6866, longitude: -100.3177 },
  { name: 'la Macroplaza', latitude: 25.669, longitude: -100.3099 },
  { name: 'el Parque Fundidora', latitude: 25.6785, longitude: -100.285 },
  { name: 'la Ciudad Universitaria', latitude: 25.7265, longitude: -100.312 },
  { name: 'la Av. Gonzalitos y Ruiz Cortines', latitude: 25.7045, longitude: -100.344 },
  { name: 'la Av. Lincoln y Paseo de Cumbres', latitude: 25.737, longitude: -100.405 },
  { name: 'la Av. Garza Sada y Luis Elizondo', latitude: 25.6515, longitude: -100.2895 },
  { name: 'la Calzada del Valle y Gómez Morín', latitude: 25.6565, longitude: -100.3575 },
  { name: 'la Av. Miguel Alemán y Carretera a Huinalá', latitude: 25.763, longitude: -100.168 },
  { name: 'la Av. Ruiz Cortines y Eloy Cavazos', latitude: 25.6655, longitude: -100.184 },
  { name: 'la Carretera Nacional y La Estanzuela', latitude: 25.6, longitude: -100.263 },
  { name: 'la Carretera a Laredo y el Libramiento Noroeste', latitude: 25.935, longitude: -100.178 },
  { name: 'la Carretera a Colombia y el Libramiento Noroeste', latitude: 25.905, longitude: -100.345 },
  { name: 'la Carretera a Saltillo en Santa Catarina', latitude: 25.683, longitude: -100.478 },
  { name: 'la Carretera a Reynosa en Cadereyta', latitude: 25.601, longitude: -100.012 },
]
