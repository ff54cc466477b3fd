import { textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import type { Reading } from '#app/forms/control-readers.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import { HOW_TO_GET_LONG_LINK, mapPoint, placeQuestion, shortMapLink } from './map-link.ts'
import { type Point, rounded } from './point.ts'

const LONGEST = 60

export type TypedLandmark = { name: string; point: Point }

/** The point may be typed in every format that the maps link of a property accepts. */
export const LANDMARK_RULES: FormRules<TypedLandmark> = {
  name: textRule({
    most: LONGEST,
    required: 'Escribe cómo se llama',
    tooLong: () => `Escribe un nombre de ${LONGEST} caracteres o menos`,
    autoComplete: 'off',
  }),
  point: { tidy: oneLine, read: readPoint, html: { required: true, autoComplete: 'off' } },
}

function readPoint(text: string): Reading<Point> {
  if (text === '') return { message: 'Escribe sus coordenadas o pega su enlace de Google Maps' }
  const point = mapPoint(text)
  const message = placeQuestion(text)
  if (point && !message) return { value: { latitude: rounded(point.latitude), longitude: rounded(point.longitude) } }
  if (shortMapLink(text) !== null) return { message: HOW_TO_GET_LONG_LINK }
  return {
    message: message ?? 'Ese texto no dice el punto: escribe la latitud y la longitud, por ejemplo 25.77, -100.19',
  }
}
