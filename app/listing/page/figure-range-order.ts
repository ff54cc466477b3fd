export const RANGE_REVERSED = 'El mínimo es mayor que el máximo.'

/** Whether a range as typed begins after its end. */
export function isReversed([least = '', most = '']: readonly string[]): boolean {
  const [from, to] = [least, most].map((text) => Number.parseFloat(text.replaceAll(/[\s,$]/g, '')))
  return from !== undefined && to !== undefined && from > to
}
