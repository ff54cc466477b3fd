import { formatCount } from '#app/figures/measure.ts'

const WORDS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce']

/** A small count of masculine things in words ('cuatro'), a larger one in figures. */
export function inWords(count: number): string {
  return WORDS[count] ?? formatCount(count)
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A figure and its unit, never parted at the end of a line: '300 kVA'. */
export function quantity(count: number, unit: string): string {
  return `${formatCount(count)}\u00A0${unit}`
}
