import type { SheetOfTest } from '#test/factories/workbook.ts'

type Line = SheetOfTest['rows'][number]

/** Lines of a sheet, their cells between bars: a text, a number, or a number with a named format ('@usd 1200'). */
export function sheetLines(text: string, formats: Readonly<Record<string, string>> = {}): Line[] {
  return text.split('\n').map((line) => line.split('|').map((cell) => cellOf(cell.trim(), formats)))
}

function cellOf(text: string, formats: Readonly<Record<string, string>>): Line[number] {
  if (text === '') return null
  const [, name = '', number = ''] = /^@(\w+) (\S+)$/.exec(text) ?? []
  const format = formats[name]
  if (format !== undefined) return { number: Number(number), format }
  if (name === 'day') return { day: Number(number) }
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text
}
