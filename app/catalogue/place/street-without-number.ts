import { foldText } from '#app/text/fold-text.ts'

/** Labels of a number, which are removed with it. */
const LABELS = new Set(
  'n no nro num numero km kilometro int interior ext exterior piso local lote manzana mza mz nave torre depto departamento cp bodega oficina edificio suite planta nivel casa'.split(
    ' ',
  ),
)
/** Roads whose name may be a number: 'Calle 5', 'Carretera 85'. */
const ROADS = new Set(
  'calle avenida av privada priv cerrada andador circuito boulevard blvd calzada carretera carr autopista ruta'.split(
    ' ',
  ),
)
/** Words before a road. After any other word, the road is part of a name: in 'Quinta Avenida 12', 12 is the house number. */
const BEFORE_ROADS = new Set('y e con entre esq esquina de del sobre por'.split(' '))
const MONTHS = new Set(
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'.split(' '),
)
/** Short words that could be taken for the suffix of a number. */
const SHORT_WORDS = new Set('y e o u el la lo de en al cd nl sn'.split(' '))
const HAS_DIGIT = /\p{N}/u
const PLAIN_FIGURE = /^\d{1,3}[a-z]?$/i
/** '5', '05', '31', '1o' as in '1º de Mayo'. */
const DAY = /^(?:0?[1-9]|[12]\d|3[01]|1(?:o|ro|°)\.?)$/i
/** 'A', 'AB', 'A-B', 'Bis': the suffix of a number, or the name of a unit. */
const SUFFIX = /^(?:[a-z]{1,2}|[a-z](?:[-/][a-z])+|bis\.?)$/
/** Texts that reveal the point: links (with their commas), Plus Codes, even incomplete, and three-word addresses. */
const LINK = /[^,;\n]*(?::\/\/|\bwww\.|\.[a-z]{2,}\/)\S*[^,;\n]*/gi
const PLUS_CODES = [
  /[^,;\n]*\b[23456789CFGHJMPQRVWX]{2,8} ?\+ ?[23456789CFGHJMPQRVWX]{2,}\b[^,;\n]*/gi,
  /[^,;\n]*\b[23456789CFGHJMPQRVWX]{4,8}[ -][23456789CFGHJMPQRVWX]{2,3}\b[^,;\n]*/g,
]
const THREE_WORDS = /[^,;\n]*(?:\/\/\/|(?<!\S)\p{Ll}{3,}\.\p{Ll}{3,}\.)\p{Ll}{3,}[^,;\n]*/gu
const POINTERS = [LINK, ...PLUS_CODES, THREE_WORDS]
/** A Plus Code without the text around it. */
const BARE_PLUS_CODES = [
  /\b[23456789CFGHJMPQRVWX]{2,8} ?\+ ?[23456789CFGHJMPQRVWX]{2,}\b/i,
  /\b[23456789CFGHJMPQRVWX]{4,8}[ -][23456789CFGHJMPQRVWX]{2,3}\b/,
]
/** Only links of maps reveal a place. */
const MAP_LINK = /\bmaps\.|goo\.gl\/|google\.[a-z.]+\/maps|waze\.com/i
const COORDINATES = /-?\d{1,3}\.\d{3,}\s*,\s*-?\d{1,3}\.\d{3,}/
/** 'número doscientos diez': the end of a number in words is unclear, so the rest of the part is removed. */
const SPELLED_NUMBER = /(?<!\p{L})(?:n\.?[o°]|nro|n[uú]m(?:ero)?)(?:[.:°]+\s*|\s+)(?=[^\p{N}#\s])[^,;\n]*/giu

/** 'doscientos', 'treinta' of 'treinta y dos', 'veintidos'. */
const NUMBER_WORD =
  /^(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci[a-z]+|veint[a-z]+|treinta|(?:cuare|cincue|sese|sete|oche|nove)nta|cien|ciento|[a-z]+cient[oa]s|quinient[oa]s|mil|medio)$/
const ORDINAL = /^(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim)[oa]?$/
/** Words that may follow a number in words: 'Morelos doscientos Sur'. */
const SIDES = new Set('norte sur oriente poniente ote pte nte'.split(' '))

/**
 * A street address without house number, kilometre, floor or unit: 'Av. Gómez Morín 123, Col. Del Valle' becomes
 * 'Av. Gómez Morín, Col. Del Valle'. Words with a digit are removed, except for names ('5 de Mayo', 'Calle 5').
 * 'Privada 120' stays, because it could be the name of a street.
 */
export function streetWithoutNumber(address: string): string | null {
  let text = address.normalize('NFKC')
  for (const pointer of POINTERS) text = text.replaceAll(pointer, '')
  const parts = text.replaceAll(SPELLED_NUMBER, ' # ').split(/[,;\n]/)
  return parts.map(partWithoutNumber).filter(Boolean).join(', ') || null
}

/** Whether a text contains the point: a map link, coordinates or a Plus Code. */
export function namesPoint(text: string): boolean {
  return [MAP_LINK, COORDINATES, ...BARE_PLUS_CODES].some((pointer) => text.search(pointer) >= 0)
}

function partWithoutNumber(part: string): string {
  const words = part.replaceAll('#', ' # ').split(/\s+/).filter(Boolean)
  const removed = words.map(
    (word, at) => word === '#' || (HAS_DIGIT.test(word) && !isName(words, at)) || isSpelled(words, at),
  )
  // Labels can follow each other: 'Local No. 12'.
  for (let changed = true; changed;) {
    changed = false
    for (const [at, word] of words.entries()) {
      const [before, after] = [at > 0 && removed[at - 1], removed[at + 1]]
      const isRemovable =
        (isLabel(word) && (before || after || isSuffix(words[at + 1]))) ||
        (isSuffix(word) && (before || isLabel(words[at - 1]))) ||
        (before && (after || isSuffix(words[at + 1])) && SHORT_WORDS.has(plain(word)))
      if (!removed[at] && isRemovable) changed = removed[at] = true
    }
  }
  const rest = words.filter((_, at) => !removed[at])
  return rest.join(' ').replaceAll(/^[\s.:–+-]+|[\s:(–+-]+$/g, '')
}

/** A number in words after a label, at the end of a street or alone; not in a name ('Calle Doce', 'Mil Cumbres'). */
function isSpelled(words: readonly string[], at: number): boolean {
  const isNumber = (place: number) => NUMBER_WORD.test(plain(words[place] ?? ''))
  if (ORDINAL.test(plain(words[at] ?? ''))) return isLabel(words[at + 1])
  if (!isNumber(at)) return false
  let [first, last] = [at, at]
  const steps = (from: number, way: 1 | -1) =>
    isNumber(from + way) ? way : plain(words[from + way] ?? '') === 'y' && isNumber(from + 2 * way) ? 2 * way : 0
  for (let step = steps(first, -1); step !== 0; step = steps(first, -1)) first += step
  for (let step = steps(last, 1); step !== 0; step = steps(last, 1)) last += step
  const [before, after] = [words[first - 1], words[last + 1]]
  if (before === '#' || isLabel(before)) return true
  const isEnd = after === undefined || HAS_DIGIT.test(after) || SIDES.has(plain(after)) || isSuffix(after)
  return isEnd && !(before !== undefined && (ROADS.has(plain(before)) || BEFORE_ROADS.has(plain(before))))
}

function isLabel(word = ''): boolean {
  return LABELS.has(plain(word))
}

/** 'Zaragoza 120 A', 'Local B': the letter belongs to the number or unit before it. */
function isSuffix(word = ''): boolean {
  const folded = foldText(word.replaceAll(/["'“”«»()]/g, ''))
  return SUFFIX.test(folded) && !SHORT_WORDS.has(folded)
}

function isName(words: readonly string[], at: number): boolean {
  const [word = '', next = '', second = ''] = words.slice(at)
  if (DAY.test(word) && plain(next) === 'de' && MONTHS.has(plain(second))) return true
  const [road, before] = [plain(words[at - 1] ?? ''), plain(words[at - 2] ?? '')]
  return PLAIN_FIGURE.test(word) && ROADS.has(road) && (at === 1 || BEFORE_ROADS.has(before))
}

function plain(word: string): string {
  return foldText(word).replaceAll(/[^a-z]/g, '')
}
