/** The select of types beside the search. It is no control of the form: its panel has one. */
export const QUICK_TYPE = 'tipo-rapido'
