import { formatCount } from '#app/figures/measure.ts'

/** '1 propiedad', '1,200 propiedades'. */
export function counted(count: number, one: string, several: string): string {
  return `${formatCount(count)} ${count === 1 ? one : several}`
}
