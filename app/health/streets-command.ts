import type { State } from '#app/catalogue/facts/places.ts'
import { boxOfStates } from '#app/catalogue/place/state-boxes.ts'
import { foldText } from '#app/text/fold-text.ts'

/** Degrees around the states, so that the map does not end at a border. */
const MARGIN = 0.05

/** The commands that cut the streets of the agency's states out of a build of Protomaps; null without a state. */
export function streetsCommand(homeStates: readonly State[]): string | null {
  const box = boxOfStates(homeStates)
  if (!box) return null
  const name = homeStates.map((state) => foldText(state).replaceAll(' ', '-')).join('-')
  const { west, south, east, north } = box
  const bbox = [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN]
    .map((degrees) => degrees.toFixed(2))
    .join()
  const file = `${name}-AAAA-MM.pmtiles`
  return `pmtiles extract https://build.protomaps.com/AAAAMMDD.pmtiles ${file} --bbox=${bbox} --maxzoom=15\npmtiles verify ${file}`
}
