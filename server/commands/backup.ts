import { join, resolve } from 'node:path'
import { archiveName, contentsOf } from '#app/backups/backup-words.ts'
import { findSavedFolder } from '#app/backups/backup-folder.server.ts'
import { type Settings, asTyped, readSettings } from '#app/env.server.ts'
import { formatBytes } from '#app/figures/bytes.ts'
import { backUp } from '#server/backups.ts'
import { secondsSince } from '#server/step.ts'
import { runOrRefuse } from '#server/operator-errors.ts'

/** Folder of archives when neither BACKUP_DIR nor Configuración → Respaldos says one. */
const FOLDER = 'respaldos'
const WITH_SECRET = '--con-llave'

/**
 * `npm run backup`: writes the store and its files to one archive, in the folder of the nightly backups; the product may be
 * serving.
 * `npm run backup -- FILE` chooses the name; `--con-llave` includes the secret of the installation.
 */
export async function main(options: string[]): Promise<number> {
  const [chosen, ...others] = options.filter((option) => option !== WITH_SECRET)
  if (others.length > 0 || chosen?.startsWith('-')) {
    console.error(`Uso: npm run backup -- [ARCHIVO] [${WITH_SECRET}]`)
    return 1
  }
  const withSecret = options.includes(WITH_SECRET)
  await runOrRefuse(async () => {
    const start = performance.now()
    const settings = readSettings()
    const { backupPassphrase: passphrase } = settings
    const path = chosen === undefined ? await usualPath(settings) : asTyped(chosen)
    const { bytes, rows, lost } = await backUp(settings, path, { passphrase, withSecret })
    console.log(`✓ ${contentsOf(rows)} (${formatBytes(bytes)}, ${secondsSince(start)})`)
    if (lost.length > 0) console.log(`Fotos de propiedades que ya faltaban en el almacén: ${lost.join(', ')}.`)
    console.log(`Respaldo en ${path}, ${passphrase === null ? 'sin cifrar' : 'cifrado con BACKUP_PASSPHRASE'}`)
    if (withSecret && passphrase === null)
      console.log('Lleva la llave de la instalación y no está cifrado: guárdalo como se guarda una contraseña.')
  })
  return 0
}

async function usualPath(settings: Settings): Promise<string> {
  const folder = settings.backupDir ?? (await findSavedFolder(settings)) ?? FOLDER
  return resolve(join(folder, archiveName(new Date(), settings.backupPassphrase !== null)))
}
