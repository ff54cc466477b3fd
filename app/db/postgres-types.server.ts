import type pg from 'pg'

/** Type id of int8, used by `count(*)` and centavos; both stay below 2^53, so they are read as numbers. */
const INT8 = 20

/** Type parsers of query results. @param usual the driver's own parsers */
export function readInt8AsNumber(usual: typeof pg.types): pg.CustomTypesConfig {
  return { getTypeParser: (oid, format) => (oid === INT8 ? Number : usual.getTypeParser(oid, format)) }
}
