import { counted } from '#app/panel/counted.ts'

/** '431 propiedades, 1,724 fotos, 12 mensajes y 3 personas', from the numbers of rows of the tables. */
export function contentsOf(rows: ReadonlyMap<string, number>): string {
  const count = (table: string, one: string, many: string) => counted(rows.get(table) ?? 0, one, many)
  const properties = count('properties', 'propiedad', 'propiedades')
  const photos = count('photos', 'foto', 'fotos')
  const messages = count('contactMessages', 'mensaje', 'mensajes')
  return `${properties}, ${photos}, ${messages} y ${count('users', 'persona', 'personas')}`
}

/** `cerro-norte-2026-11-22T090000Z.tar`, or `….tar.enc` if encrypted. The names sort by time. */
export function archiveName(madeAt: Date, isEncrypted: boolean): string {
  const instant = madeAt.toISOString().replaceAll(':', '').replace(/\.\d+/, '')
  return `cerro-norte-${instant}.tar${isEncrypted ? '.enc' : ''}`
}

/** Whether a file name is one that `archiveName` produces. */
export function isArchiveName(name: string): boolean {
  return /^cerro-norte-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar(?:\.enc)?$/.test(name)
}
