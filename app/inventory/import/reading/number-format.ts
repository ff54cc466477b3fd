import type { ImportCell } from '#app/inventory/import/file/table.ts'

/** The formats that a workbook names by number alone. Of the others a number stays a number. */
const BUILT_IN: Readonly<Record<number, string>> = {
  9: '0%',
  10: '0.00%',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
}

/**
 * A part of a format for numbers of one kind. `digits`: the least digits of its whole part; with `pattern`, other signs
 * stand between the digits, as in a phone number.
 */
type Section = {
  condition: ((value: number) => boolean) | null
  before: string
  after: string
  digits: number
  pattern: string | null
  hasDigits: boolean
  isPercent: boolean
  /** '#,##0,' shows thousands: the number says more than what is shown. */
  isScaled: boolean
}
export type NumberFormat = { isDate: boolean; sections: readonly Section[]; isForeignDollar: boolean }

const GENERAL: NumberFormat = { isDate: false, sections: [], isForeignDollar: false }
/** The dollar of the United States, which people choose beside the usual '$'. */
const FOREIGN_DOLLAR = /\[\$\$-0*409\]/i
/** The longest code that is looked at; Excel has 255 characters. */
const LONGEST = 512

/** The format with a number in a workbook. @param codes the workbook's own formats */
export function numberFormat(id: number, codes: ReadonlyMap<number, string>): NumberFormat {
  const code = codes.get(id) ?? BUILT_IN[id] ?? ''
  if (code === '' || /^general$/i.test(code) || code.length > LONGEST) return GENERAL
  const bare = code.replaceAll(/"[^"]*"?|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]|general|E[+-]/gi, '')
  // 'USD #,##0' without quotes has letters of dates.
  const isDate = /[ymdhs]/i.test(bare) && !/[#?]|(?<!s\.0*)0/i.test(bare)
  return {
    isDate,
    sections: isDate ? [] : splitSections(code).map(sectionOf),
    isForeignDollar: FOREIGN_DOLLAR.test(code),
  }
}

function splitSections(code: string): string[] {
  const sections = ['']
  for (const [token] of code.matchAll(/"[^"]*"?|\\.|\[[^\]]*\]|[_*].|./gs))
    if (token === ';') sections.push('')
    else sections[sections.length - 1] += token
  return sections.slice(0, 3)
}

function sectionOf(code: string): Section {
  const section: Section = {
    condition: null,
    before: '',
    after: '',
    digits: 0,
    pattern: null,
    hasDigits: false,
    isPercent: false,
    isScaled: false,
  }
  let [pattern, wasDecimal] = ['', false]
  for (const [token] of code.matchAll(/"[^"]*"?|\\.|\[[^\]]*\]|[_*].|general|E[+-]0+|[#0?]|./gis)) {
    const literal = literalOf(token)
    if (/^\[(?:[<>]=?|=|<>)-?[\d.]+\]$/.test(token)) section.condition = conditionOf(token)
    else if (/^(?:general|[#0?@]|E[+-]0+)$/i.test(token)) {
      // A zero as '-' stands before places that stay empty.
      section.hasDigits ||= token !== '?'
      if (token === '0' && !wasDecimal) section.digits += 1
      if (!wasDecimal) pattern += section.after + (/^[#0?]$/.test(token) ? '#' : '')
      if (!wasDecimal) section.after = ''
    } else if (token === '.' && section.hasDigits) wasDecimal = true
    else if (token === ',') section.isScaled = section.hasDigits && /^[^#0?]*$/.test(lastPart(code, ','))
    else if (literal !== '') {
      if (literal === '%' && token === '%') section.isPercent = true
      if (section.hasDigits) section.after += literal
      else section.before += literal
    }
  }
  return { ...section, pattern: /[^#]/.test(pattern) ? pattern : null }
}

function lastPart(code: string, separator: string): string {
  return code.slice(code.lastIndexOf(separator) + 1).replaceAll(/"[^"]*"?|\\.|\[[^\]]*\]|[_*]./g, '')
}

/** What a part of a format shows as it is: '"US$"', '\-', '[$USD-409]', '/'. */
function literalOf(token: string): string {
  const [, symbol] = /^\[\$([^\]-]*)(?:-[^\]]*)?\]$/.exec(token) ?? []
  if (FOREIGN_DOLLAR.test(token)) return 'USD '
  if (symbol !== undefined) return symbol
  if (/^[[_*@]/.test(token)) return token.startsWith('_') ? ' ' : ''
  return token.startsWith('"') ? token.replaceAll('"', '') : token.replace(/^\\/, '')
}

function conditionOf(token: string): (value: number) => boolean {
  const [, sign = '', text = ''] = /^\[([<>=]+)(-?[\d.]+)\]$/.exec(token) ?? []
  const limit = Number(text)
  switch (sign) {
    case '<':
      return (value) => value < limit
    case '<=':
      return (value) => value <= limit
    case '>':
      return (value) => value > limit
    case '>=':
      return (value) => value >= limit
    case '<>':
      return (value) => value !== limit
    default:
      return (value) => value === limit
  }
}

/** What a cell shows of a number: the text of its format beside all its digits; the number itself where that adds nothing. */
export function shownNumber(value: number, { sections }: NumberFormat): ImportCell {
  const section = sectionFor(value, sections)
  if (!section) return value
  if (!section.hasDigits) return withoutDigits(section.before + section.after)
  const after = meaningful(section.after)
  // The sign of the peso tells '$250 m2' from a surface.
  const before = meaningful(section.before) || (after !== '' && section.before.includes('$') ? '$' : '')
  if (section.pattern !== null && Number.isInteger(value) && value >= 0)
    return `${section.before}${patterned(value, section)}${section.after}`.trim()
  const isPadded = section.digits > 1 && Number.isInteger(value) && value >= 0
  if (isPadded) return `${section.before}${String(value).padStart(section.digits, '0')}${section.after}`.trim()
  if (section.isPercent) return `${before}${digitsOf(value * 100)}${after || '%'}`
  const digits = digitsOf(value)
  const parts = [before, digits, section.isScaled ? '' : after].filter(Boolean)
  return digits === '' || parts.length === 1 ? value : parts.join(' ')
}

/** The words that stand for a number; a sheet's '$ -' is '-'. */
function withoutDigits(text: string): string {
  const isSign = meaningful(text) === ''
  return isSign ? (text.includes('-') ? '-' : '') : text.trim()
}

function sectionFor(value: number, sections: readonly Section[]): Section | undefined {
  const conditional = sections.find(({ condition }) => condition?.(value))
  if (conditional || sections.some(({ condition }) => condition))
    return conditional ?? sections.find((each) => !each.condition)
  if (value < 0 && sections.length > 1) return sections[1]
  return value === 0 && sections.length > 2 ? sections[2] : sections[0]
}

/** What a format shows, without the sign of the peso and those of a negative number. */
function meaningful(text: string): string {
  const rest = text.trim()
  return /^[\s$()+-]*$/.test(rest) ? '' : rest
}

/** The digits of an integer at the places of a pattern: '(##) ####-####'. Further digits stand before the first. */
function patterned(value: number, { pattern, digits }: Section): string {
  const left = [...String(value).padStart(digits, '0')]
  const shown: string[] = []
  for (const sign of [...(pattern ?? '')].toReversed()) {
    if (sign !== '#') shown.unshift(sign)
    else if (left.length > 0) shown.unshift(left.pop() ?? '')
  }
  return left.join('') + shown.join('')
}

/** All digits of a number without those that only its storage adds; '' for one that is too large to be a figure. */
function digitsOf(value: number): string {
  const text = String(Number(value.toPrecision(15)))
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return ''
  // '1.250' would be read as thousands.
  return /\.\d{3}$/.test(text) ? `${text}0` : text
}
