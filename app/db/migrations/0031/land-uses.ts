/** Folded words that say a use, in any of their forms. */
const WORDS: Record<string, RegExp> = {
  Comercial: /\bcomerci(?:al|o)/,
  Servicios: /\bservicios?\b/,
  Industrial: /\b(?:agro)?industri/,
  'Industrial ligero': /\bindustri\w*(?: (?:de|tipo|y|o|pesad[oa]s?))* liger[oa]/,
  'Industrial pesado': /\bindustri\w*(?: (?:de|tipo|y|o|liger[oa]s?))* pesad[oa]/,
  Habitacional: /\bhabitacion|\bviviendas?\b|\bresidencial|\b(?:uni|multi|pluri)familiar/,
  Mixto: /\bmixt[oa]/,
  Equipamiento: /\bequipamiento/,
  Agropecuario: /\bagropecuari|\bagroindustri|\bagricol|\bganader|\brustic[oa]/,
}

const SENTENCE_END = /[.;()]| pero | sino /
const PART_END = /[,:/]/
/** What comes after it is excepted to the end of the sentence; after a plain 'no', to the next comma. */
const EXCEPTION = /\b(?:excepto|exceptuando|salvo|menos|excepcion de|prohibid[oa]s?)\b.*/
const NEGATION = /\b(?:no(?! solo)|ni|sin|tampoco)\b.*/
/** The end of a part that takes it back: 'industrial no permitido', 'industrial no'. */
const TAKEN_BACK = /\b(?:no(?: (?:se )?(?:permit|admit|autoriz)\w*)?|prohibid[oa]s?) *$/
/** An answer after its use: 'industrial: no'. */
const ANSWER = /: ?(?=(?:no|si)\b *(?:[,:/]|$))/g
/** Water and light at the lot, which is no use of it. */
const SUPPLIES = /\b(?:con|todos|los|sin) servicios\b/g

/** As the product read a text on the day of this migration. */
export function landUsesIn(text: string): string | null {
  const allowed = fold(text)
    .replaceAll(SUPPLIES, '')
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const parts = sentence
        .replaceAll(ANSWER, ' ')
        .split(PART_END)
        .filter((part) => !TAKEN_BACK.test(part))
      return parts.join(',').replace(EXCEPTION, '').split(',')
    })
    .map((part) => part.replace(NEGATION, ''))
    .join(',')
  const uses = Object.entries(WORDS).flatMap(([use, words]) => (words.test(allowed) ? [use] : []))
  return uses.length === 0 ? null : `|${uses.join('|')}|`
}

function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
