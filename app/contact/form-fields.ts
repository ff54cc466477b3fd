/** What the form carries besides its controls. `trap` is a control that no person sees, so that only programs fill it. */
export const FORM_FIELDS = { stamp: 'envio', page: 'pagina', property: 'propiedad', trap: 'sitioWeb' } as const
