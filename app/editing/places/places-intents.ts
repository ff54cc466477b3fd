/** Values of `intent` in the forms of Configuración → Ubicación. */
export const PLACES_INTENTS = {
  initial: 'save-default-precision',
  every: 'change-every-place',
  landmark: 'save-landmark',
  removal: 'remove-landmark',
  reset: 'reset-landmarks',
} as const

/** The URL parameter of a precision for all properties, to preview the change. */
export const EVERY_PARAM = 'todas'

/** URL parameters: the landmark that is edited, and the question before the initial list is restored. */
export const LANDMARK_PARAM = 'referencia'
export const RESET_PARAM = 'reiniciar'
