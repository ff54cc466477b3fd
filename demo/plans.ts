/** Pictures of `demo/plans/` with their names. */
export const PLAN_NAMES = {
  'bodega-huinala-conjunto.jpg': 'Planta de conjunto',
  'bodega-huinala-oficinas.jpg': 'Oficinas, planta alta',
  'local-calzada.jpg': 'Planta baja',
  'oficina-piso-12.jpg': 'Piso 12',
  'terreno-carretera-nacional.jpg': 'Poligonal',
  'plaza-encino-planta-baja.jpg': 'Planta baja',
  'torre-cantera-planta-tipo.jpg': 'Planta tipo',
} as const

/** The name of a picture in `demo/plans/`. */
export type DemoPlan = keyof typeof PLAN_NAMES

export const DEMO_PLANS = Object.keys(PLAN_NAMES) as DemoPlan[]
