/** Parameter of an URL that carries the code of a notice. */
export const NOTICE_PARAM = 'aviso'
