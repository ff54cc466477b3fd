import type pg from 'pg'

/** Type id of int8, used by `count(*)` and centavos; both stay below 2^53, so they are read as numbers. */
const INT8 = 20

/** How answers of the server are read. @param usual as the driver reads them */
export function readInt8AsNumber(usual: typeof pg.types): pg.CustomTypesConfig {
  return { getTypeParser: (oid, format) => (oid === INT8 ? Number : usual.getTypeParser(oid, format)) }
}
