import { emailRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { phoneRule } from '#app/forms/phone-rule.ts'
import { dialledNumber } from '#app/phone/phone.ts'
import { LONGEST_OWNER_NAME, type OwnerFields } from './owner.ts'

const PHONE = phoneRule({})

/** The rules of the form of an owner. Whether a phone or an email is there is checked with the whole form. */
export const OWNER_RULES: FormRules<OwnerFields> = {
  name: textRule({ most: LONGEST_OWNER_NAME, required: 'Escribe el nombre del propietario' }),
  phone: {
    ...PHONE,
    read: (text) => {
      const read = PHONE.read(text)
      return 'message' in read ? read : { value: read.value && dialledNumber(read.value) }
    },
  },
  email: emailRule({ spelling: (address) => address.toLowerCase() }),
}
