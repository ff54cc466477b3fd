/** Values of `intent` in the forms of Configuración → Ubicación. */
export const PLACES_INTENTS = {
  initial: 'save-default-precision',
  every: 'change-every-place',
  landmark: 'save-landmark',
  removal: 'remove-landmark',
  reset: 'reset-landmarks',
} as const

/** In the address: what all properties would become, to be looked at before it is done. */
export const EVERY_PARAM = 'todas'

/** In the address: the landmark that is edited, and the question before the list becomes again what it was at first. */
export const LANDMARK_PARAM = 'referencia'
export const RESET_PARAM = 'reiniciar'
