import { homeLists, municipalitiesOf } from '#app/catalogue/facts/municipalities.ts'
import { STATES, type State } from '#app/catalogue/facts/places.ts'
import type { Places } from '#app/catalogue/place/places.ts'
import { SYNONYMS } from '#app/listing/search/synonyms.ts'
import { foldText } from '#app/text/fold-text.ts'
import { CITIES } from './city-names.ts'
import { nearValue } from './near-words.ts'

/** How people shorten the names of the 32 states; letters only. The names themselves are known already. */
const SHORT: Readonly<Record<State, string>> = {
  Aguascalientes: 'ags aguas agu as',
  'Baja California': 'bc bcn bajacal bajacalif bajacalifornianorte',
  'Baja California Sur': 'bcs bajacalsur',
  Campeche: 'camp cam cc',
  Chiapas: 'chis chs cs chp',
  Chihuahua: 'chih chi chh ch',
  'Ciudad de México': 'cdmx df mexicodf distritofederal ciudadmexico cdmexico cmx dif cddemexico',
  Coahuila: 'coah coa coahuiladezaragoza coahdez cl',
  Colima: 'col cm',
  Durango: 'dgo dur dg',
  'Estado de México': 'edomex edodemexico edodemex edomexico estadomexico mex em mexico estmex edomx estadodemex',
  Guanajuato: 'gto gua gt',
  Guerrero: 'gro gue gr',
  Hidalgo: 'hgo hid hg',
  Jalisco: 'jal jc ja',
  Michoacán: 'mich mic mn michoacandeocampo',
  Morelos: 'mor ms',
  Nayarit: 'nay nt',
  'Nuevo León': 'nl nleon nvoleon nuevoleon nvolen nle',
  Oaxaca: 'oax oa oc',
  Puebla: 'pue pl',
  Querétaro: 'qro que qt queretarodearteaga qroarteaga',
  'Quintana Roo': 'qroo qr quintroo qtroo roo',
  'San Luis Potosí': 'slp sp sanluis snluispotosi sanluispot',
  Sinaloa: 'sin sl',
  Sonora: 'son sr',
  Tabasco: 'tab tb tc',
  Tamaulipas: 'tamps tam tm tamp ts',
  Tlaxcala: 'tlax tla tl',
  Veracruz: 'ver vz veracruzdeignaciodelallave veracruzllave',
  Yucatán: 'yuc yn',
  Zacatecas: 'zac zs',
}
const STATE_BY_LETTERS: ReadonlyMap<string, State> = new Map(
  Object.entries(SHORT).flatMap(([state, names]) =>
    [...names.split(' '), lettersOf(state)].map((name): [string, State] => [name, state as State]),
  ),
)

function lettersOf(text: string): string {
  return foldText(text).replaceAll(/[^a-z]/g, '')
}

/** The state that a text names: 'Qro.', 'N.L.', 'Edo. Méx.', 'Nuevo Leon'. Null for none. */
export function stateNamed(text: string): State | null {
  // 'QR-01' is an ID.
  if (/\d/.test(text)) return null
  const letters = lettersOf(text)
  return (
    STATE_BY_LETTERS.get(letters) ??
    STATE_BY_LETTERS.get(letters.replace(/^(?:estadode|edode|edo)(?=.{4})/, '')) ??
    null
  )
}

/** Abbreviations inside the names of municipalities. */
const ABBREVIATED: Readonly<Record<string, string>> = {
  sn: 'san',
  s: 'san',
  sta: 'santa',
  sto: 'santo',
  gral: 'general',
  dr: 'doctor',
  cd: 'ciudad',
  mpio: '',
  municipio: '',
  gpe: 'guadalupe',
  gdl: 'guadalajara',
  tij: 'tijuana',
  mxli: 'mexicali',
  jz: 'juarez',
  mty: 'monterrey',
  fco: 'francisco',
  del: 'de',
  los: 'de',
  las: 'de',
  la: 'de',
  el: '',
  de: '',
}

function keyOf(name: string): string {
  return foldText(name)
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .split(' ')
    .map((word) => (Object.hasOwn(ABBREVIATED, word) ? (ABBREVIATED[word] ?? word) : word))
    .filter((word) => word !== '' && word !== 'de')
    .join(' ')
}

/** A municipality with its state, if the text says one; whether the spelling differs, or the text names a city of it. */
type NamedMunicipality = { name: string; state: State | null; isNear: boolean; isCity?: boolean }

const keysByState = new Map<string, ReadonlyMap<string, string | null>>()

/** The names of a state by their key; null for a key of two names. */
function keysOf(state: string): ReadonlyMap<string, string | null> {
  const known = keysByState.get(state)
  if (known) return known
  const keys = new Map<string, string | null>()
  for (const name of municipalitiesOf(state))
    for (const key of new Set(
      [name, ...(state === 'Nuevo León' ? (SYNONYMS.municipality[name] ?? []) : [])].map(keyOf),
    ))
      keys.set(key, keys.has(key) ? null : name)
  keysByState.set(state, keys)
  return keys
}

/**
 * The municipality that a text names, in any spelling, also misspelt where only one is like it: in the state, or in the home
 * states where the row says none. 'Apodaca, N.L.' says its state. Null for a text that names none.
 */
export function municipalityNamed(text: string, state: string, places: Places): NamedMunicipality | null {
  const [before = '', after = '', ...more] = text.split(/,|\(/).map((part) => part.replace(')', '').trim())
  const said = more.length === 0 && after !== '' ? stateNamed(after) : null
  if (said !== null && (state === '' || state === said)) {
    const named = municipalityNamed(before, said, places)
    return named && { ...named, state: said }
  }
  // 'Qro.' in the column of the municipality is the capital of that name.
  const capital = state === '' || stateNamed(text) !== state ? null : keysOf(state).get(keyOf(state))
  if (capital) return { name: capital, state: null, isNear: false }
  const states = state === '' ? homeLists(places.homeStates).map((home) => home.state) : [state]
  const found = states.flatMap((each) => nearestIn(keyOf(text), each) ?? [])
  const exact = found.filter(({ isNear }) => !isNear)
  const [one = null, other] = exact.length > 0 ? exact : found
  if (one) return other === undefined ? { ...one, state: null } : null
  return state === '' ? beforeItsState(text) : null
}

/** Reads 'Apodaca NL' and 'Guadalupe Nuevo León', without a comma, if the state has exactly that municipality. */
function beforeItsState(text: string): NamedMunicipality | null {
  const words = text.trim().split(/\s+/)
  for (let count = 1; count < Math.min(words.length, MOST_WORDS_OF_A_STATE + 1); count += 1) {
    const state = stateNamed(words.slice(-count).join(' '))
    const name = state && keysOf(state).get(keyOf(words.slice(0, -count).join(' ')))
    if (name) return { name, state, isNear: false }
  }
  return null
}

const MOST_WORDS_OF_A_STATE = 4

/** Whether each word of a key is, or shortens, the word of another in its place: 'mqs' is 'marques', 'san j rio' 'san juan rio'. */
function isShortFor(key: string, name: string): boolean {
  const [short, words] = [key, name].map((each) => each.split(' '))
  return (
    short?.length === words?.length &&
    key.length > 2 &&
    short?.every((word, at) => isWithin(word, words?.[at] ?? '')) === true
  )
}

/** Whether a short word without vowels has letters of a word in their order, the first one first. */
function isWithin(short: string, word: string): boolean {
  if (short === word) return true
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length && short[0] === word[0] && !/[aeiou]/.test(short.slice(1))
}

/** Whether a text is the name of a municipality, or of a city of one, in any state. */
export function namesAnyMunicipality(text: string): boolean {
  const key = keyOf(text)
  return key !== '' && STATES.some((state) => keysOf(state).has(key) || cityNames().get(state)?.has(key) === true)
}

let namesOfCities: ReadonlyMap<string, ReadonlyMap<string, string>> | null = null

/** The municipality of each city by its key, by state. */
function cityNames() {
  namesOfCities ??= new Map(
    Object.entries(CITIES).map(([state, municipalities]) => [
      state,
      new Map(
        Object.entries(municipalities).flatMap(([name, cities]) =>
          cities.map((city): [string, string] => [keyOf(city), name]),
        ),
      ),
    ]),
  )
  return namesOfCities
}

/** 'Río' and 'Real' end too many names. */
const SHORTEST_ENDING = 6

function nearestIn(key: string, state: string): Omit<NamedMunicipality, 'state'> | null {
  const keys = keysOf(state)
  const exact = keys.get(key)
  if (exact) return { name: exact, isNear: false }
  const city = cityNames().get(state)?.get(key)
  if (city) return { name: city, isNear: false, isCity: true }
  const [beginning = null, ...others] = [...keys].filter(([other]) => key !== '' && other.startsWith(`${key} `))
  if (beginning?.[1] && others.length === 0) return { name: beginning[1], isNear: false }
  // 'Tlaquepaque' is San Pedro Tlaquepaque, and 'Cd. Juárez' is Juárez.
  const [ending = null, ...more] = [...keys].filter(
    ([other]) => key.length >= SHORTEST_ENDING && (other.endsWith(` ${key}`) || key === `ciudad ${other}`),
  )
  if (ending?.[1] && more.length === 0) return { name: ending[1], isNear: true }
  const [short = null, ...otherNames] = exact === null ? [] : [...keys].filter(([other]) => isShortFor(key, other))
  if (short?.[1] && otherNames.length === 0) return { name: short[1], isNear: true }
  const near = exact === null ? null : nearValue(key, keys)
  return near === null ? null : { name: near, isNear: true }
}
