import { readWrittenDay } from '#app/calendar/written-day.ts'
import { type ControlRule, choiceRule, textRule } from '#app/forms/control-rules.ts'
import { NOT_WHOLE } from '#app/figures/typed-figure.ts'
import { readFigure, readText } from '#app/forms/control-readers.ts'
import { readPhone } from '#app/forms/phone-rule.ts'
import { oneLine, severalLines } from '#app/forms/typed-text.ts'
import { PLACEHOLDER_NAMES, unknownPlaceholders } from '#app/agency/placeholders.ts'

/** The browser must not fill in the person's own data. */
export const autoComplete = 'off'
/** A year of four digits, from 1800. */
const YEAR = /^(?:1[89]|20)\d\d$/
const POSTAL_CODE = /^\d{5}$/
const LONGEST_URL = 300
const LONGEST_MAP_URL = 2_000
/** Between them a price in dollars keeps its whole centavos in pesos, and back. */
const [LEAST_PESOS, MOST_PESOS] = [1, 80]
/** Largest number in a claim. */
const MOST = 999_999

/** A line without placeholders; required with a message for an empty one. */
export function plainLine(most: number, required?: string): ControlRule<string | null> {
  return required ? textRule({ most, required, autoComplete }) : textRule({ most, autoComplete })
}

/** A line that may have placeholders. */
export function line(most: number, required?: string): ControlRule<string | null> {
  return checkedText(plainLine(most, required))
}

/** A text of several lines. @param known placeholders that only this text has */
export function area(most: number, required?: string, known?: readonly string[]): ControlRule<string | null> {
  const limits = { most, autoComplete, lines: true } as const
  return checkedText(required ? textRule({ ...limits, required }) : textRule(limits), known)
}

/** A text whose placeholders must be known, because an unknown one would stay as it is on the page. */
function checkedText(rule: ControlRule<string | null>, known: readonly string[] = []): ControlRule<string | null> {
  return {
    ...rule,
    read(text) {
      const read = rule.read(text)
      if ('message' in read || read.value === null) return read
      const [unknown] = unknownPlaceholders(read.value, known)
      if (unknown === undefined) return read
      const names = [...PLACEHOLDER_NAMES, ...known].map((name) => `{${name}}`).join(', ')
      return { message: `No existe {${unknown}}. Puedes usar ${names}` }
    },
  }
}

/** Each line that is not empty, as a list. */
export function lines(mostLines: number, most: number): ControlRule<string[]> {
  return {
    tidy: severalLines,
    read(text) {
      const found = text.split('\n').flatMap((each) => oneLine(each) || [])
      if (found.length > mostLines) return { message: `Admite hasta ${mostLines} renglones` }
      const long = found.find((each) => [...each].length > most)
      return long === undefined
        ? { value: found }
        : { message: `Cada renglón admite hasta ${most} caracteres: «${long.slice(0, 30)}…»` }
    },
    html: { autoComplete },
  }
}

/** @param current the current year: no agency was founded after it */
export function yearRule(current: number, required: boolean): ControlRule<number | null> {
  const wrong = `Escribe un año, de 1800 a ${current}`
  return {
    tidy: oneLine,
    read(text) {
      if (text === '' && !required) return { value: null }
      return YEAR.test(text) && Number(text) <= current ? { value: Number(text) } : { message: wrong }
    },
    html: required ? { required, autoComplete } : { autoComplete },
  }
}

export function requiredPhone(required: string): ControlRule<string> {
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

export function postalCodeRule(): ControlRule<string> {
  return {
    tidy: oneLine,
    read: (text) =>
      POSTAL_CODE.test(text) ? { value: text } : { message: 'Escribe los cinco dígitos del código postal' },
    html: { required: true, autoComplete },
  }
}

/** The address of the agency's page in a network; null for none. @param host domain of the network */
export function networkRule(host: string): ControlRule<string | null> {
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

/** Domains of links to Google Maps. */
const MAP_HOSTS = ['google.com', 'google.com.mx', 'goo.gl']

/** A link to a place in Google Maps; null for none. */
export function mapLinkRule(): ControlRule<string | null> {
  return {
    tidy: oneLine,
    read(text) {
      const read = readText(text, { most: LONGEST_MAP_URL })
      if ('message' in read || read.value === null) return read
      const link = read.value
      return MAP_HOSTS.some((host) => isPageOf(host, link))
        ? read
        : { message: 'Pega el enlace de Google Maps completo, como https://maps.app.goo.gl/…' }
    },
    html: { autoComplete },
  }
}

function isPageOf(host: string, text: string): boolean {
  const url = URL.parse(text)
  const isThere = url?.hostname === host || url?.hostname.endsWith(`.${host}`)
  return url !== null && isThere === true && url.protocol === 'https:' && url.username === '' && url.password === ''
}

/** A figure that the agency claims; null for none. */
export function claimRule(): ControlRule<number | null> {
  return {
    tidy: oneLine,
    read: (text) => readFigure(text, { decimals: 0, most: MOST }),
    html: { autoComplete },
  }
}

/** Reads how many pesos one dollar costs; an empty text gives null. */
export function exchangeRule(): ControlRule<number | null> {
  return {
    tidy: oneLine,
    read(text) {
      const read = readFigure(text, { decimals: 4, most: MOST_PESOS })
      if ('message' in read || read.value === null || read.value >= LEAST_PESOS) return read
      return { message: `Escribe cuántos pesos es un dólar, de ${LEAST_PESOS} a ${MOST_PESOS}` }
    },
    html: { autoComplete },
  }
}

/** A typed day; null for none. */
export function dayRule(): ControlRule<string | null> {
  return {
    tidy: oneLine,
    read(text) {
      const value = readWrittenDay(text)
      return text === '' || value !== null ? { value } : { message: 'Escribe una fecha' }
    },
    html: { autoComplete },
  }
}

/** The place of an item in its list. */
export function positionRule(): ControlRule<number> {
  return {
    tidy: oneLine,
    read(text) {
      const read = readFigure(text, { decimals: 0, most: 999, required: NOT_WHOLE })
      if ('message' in read) return read
      return { value: read.value ?? 0 }
    },
    html: { autoComplete },
  }
}

/** A choice of 'si' or 'no' as true or false; a form without it says no. */
export function yesNoRule(): ControlRule<boolean> {
  const rule = choiceRule(['si', 'no'])
  return {
    ...rule,
    read(text) {
      const read = rule.read(text || 'no')
      return 'message' in read ? read : { value: read.value === 'si' }
    },
  }
}
