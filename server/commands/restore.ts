import { readFile } from 'node:fs/promises'
import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { contentsOf } from '#app/backups/backup-words.ts'
import { verifyArchive } from '#app/backups/read-archive.server.ts'
import { type Restored, secretOfBackup } from '#app/backups/restore-backup.server.ts'
import { asTyped, readSettings } from '#app/env.server.ts'
import { restoreInto } from '#server/backups.ts'
import { restrictPermissions } from '#server/file-permissions.ts'
import { step } from '#server/step.ts'
import { runOrRefuse } from '#server/operator-errors.ts'

const SECRET = '--llave'

/**
 * `npm run restore FILE`: verifies an archive and restores it into the empty place that the settings name.
 * `npm run restore -- FILE --llave FILE` also restores the secret of the installation when the archive has none.
 */
export async function main([archive, option, secretFile, ...others]: string[]): Promise<number> {
  const isUnderstood = option === undefined || (option === SECRET && secretFile !== undefined)
  if (archive === undefined || archive.startsWith('-') || !isUnderstood || others.length > 0) {
    console.error(`Uso: npm run restore -- ARCHIVO [${SECRET} ARCHIVO_DE_LA_LLAVE]`)
    return 1
  }
  await runOrRefuse(async () => {
    const settings = readSettings()
    const file = { path: asTyped(archive), passphrase: settings.backupPassphrase }
    const manifest = await step('respaldo comprobado', () => verifyArchive(file))
    const secret = secretFile === undefined ? null : secretOfBackup(manifest, await readSecret(asTyped(secretFile)))
    const restored = await step('respaldo restaurado', () => restoreInto(settings, { ...file, manifest, secret }))
    for (const sentence of [...summaryOf(restored), ...(await restrictPermissions(settings))]) console.log(sentence)
  })
  return 0
}

async function readSecret(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new ArchiveRefused(`No se pudo leer la llave en «${path}».`)
  })
}

/** What was restored, and what has to be set up again. */
function summaryOf({ manifest, rows, hasSecret, withoutSecondFactor }: Restored): string[] {
  const back = `De vuelta: ${contentsOf(rows)}, como estaban el ${manifest.madeAt}.`
  const again =
    'Cada quien entra otra vez con su contraseña: un respaldo no trae sesiones, enlaces de contraseña ni invitaciones sin usar.'
  if (hasSecret) return [back, again]
  const noSecret = 'El respaldo no traía la llave de la instalación: al arrancar se hace otra.'
  if (withoutSecondFactor.length === 0) return [back, again, noSecret]
  return [
    back,
    again,
    noSecret,
    `Sin ella no se puede leer el segundo paso; quedó apagado, y quien lo tenía lo activa otra vez en Configuración: ${withoutSecondFactor.join(', ')}.`,
  ]
}
