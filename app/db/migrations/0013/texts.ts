import type { Dialect } from '#app/db/migrations/tools/dialect.ts'

type Text = { name: string; table: string; columns: string; told: (row: string, dialect: Dialect) => string }

/** Letters that the log is searched without accents for; SQLite's `lower` leaves the capital ones as they are. */
const PLAIN = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u', ñ: 'n' }

/** What the panel's searches look through, and the columns that it is made of. */
export const TEXTS: readonly Text[] = [
  { name: 'panel', table: 'properties', columns: 'status, "panelText", "propertyId"', told: ofProperty },
  { name: 'log', table: 'activityLogs', columns: '"propertyTitle", "userName", details', told: ofEntry },
]

/** @param row 'old.' or 'new.' in a trigger */
export function told(text: Text, row: string, dialect: Dialect): string {
  return `(${text.told(row, dialect)})`
}

/** With what the status is called, and the code that stands in for a missing ID. */
function ofProperty(row: string, dialect: Dialect): string {
  const next = dialect === 'sqlite' ? 'char(10)' : 'chr(10)'
  const status = `case when ${row}status in ('disponible', 'pausada', 'vendida') then '' else ${next} || 'reservada' end`
  const standIn = `case when coalesce(${row}"propertyId", '') = ''
    then ${next} || 'prop-' || substr(${row}id, length(${row}id) - 3) else '' end`
  return `${row}"panelText" || ${next} || ${row}status || ${status} || ${standIn}`
}

function ofEntry(row: string): string {
  const text = `${row}"propertyTitle" || ' ' || coalesce(${row}"userName", '') || ' ' || coalesce(${row}details, '')`
  return Object.entries(PLAIN).reduce(
    (inner, [accented, plain]) =>
      `replace(replace(${inner}, '${accented}', '${plain}'), '${accented.toUpperCase()}', '${plain}')`,
    `lower(${text})`,
  )
}
