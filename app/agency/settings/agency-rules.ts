import { type ControlRule, emailRule, textRule } from '#app/forms/control-rules.ts'
import type { FormRules } from '#app/forms/form-rules.ts'
import { readPhone } from '#app/forms/phone-rule.ts'
import { NOT_WHOLE, readFigure, readText } from '#app/forms/control-readers.ts'
import { oneLine } from '#app/forms/typed-text.ts'
import type { AgencyFields } from '#app/agency/agency-fields.ts'

/** The browser must not fill in the person's own data. */
const autoComplete = 'off'
/** A year of four digits, from 1800. */
const YEAR = /^(?:1[89]|20)\d\d$/
const POSTAL_CODE = /^\d{5}$/
const LONGEST_URL = 300
/** Largest number in a claim. */
const MOST = 999_999

/** Configuración → Agencia. @param year the current year in Monterrey: no firm was founded after it */
export function agencyRules(year: number): FormRules<AgencyFields> {
  return {
    name: line(40, 'Escribe el nombre de la agencia'),
    legalName: line(120, 'Escribe la razón social'),
    tagline: line(60, 'Escribe el lema'),
    description: line(160, 'Escribe la descripción'),
    founded: foundedRule(year),
    phone: requiredPhone('Escribe el teléfono de la agencia'),
    whatsapp: requiredPhone('Escribe el número de WhatsApp'),
    email: emailRule({ required: 'Escribe el correo de la agencia', autoComplete }),
    hours: textRule({ most: 120, autoComplete }),
    street: line(160, 'Escribe la calle y el número'),
    postalCode: postalCodeRule(),
    locality: line(80, 'Escribe la ciudad'),
    region: line(60, 'Escribe el estado'),
    regionShort: line(10, 'Escribe el estado abreviado'),
    facebook: networkRule('facebook.com'),
    instagram: networkRule('instagram.com'),
    linkedin: networkRule('linkedin.com'),
    yearsOfExperience: claimRule(),
    activeProperties: claimRule(),
    bankBranches: claimRule(),
    rating: line(10, 'Escribe la calificación'),
    satisfiedClients: claimRule(),
  }
}

function line(most: number, required: string): ControlRule<string> {
  return textRule({ most, required, autoComplete })
}

function foundedRule(year: number): ControlRule<number> {
  const wrong = `Escribe un año, de 1800 a ${year}`
  return {
    tidy: oneLine,
    read: (text) => (YEAR.test(text) && Number(text) <= year ? { value: Number(text) } : { message: wrong }),
    html: { required: true, autoComplete },
  }
}

function requiredPhone(required: string): ControlRule<string> {
  return {
    tidy: oneLine,
    read(text) {
      const read = readPhone(text)
      if ('message' in read) return read
      return read.value === null ? { message: required } : { value: read.value }
    },
    html: { type: 'tel', required: true, autoComplete },
  }
}

function postalCodeRule(): ControlRule<string> {
  return {
    tidy: oneLine,
    read: (text) =>
      POSTAL_CODE.test(text) ? { value: text } : { message: 'Escribe los cinco dígitos del código postal' },
    html: { required: true, autoComplete },
  }
}

/** The address of the firm's page in a network; null for none. @param host domain of the network */
function networkRule(host: string): ControlRule<string | null> {
  const wrong = `Pega la dirección completa, como https://www.${host}/tu-agencia`
  return {
    tidy: oneLine,
    read(text) {
      const read = readText(text, { most: LONGEST_URL })
      if ('message' in read || read.value === null) return read
      return isPageOf(host, read.value) ? read : { message: wrong }
    },
    html: { autoComplete },
  }
}

function isPageOf(host: string, text: string): boolean {
  const url = URL.parse(text)
  const isThere = url?.hostname === host || url?.hostname.endsWith(`.${host}`)
  return url !== null && isThere === true && url.protocol === 'https:' && url.username === '' && url.password === ''
}

function claimRule(): ControlRule<number> {
  return {
    tidy: oneLine,
    read(text) {
      const read = readFigure(text, { decimals: 0, most: MOST, required: NOT_WHOLE })
      if ('message' in read) return read
      return read.value === null ? { message: NOT_WHOLE } : { value: read.value }
    },
    html: { required: true, autoComplete },
  }
}
