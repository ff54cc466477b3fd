import { foldText } from '#app/text/fold-text.ts'
import { LAND_USES } from './filtered-vocabulary.ts'

type LandUse = (typeof LAND_USES)[number]

/** What the form suggests: uses as the municipal plans of Nuevo León name them. Any other text is taken as it is. */
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

/** Folded words that say a use, in any of their forms. */
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
/** What comes after it is excepted to the end of the sentence; after a plain 'no', to the next comma. */
const EXCEPTION = /\b(?:excepto|exceptuando|salvo|menos|excepcion de|prohibid[oa]s?)\b.*/
const NEGATION = /\b(?:no(?! solo)|ni|sin|tampoco)\b.*/
/** The end of a part that takes it back: 'industrial no permitido', 'industrial no'. */
const TAKEN_BACK = /\b(?:no(?: (?:se )?(?:permit|admit|autoriz)\w*)?|prohibid[oa]s?) *$/
/** An answer after its use: 'industrial: no'. */
const ANSWER = /: ?(?=(?:no|si)\b *(?:[,:/]|$))/g
/** Water and light at the lot, which is no use of it. */
const SUPPLIES = /\b(?:con|todos|los|sin) servicios\b/g

/**
 * The uses that a text allows, as they are stored: each between bars, null where it names none that is known.
 * What the text excepts is not among them: 'comercial, no industrial' is only comercial.
 */
export function landUsesIn(text: string | null): string | null {
  const allowed = foldText(text ?? '')
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
  const uses = LAND_USES.filter((use) => WORDS[use].test(allowed))
  return uses.length === 0 ? null : `|${uses.join('|')}|`
}
