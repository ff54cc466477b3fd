import { join, resolve } from 'node:path'
import { archiveName, contentsOf } from '#app/backups/backup-words.ts'
import { readSettings } from '#app/env.server.ts'
import { formatBytes } from '#app/figures/bytes.ts'
import { backUp } from '#server/backups.ts'
import { secondsSince } from '#server/step.ts'
import { runOrRefuse } from './operator-errors.ts'
import { asTyped } from './typed-path.ts'

/** Where archives go without a folder of backups. */
const FOLDER = 'respaldos'

/**
 * `npm run backup`: the store, its files and the secret in one archive, while the product serves.
 * `npm run backup -- FILE` chooses its name.
 */
export async function main([chosen]: string[]): Promise<void> {
  await runOrRefuse(async () => {
    const start = performance.now()
    const settings = readSettings()
    const usual = join(settings.backupDir ?? FOLDER, archiveName(new Date()))
    const path = chosen === undefined ? resolve(usual) : asTyped(chosen)
    const { bytes, rows, lost } = await backUp(settings, path)
    console.log(`✓ ${contentsOf(rows)} (${formatBytes(bytes)}, ${secondsSince(start)})`)
    if (lost.length > 0) console.log(`Fotos de propiedades que ya faltaban en el almacén: ${lost.join(', ')}.`)
    console.log(`Respaldo en ${path}`)
  })
}
