/** Name of the file in the form. */
export const TAKEOUT_FILE = 'archivo'
