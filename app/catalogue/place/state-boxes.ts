import type { State } from '#app/catalogue/facts/places.ts'
import type { Box } from './box.ts'

/** West, south, east and north of each state without its far islands, in degrees. From the outlines of Natural Earth. */
const BOXES: Readonly<Record<State, readonly [number, number, number, number]>> = {
  Aguascalientes: [-102.86, 21.67, -101.84, 22.47],
  'Baja California': [-118.37, 28, -112.76, 32.72],
  'Baja California Sur': [-115.09, 22.87, -109.42, 28.01],
  Campeche: [-92.49, 17.8, -89.01, 20.83],
  Chiapas: [-94.13, 14.54, -90.38, 18],
  Chihuahua: [-109.15, 25.61, -103.31, 31.78],
  'Ciudad de México': [-99.34, 19.05, -98.93, 19.58],
  Coahuila: [-103.97, 24.56, -99.8, 29.9],
  Colima: [-104.6, 18.69, -103.47, 19.54],
  Durango: [-107.13, 22.31, -102.49, 26.84],
  'Estado de México': [-100.63, 18.38, -98.59, 20.31],
  Guanajuato: [-102.1, 19.9, -99.7, 21.88],
  Guerrero: [-102.18, 16.31, -98, 18.87],
  Hidalgo: [-99.85, 19.58, -98, 21.4],
  Jalisco: [-105.7, 18.96, -101.51, 22.78],
  Michoacán: [-103.75, 17.91, -100.12, 20.41],
  Morelos: [-99.51, 18.35, -98.64, 19.15],
  Nayarit: [-105.74, 20.68, -103.94, 23.04],
  'Nuevo León': [-101.22, 23.18, -98.44, 27.8],
  Oaxaca: [-98.56, 15.65, -93.86, 18.67],
  Puebla: [-99.06, 17.89, -96.72, 20.83],
  Querétaro: [-100.58, 19.93, -99.04, 21.65],
  'Quintana Roo': [-89.42, 17.88, -86.74, 21.63],
  'San Luis Potosí': [-102.3, 21.17, -98.35, 24.57],
  Sinaloa: [-109.44, 22.44, -105.39, 27.08],
  Sonora: [-115.05, 26.33, -108.46, 32.5],
  Tabasco: [-94.14, 17.25, -90.99, 18.65],
  Tamaulipas: [-100.13, 22.22, -97.13, 27.67],
  Tlaxcala: [-98.72, 19.1, -97.61, 19.74],
  Veracruz: [-98.65, 17.14, -93.59, 22.49],
  Yucatán: [-90.45, 19.65, -87.52, 21.62],
  Zacatecas: [-104.33, 21.04, -100.82, 25.17],
}

export function stateBox(state: State): Box {
  const [west, south, east, north] = BOXES[state]
  return { west, south, east, north }
}

/** The box around several states; null without any. */
export function boxOfStates(states: readonly State[]): Box | null {
  const boxes = states.map(stateBox)
  if (boxes.length === 0) return null
  return {
    west: Math.min(...boxes.map(({ west }) => west)),
    south: Math.min(...boxes.map(({ south }) => south)),
    east: Math.max(...boxes.map(({ east }) => east)),
    north: Math.max(...boxes.map(({ north }) => north)),
  }
}
