/** Values of `intent` in the forms of Configuración. */
export const SETTINGS_INTENTS = { contact: 'save-contact', theme: 'choose-theme' } as const

export const SETTINGS_FAILED = 'Error al guardar la configuración'
