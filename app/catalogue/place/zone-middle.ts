import { foldText } from '#app/text/fold-text.ts'
import { HOME_STATE } from '#app/catalogue/facts/places.ts'
import type { Point } from './point.ts'
import { MUNICIPALITY_MIDDLES } from './zone-middles.ts'

type Zone = { location: string; municipality: string | null; state: string | null }

/** 'Col. Obispado' is 'Obispado'. */
const KIND_OF_ZONE = /^(?:col|colonia|fracc|fraccionamiento|zona)\.? /

/** The middle of a property's zone, or else of its municipality; null where both are unknown. */
export function zoneMiddle({ location, municipality, state }: Zone): Point | null {
  const municipalities = Object.entries(MUNICIPALITY_MIDDLES).find(([name]) => name === (state || HOME_STATE))?.[1]
  if (!municipalities) return null
  const zone = foldText(location).replace(KIND_OF_ZONE, '')
  const found = byFoldedName(municipalities, foldText(municipality ?? '') || zone)
  if (!found) return null
  const [latitude, longitude] = byFoldedName(found.zones ?? {}, zone) ?? found.middle
  return { latitude, longitude }
}

function byFoldedName<T>(table: Readonly<Record<string, T>>, folded: string): T | null {
  return Object.entries(table).find(([name]) => foldText(name) === folded)?.[1] ?? null
}
