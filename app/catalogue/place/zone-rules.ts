import { choiceRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { STATES, type State } from '#app/catalogue/facts/places.ts'
import { LANDMARK_RULES } from './landmark-rules.ts'
import type { Point } from './point.ts'

const LONGEST = 60
const LONGEST_SYNONYMS = 200

export type TypedZone = { name: string; synonyms: string | null; municipality: string; state: State; point: Point }

/** The form of a zone. Synonyms are one text with commas between them. */
export const ZONE_RULES: FormRules<TypedZone> = {
  name: textRule({
    most: LONGEST,
    required: 'Escribe cómo se llama',
    tooLong: () => `Escribe un nombre de ${LONGEST} caracteres o menos`,
    autoComplete: 'off',
  }),
  synonyms: textRule({ most: LONGEST_SYNONYMS, autoComplete: 'off' }),
  municipality: textRule({ most: 100, required: 'Escribe en qué municipio está', autoComplete: 'off' }),
  state: choiceRule(STATES),
  point: LANDMARK_RULES.point,
}
