import { municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import type { NamedOptions } from './worded-codes.ts'
import { wordedCode } from './worded-codes.ts'
import { municipalityNamed } from './place-words.ts'

/** `isCity`: the text names a city of the municipality. */
type NamedPlace = { municipality: string; state: string | null; isNear: boolean; isCity: boolean }

/** The municipality of a text, in the state of its row ('' for none); null where it names none of that state. */
export function readMunicipality(text: string, state: string, options: NamedOptions): NamedPlace | null {
  const known = wordedCode('municipality', text, options)
  if (known && (state === '' || municipalitiesOf(state).includes(known)))
    return { municipality: known, state: null, isNear: false, isCity: false }
  const named = municipalityNamed(text, state, options.places)
  return named && { municipality: named.name, state: named.state, isNear: named.isNear, isCity: named.isCity ?? false }
}
