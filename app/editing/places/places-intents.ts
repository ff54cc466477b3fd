/** Values of `intent` in the forms of Configuración → Ubicación, besides those of its lists (`place-lists.ts`). */
export const PLACES_INTENTS = {
  initial: 'save-default-precision',
  every: 'change-every-place',
  home: 'save-home-states',
  reset: 'reset-landmarks',
} as const

/** The URL parameter of a precision for all properties, to preview the change. */
export const EVERY_PARAM = 'todas'

/** The checkboxes of the home states. */
export const HOME_STATE_CONTROL = 'homeState'

/** The hidden field with the chosen home states in the order of choice, separated by commas. */
export const HOME_STATE_ORDER = 'homeStateOrder'

/** The URL parameter of the question before the initial landmarks are restored. */
export const RESET_PARAM = 'reiniciar'
