const ALTERNATIVES = new Intl.ListFormat('es-MX', { type: 'disjunction' })

/** 'Bodegas o terrenos', 'bodegas u oficinas'. */
export function eitherOf(names: readonly string[]): string {
  return ALTERNATIVES.format(names)
}
