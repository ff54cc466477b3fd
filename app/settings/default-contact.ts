import { emailRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { phoneRule } from '#app/forms/phone-rule.ts'

/** The default contact of new properties (spec, section 3, Global configuration); each field may be empty. */
export type DefaultContact = { contactName: string | null; contactPhone: string | null; contactEmail: string | null }

const LONGEST = 120

/** The browser must not fill in the staff member's own data. */
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
