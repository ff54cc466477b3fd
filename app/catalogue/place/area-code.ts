import type { Point } from './point.ts'

/** URL-safe characters by value. */
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Corners that a drawn area may have. */
export const MOST_CORNERS = 50
export const FEWEST_CORNERS = 3
/** Steps per degree: one step is about a metre. */
const STEPS = 1e5
/** Five bits per character; the sixth bit tells that more follow. */
const BASE = 32

/** Encodes the corners of an area for a URL, each as the difference from the one before. */
export function encodeArea(corners: readonly Point[]): string {
  let [lastNorth, lastEast] = [0, 0]
  let code = ''
  for (const { latitude, longitude } of corners) {
    const [north, east] = [Math.round(latitude * STEPS), Math.round(longitude * STEPS)]
    code += encodeStep(north - lastNorth) + encodeStep(east - lastEast)
    lastNorth = north
    lastEast = east
  }
  return code
}

/** Decodes the corners of an area; null for a malformed text or an impossible area. */
export function decodeArea(code: string): Point[] | null {
  const steps = decodeSteps(code)
  if (!steps || steps.length % 2 !== 0) return null
  const corners: Point[] = []
  let [north, east] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    north += steps[at] ?? 0
    east += steps[at + 1] ?? 0
    corners.push({ latitude: north / STEPS, longitude: east / STEPS })
  }
  if (corners.length < FEWEST_CORNERS || corners.length > MOST_CORNERS) return null
  const isOnEarth = corners.every(({ latitude, longitude }) => Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180)
  return isOnEarth ? corners : null
}

function encodeStep(step: number): string {
  let value = step < 0 ? -2 * step - 1 : 2 * step
  let code = ''
  do {
    const rest = value % BASE
    value = Math.floor(value / BASE)
    code += CHARACTERS[value > 0 ? rest + BASE : rest] ?? ''
  } while (value > 0)
  return code
}

function decodeSteps(code: string): number[] | null {
  const steps: number[] = []
  let [value, scale] = [0, 1]
  for (const sign of code) {
    const bits = CHARACTERS.indexOf(sign)
    if (bits < 0 || scale > 2 ** 40) return null
    value += (bits % BASE) * scale
    scale *= BASE
    if (bits >= BASE) continue
    steps.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2)
    value = 0
    scale = 1
  }
  return scale === 1 ? steps : null
}
