import { foldText, wordPart } from '#app/text/fold-text.ts'

/**
 * Puts a space between any two words of a search: people also write 'bodega,apodaca', 'bodega/oficina' and
 * 'Monterrey-Saltillo', '≥10 m'. '264,000' stays one figure. Invisible characters around a word, which come along when text is
 * copied from a chat, are removed.
 */
export function spaced(search: string): string {
  return search
    .replaceAll(/(?<=^|\s)\p{Default_Ignorable_Code_Point}+|\p{Default_Ignorable_Code_Point}+(?=\s|$)/gu, '')
    .replaceAll(/(?<!\d)[,;](?=\S)|[,;](?=[^\d\s])/gu, '$& ')
    .replaceAll(/(?<=\p{L}{3})[/–—-](?=\p{L}{3})/gu, ' ')
    .replaceAll(/(?<=\S)(?=[≥≤<>])|(?<=[≥≤<>]=?)(?=[^\s=])/g, ' ')
}

/** Each word of a search, as it was typed. */
export function typedWords(search: string): string[] {
  return spaced(search)
    .split(/\s+/)
    .filter((word) => foldText(word) !== '')
}

/** Folded words that only join others, or that no property says of itself. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  [
    'a al con de del e el en la las lo los o para por que se sobre u un una y ya hay tienes tienen',
    'busco buscamos buscando necesito ocupo quiero cuanto cuesta cuestan vale valen sale salen precio precios costo costos urge urgente zona municipio mexico',
    'hasta desde entre maximo minimo negocio negocios',
    'for in at near with and of the to looking need space',
    'cerca junto enfrente lado col colonia disponible disponibles',
    'barato barata baratos baratas economico economica economicos economicas',
  ].flatMap((words) => words.split(' ')),
)

/** Names of anything that is on offer here. */
const ANY_PROPERTY = new Set(['propiedad', 'propiedades', 'inmueble', 'inmuebles'])

/** Whether a word names a property of any type. */
export function isAnyProperty(word: string): boolean {
  return ANY_PROPERTY.has(withoutPunctuation(foldText(word)))
}

/** Whether a word does not narrow the search; true also without a letter or digit: 'bodega - renta'. */
export function isJoining(word: string): boolean {
  const folded = foldText(word)
  return wordPart(folded) === '' || JOINING_WORDS.has(withoutPunctuation(folded))
}

/** Removes the stops of abbreviations and punctuation. */
export function withoutPunctuation(folded: string): string {
  return folded.replaceAll(/[.,;:!?¡¿()«»"]/g, '').trim()
}

/** English names of the values of columns, as clients from abroad type them. They are no corrections of misspelt words. */
export const ENGLISH_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  type: {
    casa: ['house', 'houses'],
    departamento: ['apartment', 'apartments'],
    oficina: ['office', 'offices', 'office space'],
    terreno: ['land', 'lot', 'lots', 'plot', 'plots'],
    local: ['retail', 'retail space', 'storefront', 'shop', 'shops'],
    bodega: ['warehouse', 'warehouses', 'industrial warehouse', 'industrial building', 'warehouse space'],
  },
  category: {
    venta: ['sale', 'for sale', 'to buy', 'buy'],
    renta: ['rent', 'for rent', 'to rent', 'lease', 'for lease', 'to lease', 'rental'],
  },
}

/** Other spellings of a word: abbreviations and full words of signs and addresses, and the Spanish word for an English one. */
const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['avenida', ['av.', 'ave.']],
  ['ave', ['av.']],
  ['carretera', ['carr.']],
  ['boulevard', ['blvd']],
  ['bulevar', ['blvd', 'boulevard']],
  ['blvd', ['boulevard']],
  ['ote', ['oriente']],
  ['pte', ['poniente']],
  ['nte', ['norte']],
  ['gral', ['general']],
  ['dr', ['doctor']],
  ...['crossdock', 'cross dock', 'crossdocking', 'cross docking', 'crossdocks', 'cross docks'].map(
    (word): [string, string[]] => [word, ['crossdock', 'cross dock', 'cross-dock']],
  ),
  ['minibodega', ['mini bodega']],
  ['minibodegas', ['mini bodega']],
  ['mini bodega', ['minibodega']],
  ['mini bodegas', ['minibodega']],
  ['dock', ['anden']],
  ['docks', ['anden']],
  ['yard', ['patio']],
  ['corner', ['esquina']],
  ['sprinkler', ['rociador']],
  ['sprinklers', ['rociador']],
  ['airport', ['aeropuerto']],
  ['parking', ['estacionamiento', 'cajon']],
])

const LONGEST_SHORT_FORM = 2

/** The number of words at this position that have other spellings together: 'cross dock'; null where there are none. */
export function spellingLengthAt(folded: readonly string[], at: number): number | null {
  const phrase = folded.slice(at, at + LONGEST_SHORT_FORM).join(' ')
  return phrase.includes(' ') && SHORT_FORMS.has(phrase) ? LONGEST_SHORT_FORM : null
}

/** Forms of a short word that is part of many others: the Tec is no 'techo' and no 'arquitecto'. */
const WHOLE_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['tec', ['tecnologico', 'tec ', 'tec,', 'tec.', 'tec\n']],
])

/** The folded texts of which a property must contain one to match a folded word. */
export function formsOfWord(word: string): readonly string[] {
  return WHOLE_WORDS.get(word) ?? [...wordForms(word), ...(SHORT_FORMS.get(word) ?? [])]
}

/** Removes the comma after a word, or the stop of an abbreviation: 'carr.'. */
export function withoutStop(folded: string): string {
  return folded.replace(/[,;.]+$/, '') || folded
}

/** Participles ('amueblado', 'equipada'). Shorter words with this ending are nouns: 'mercado', 'entrada', 'privado'. */
const PARTICIPLE = /[a-z]{5}[ai]d[oa]$/

/**
 * The beginning that singular and plural of a Spanish word share, and both genders of a participle: 'locales' → 'local',
 * 'naves' → 'nave', 'luces' → 'luz' or 'luce'. The word itself contains one of them.
 */
export function wordForms(word: string): string[] {
  if (word.length < 4) return word.endsWith('z') ? [word, `${word.slice(0, -1)}ces`] : [word]
  if (word.endsWith('z')) return [word, `${word.slice(0, -1)}ces`]
  if (word.endsWith('ces')) return [`${word.slice(0, -3)}z`, word.slice(0, -1)]
  if (/[aeiou][dlnrsxjy]es$|..[iu]es$/.test(word)) return [word.slice(0, -2)]
  const one = /[a-z]s$/.test(word) ? word.slice(0, -1) : word
  return PARTICIPLE.test(one) ? [one.slice(0, -1)] : [one]
}

const CONJUNCTIONS: ReadonlySet<string> = new Set(['y', 'e', 'o', 'u'])

/**
 * Removes the first occurrence of a run of words, together with the conjunction after it ('con patio y oficinas' →
 * 'con oficinas'), or else with the joining words before it unless another word needs them ('bodega en Apodaca' →
 * 'bodega').
 * @param replacement takes the place of the run, and nothing else is removed
 */
export function removeWords(words: readonly string[], run: readonly string[], replacement?: string): string[] {
  const at = words.findIndex((_, from) => run.every((word, next) => words[from + next] === word))
  if (at === -1) return [...words]
  if (replacement !== undefined) return words.toSpliced(at, run.length, replacement)
  const end = at + run.length
  const next = words[end]
  if (next !== undefined && CONJUNCTIONS.has(foldText(next))) return words.toSpliced(at, run.length + 1)
  let start = at
  if (next === undefined || isJoining(next)) while (start > 0 && isJoining(words[start - 1] ?? '')) start -= 1
  return words.toSpliced(start, end - start)
}
