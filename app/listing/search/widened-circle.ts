import { formatDistance } from '#app/catalogue/place/away.ts'
import { boxAround } from '#app/catalogue/place/box.ts'
import { ofThe } from '#app/catalogue/place/landmark.ts'
import { type Circle, RADII } from './shapes.ts'

/** In km, after the radii that the form offers. */
const FARTHER = [100, 200, 500, 1_000, 2_000, 5_000]
/** The edge of a radius is computed, so it is a little wider than the distance. */
const EDGE = 1.001

/** The circle with the next radius in which something lies so many metres from its centre. */
export function widened(circle: Circle, nearest: number): Circle {
  const kilometres = [...RADII.map(Number), ...FARTHER].find((radius) => radius * 1000 >= nearest * EDGE)
  const metres = kilometres === undefined ? nearest * EDGE : kilometres * 1000
  return { ...circle, metres, nearest, box: boxAround(circle.centre, metres) }
}

/** 'No hay nada a menos de 5 km del Aeropuerto de Monterrey; lo más cercano está a 7.2 km.' */
export function widenedText(circle: Circle): string {
  const { kilometres, place, nearest } = circle
  return `No hay nada a menos de ${kilometres} km ${ofThe(place.name)}; lo más cercano está a ${formatDistance(nearest ?? 0)}.`
}
