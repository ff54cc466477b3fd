import { formatCount } from '#app/figures/measure.ts'

/** '1 propiedad', '1,200 propiedades'. */
export function counted(count: number, one: string, several: string): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`
}

/** The number of a badge, short enough to fit: '99+' for more than 99. */
export function shortCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

/** The name of a link with such a badge. It contains what the badge shows: '99+ alertas (120 en total)'. */
export function countedAsShown(count: number, one: string, several: string): string {
  return count > 99 ? `99+ ${several} (${formatCount(count)} en total)` : counted(count, one, several)
}
