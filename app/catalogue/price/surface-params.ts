/** Parameters of the price of a part of a property: '?ocupo=500&unidad=ft2'. */
export const SURFACE_PARAM = 'ocupo'
export const UNIT_PARAM = 'unidad'
export const SURFACE_UNITS = { m2: 'm²', ft2: 'ft²' } as const
export type SurfaceUnit = keyof typeof SURFACE_UNITS
