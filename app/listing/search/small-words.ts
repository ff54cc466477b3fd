import { foldText, wordPart } from '#app/text/fold-text.ts'

/** What joins words, or says nothing that a property says of itself, folded. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(
  [
    'a al con de del e el en la las lo los o para por que se sobre u un una y ya hay tienes tienen',
    'busco buscamos buscando necesito ocupo quiero cuanto cuesta urge urgente zona municipio mexico',
    'hasta desde entre maximo minimo negocio negocios',
    'cerca junto enfrente lado col colonia disponible disponibles',
    'barato barata baratos baratas economico economica economicos economicas',
  ].flatMap((words) => words.split(' ')),
)

/** What everything offered here is. */
const ANY_PROPERTY = new Set(['propiedad', 'propiedades', 'inmueble', 'inmuebles'])

/** Whether a word says only that it is a property. */
export function isAnyProperty(word: string): boolean {
  return ANY_PROPERTY.has(plainWord(foldText(word)))
}

/** Also what has neither letter nor digit: 'bodega - renta'. */
export function isJoining(word: string): boolean {
  const folded = foldText(word)
  return wordPart(folded) === '' || JOINING_WORDS.has(plainWord(folded))
}

/** Without the dots of an abbreviation and the signs around a word. */
export function plainWord(folded: string): string {
  return folded.replaceAll(/[.,;:!?¡¿()«»"]/g, '').trim()
}
