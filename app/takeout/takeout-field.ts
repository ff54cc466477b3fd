/** The control of the file in the form that imports a takeout. */
export const TAKEOUT_FILE = 'archivo'
