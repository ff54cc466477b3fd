import { textFromCents } from '#app/catalogue/price/price.ts'
import { readFigure } from '#app/forms/control-readers.ts'
import { type ControlRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { withThousands } from '#app/figures/typed-figure.ts'
import { OPTIONAL_DAY } from '#app/leads/lead-rules.ts'
import {
  LONGEST_REQUIREMENT_NOTE,
  type LeadRequirement,
  type RequirementFields,
} from '#app/leads/requirements/requirement.ts'
import type { Facets } from '#app/listing/search/facets.ts'
import type { UnreadableLimits } from '#app/listing/search/unreadable-limits.ts'

/** In the address, in the place of a number: a requirement that is added. */
export const NEW_REQUIREMENT = 'nuevo'
/** Parameter with the address of a search on the site, from which filters are taken. */
export const PASTED_PARAM = 'direccion'
/** The button that saves; the form's other button only shows what would be found. */
export const SAVE_REQUIREMENT = 'save-requirement'

/** US cents; nothing for an empty text and for 0. */
const DOLLARS: ControlRule<number | null> = {
  tidy: (typed) => typed.trim(),
  read(text) {
    const read = readFigure(text.replace(/^(?:usd|us\$|\$)\s*/i, ''), { decimals: 2 })
    return 'message' in read ? read : { value: read.value ? Math.round(read.value * 100) : null }
  },
  html: {},
}

/** What a requirement has beside the listing's filters. */
export const REQUIREMENT_RULES: FormRules<Omit<RequirementFields, 'query'>> = {
  leastDollars: DOLLARS,
  mostDollars: DOLLARS,
  neededBy: OPTIONAL_DAY,
  note: textRule({ lines: true, most: LONGEST_REQUIREMENT_NOTE }),
}

type RequirementControl = keyof typeof REQUIREMENT_RULES

/** A stored requirement as the controls show it. */
export function requirementTexts(requirement: LeadRequirement | null): Partial<Record<RequirementControl, string>> {
  if (!requirement) return {}
  const { leastDollars, mostDollars, neededBy, note } = requirement
  const dollars = (cents: number | null) => (cents === null ? '' : withThousands(textFromCents(cents)))
  return {
    leastDollars: dollars(leastDollars),
    mostDollars: dollars(mostDollars),
    neededBy: neededBy ?? '',
    note: note ?? '',
  }
}

/** What filters find now. `query`: the filters; `unread`: limits that can't be read, as they were typed. */
export type RequirementView = { query: string; facets: Facets; total: number; unread: UnreadableLimits | null }

/** What the form answers without saving: the filters as they were sent, and what is wrong. */
export type RequirementAnswer = Refusal<RequirementControl> & { view: RequirementView | null }
