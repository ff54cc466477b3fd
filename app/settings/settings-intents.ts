/** Values of `intent` in the forms of Configuración. */
export const SETTINGS_INTENTS = { contact: 'save-contact', theme: 'choose-theme' } as const

/** Said of a form that posts none of them. */
export const NOTHING_TO_SAVE = 'No se entendió qué guardar.'
export const SETTINGS_FAILED = 'Error al guardar la configuración'
