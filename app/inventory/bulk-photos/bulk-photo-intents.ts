/** Controls of the form that sends photos. */
export const BULK_CONTROLS = { mode: 'fotos-de-antes', files: 'archivos', folder: 'carpeta' } as const

/** Values of `intent` of the preview, besides those of any job. */
export const BULK_INTENTS = { add: 'add', replace: 'replace', cancel: 'cancel' } as const
