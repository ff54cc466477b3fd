import { foldText } from '#app/properties/fold-text.ts'

/** What a figure is given for; without its figure it says nothing. */
const LABELS = new Set(
  'no num numero km kilometro int interior ext exterior piso local lote manzana mza mz nave torre depto departamento cp bodega oficina edificio suite planta nivel casa'.split(
    ' ',
  ),
)
/** Roads whose name may be a figure: 'Calle 5', 'Carretera 85'. */
const ROADS = new Set(
  'calle avenida av privada priv cerrada andador circuito boulevard blvd calzada carretera carr autopista ruta'.split(
    ' ',
  ),
)
const MONTHS = new Set(
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre'.split(' '),
)
const HAS_DIGIT = /\d/
const PLAIN_FIGURE = /^\d{1,3}[a-z]?$/i

/**
 * A street address without house number, kilometre, floor or unit: 'Av. Gómez Morín 123, Col. Del Valle' becomes
 * 'Av. Gómez Morín, Col. Del Valle'. Whatever has a digit goes, except for figures that are a name ('5 de Mayo', 'Calle 5').
 */
export function streetWithoutNumber(address: string): string | null {
  const parts = address.split(/[,;\n]/).map(partWithoutNumber)
  return parts.filter(Boolean).join(', ') || null
}

function partWithoutNumber(part: string): string {
  const words = part.replaceAll('#', ' # ').split(/\s+/).filter(Boolean)
  const gone = words.map((word, at) => word === '#' || (HAS_DIGIT.test(word) && !isName(words, at)))
  // A label may stand beside another one: 'Local No. 12'.
  for (let changed = true; changed;) {
    changed = false
    for (const [at, word] of words.entries())
      if (!gone[at] && ((gone[at + 1] && isLabel(word)) || (gone[at - 1] && (isLabel(word) || isLetter(word)))))
        changed = gone[at] = true
  }
  const kept = words.filter((_, at) => !gone[at])
  return kept.join(' ').replaceAll(/^[\s.:–-]+|[\s:–-]+$/g, '')
}

function isLabel(word: string): boolean {
  return LABELS.has(plain(word))
}

/** 'Zaragoza 120 A': the letter is of the number before it. */
function isLetter(word: string): boolean {
  return /^[a-z]$/i.test(word)
}

function isName(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (words[at + 1] === 'de' && MONTHS.has(plain(words[at + 2] ?? ''))) return true
  return PLAIN_FIGURE.test(word) && at > 0 && ROADS.has(plain(words[at - 1] ?? ''))
}

function plain(word: string): string {
  return foldText(word).replaceAll(/[^a-z]/g, '')
}
