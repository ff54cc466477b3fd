/** Where what is drawn from a property and kept lies in the file store: social cards and PDF sheets. */
export const CARD_FOLDER = 'og'
export const SHEET_FOLDER = 'fichas'
