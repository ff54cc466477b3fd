/** Folders of the file store for drawings of a property: social cards and PDF sheets. */
export const CARD_FOLDER = 'og'
export const SHEET_FOLDER = 'fichas'
