import { emailRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { phoneRule } from '#app/forms/phone-rule.ts'

/** The contact that new properties start with (spec, section 3, Global configuration); any of it may stay empty. */
export type DefaultContact = { contactName: string | null; contactPhone: string | null; contactEmail: string | null }

const LONGEST = 120

/** The staff write down whom visitors reach, not themselves: no browser fills it in. */
const autoComplete = 'off'

export const DEFAULT_CONTACT_RULES: FormRules<DefaultContact> = {
  contactName: textRule({
    most: LONGEST,
    tooLong: () => `Escribe un nombre de ${LONGEST} caracteres o menos`,
    autoComplete,
  }),
  contactPhone: phoneRule({ autoComplete }),
  contactEmail: emailRule({ most: LONGEST, autoComplete }),
}
