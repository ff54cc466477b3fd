/** Values of `intent` in the forms of Configuración → Ubicación. */
export const PLACES_INTENTS = { initial: 'save-default-precision', every: 'change-every-place' } as const

/** In the address: what all properties would become, to be looked at before it is done. */
export const EVERY_PARAM = 'todas'
