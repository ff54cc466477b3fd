/** Values of `intent` in the forms of Configuración → Ubicación. */
export const PLACES_INTENTS = {
  initial: 'save-default-precision',
  every: 'change-every-place',
  landmark: 'save-landmark',
  removal: 'remove-landmark',
  reset: 'reset-landmarks',
  home: 'save-home-states',
  zone: 'save-zone',
  zoneRemoval: 'remove-zone',
} as const

/** The URL parameter of a precision for all properties, to preview the change. */
export const EVERY_PARAM = 'todas'

/** The checkboxes of the home states. */
export const HOME_STATE_CONTROL = 'homeState'

/** The URL parameter of the zone that is edited. */
export const ZONE_PARAM = 'zona'

/** URL parameters: the landmark that is edited, and the question before the initial list is restored. */
export const LANDMARK_PARAM = 'referencia'
export const RESET_PARAM = 'reiniciar'
