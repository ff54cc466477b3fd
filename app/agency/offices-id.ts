/** The list of offices of the contact page, for links to it. */
export const OFFICES_ID = 'oficinas'
