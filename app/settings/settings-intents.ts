/** Values of `intent` in the forms of Configuración. */
export const SETTINGS_INTENTS = { contact: 'save-contact', theme: 'choose-theme' } as const

/** Shown when a form posts none of these intents. */
export const NOTHING_TO_SAVE = 'No se entendió qué guardar.'
export const SETTINGS_FAILED = 'Error al guardar la configuración'
