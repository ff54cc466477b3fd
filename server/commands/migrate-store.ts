import { contentsOf } from '#app/backups/backup-words.ts'
import { readSettings } from '#app/env.server.ts'
import { formatCount } from '#app/figures/measure.ts'
import { moveToServers } from '#server/backups.ts'
import { secondsSince } from '#server/step.ts'
import { runOrRefuse } from '#server/operator-errors.ts'

/** `npm run migrate:store`: copies the SQLite database and the files of DATA_DIR to DATABASE_URL and STORAGE_URL. */
export async function main(): Promise<void> {
  await runOrRefuse(async () => {
    const start = performance.now()
    const { rows, files, found, lost } = await moveToServers(readSettings())
    const resumed = found > 0 ? `, ${formatCount(found)} de un intento anterior` : ''
    console.log(`✓ ${contentsOf(rows)}; ${formatCount(files)} archivos${resumed} (${secondsSince(start)})`)
    if (lost.length > 0) console.log(`Fotos de propiedades que ya faltaban en DATA_DIR: ${lost.join(', ')}.`)
    console.log('Todo se leyó de vuelta y es igual. Arranca con las mismas variables; DATA_DIR queda como estaba.')
  })
}
