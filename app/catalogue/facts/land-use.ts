import { foldText } from '#app/text/fold-text.ts'
import { LAND_USES } from './filtered-vocabulary.ts'

type LandUse = (typeof LAND_USES)[number]

/** Suggestions of the form: uses in the municipal plans of Nuevo León. Any other text is accepted. */
export const USUAL_LAND_USES = [
  'Comercial',
  'Comercial y de servicios',
  'Servicios',
  'Industrial',
  'Industrial ligero',
  'Industrial pesado',
  'Agroindustrial',
  'Habitacional unifamiliar',
  'Habitacional multifamiliar',
  'Habitacional con comercio y servicios',
  'Mixto',
  'Equipamiento',
  'Agropecuario',
] as const

/** Patterns of the folded words for each use. */
const WORDS: Record<LandUse, RegExp> = {
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
/** An exception lasts to the end of the sentence; a plain negation lasts to the next comma. */
const EXCEPTION = /\b(?:excepto|exceptuando|salvo|menos|excepcion de|prohibid[oa]s?)\b.*/
const NEGATION = /\b(?:no(?! solo)|ni|sin|tampoco)\b.*/
/** The end of a part that denies it: 'industrial no permitido', 'industrial no'. */
const DENIED = /\b(?:no(?: (?:se )?(?:permit|admit|autoriz)\w*)?|prohibid[oa]s?) *$/
/** An answer after a use: 'industrial: no'. */
const ANSWER = /: ?(?=(?:no|si)\b *(?:[,:/]|$))/g
/** Utilities of the lot, which are no use of it. */
const SUPPLIES = /\b(?:con|todos|los|sin) servicios\b/g

/**
 * The uses that a text allows, each between bars; null for none. Excepted uses are left out: 'comercial, no industrial' is only comercial.
 */
export function landUsesIn(text: string | null): string | null {
  const allowed = foldText(text ?? '')
    .replaceAll(SUPPLIES, '')
    .split(SENTENCE_END)
    .flatMap((sentence) => {
      const parts = sentence
        .replaceAll(ANSWER, ' ')
        .split(PART_END)
        .filter((part) => !DENIED.test(part))
      return parts.join(',').replace(EXCEPTION, '').split(',')
    })
    .map((part) => part.replace(NEGATION, ''))
    .join(',')
  const uses = LAND_USES.filter((use) => WORDS[use].test(allowed))
  return uses.length === 0 ? null : `|${uses.join('|')}|`
}
