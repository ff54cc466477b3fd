import { type Landmark, nameWithoutArticle } from '#app/catalogue/place/landmark.ts'
import { foldText } from '#app/text/fold-text.ts'
import type { Corner, Size } from './clip.ts'
import { escapeHtml } from './escape-html.ts'
import { type Frame, isFree, nameFrame } from './map-labels.ts'

/** The symbols of landmarks, drawn around their point, by words of their name. The first that fits counts. */
const SYMBOLS: readonly (readonly [words: RegExp, path: string])[] = [
  [
    /\b(?:aeropuerto|aerodromo|aip)\b/,
    'm0-6 1.2 4L6 .6v1.6L1.2.8.8 4l1.6 1.2v1L0 5.6l-2.4.6v-1L-.8 4l-.4-3.2L-6 2.2V.6L-1.2-2z',
  ],
  [/\b(?:parque industrial|interpuerto|puerto|aduana|recinto|zona industrial)\b/, 'M-6 5v-6l4-3v3l4-3v3l4-3v9z'],
  [/\b(?:parque|alameda|bosque|jardin|fundidora)\b/, 'M0-6A4 4 0 0 1 1 1.9V6h-2V1.9A4 4 0 0 1 0-6z'],
]
const OTHER_SYMBOL = 'M-4-4h8v8h-8z'
/** Space between the point and its name. */
const BESIDE = 8
/** A longer name covers too much of a map: its landmark has a symbol alone. */
const LONGEST_NAME = 34

/** The landmarks with their symbols and names where there is space. @param taken occupied frames; those drawn are added */
export function drawLandmarks(
  landmarks: readonly Landmark[],
  { place, taken, size }: { place: (point: Landmark) => Corner; taken: Frame[]; size: Size },
): string {
  return landmarks.map((landmark) => drawLandmark(landmark, place(landmark), { taken, size })).join('')
}

/** The name stands on the right or on the left; '' where there is no space for the symbol. */
function drawLandmark({ name }: Landmark, at: Corner, { taken, size }: { taken: Frame[]; size: Size }): string {
  const [x, y] = at.map(Math.round) as [number, number]
  const square = { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }
  if (!isFree(square, taken, size)) return ''
  const whole = nameWithoutArticle(name)
  const { path, isPlain } = symbolOf(whole)
  const symbol = `<path d="${path}" transform="translate(${x} ${y})"/>`
  // 'Aeropuerto de Monterrey' is 'Aeropuerto' where there is less space.
  const short = isPlain ? whole : whole.replace(/ del? .*$/, '')
  for (const [label, side] of [whole, short].flatMap((text) => [[text, 1] as const, [text, -1] as const])) {
    if (label.length > LONGEST_NAME) continue
    const half = nameFrame(label, [0, 0]).right
    const frame = nameFrame(label, [x + side * (half + BESIDE), y])
    if (!isFree(frame, taken, size)) continue
    taken.push(square, frame)
    const anchor = side < 0 ? ' text-anchor="end"' : ''
    return `<g class="map-mark">${symbol}<text x="${x + side * BESIDE}" y="${y + 4}"${anchor}>${escapeHtml(label)}</text></g>`
  }
  taken.push(square)
  return `<g class="map-mark"><title>${escapeHtml(whole)}</title>${symbol}</g>`
}

function symbolOf(name: string): { path: string; isPlain: boolean } {
  const folded = foldText(name)
  const path = SYMBOLS.find(([words]) => words.test(folded))?.[1]
  return path ? { path, isPlain: false } : { path: OTHER_SYMBOL, isPlain: true }
}
