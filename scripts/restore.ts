import { contentsOf } from '#app/backups/backup-words.ts'
import { verifyArchive } from '#app/backups/read-archive.server.ts'
import { readSettings } from '#app/env.server.ts'
import { restoreInto } from '#server/backups.ts'
import { step } from '#server/step.ts'
import { runOrRefuse } from './operator-errors.ts'
import { asTyped } from './typed-path.ts'

/** `npm run restore FILE`: verifies an archive and puts it back into the empty place that the settings name. */
export async function main([archive]: string[]): Promise<number> {
  if (archive === undefined) {
    console.error('Uso: npm run restore ARCHIVO')
    return 1
  }
  await runOrRefuse(async () => {
    const path = asTyped(archive)
    const settings = readSettings()
    const manifest = await step('respaldo comprobado', () => verifyArchive(path))
    const { rows } = await step('respaldo restaurado', () => restoreInto(settings, path, manifest))
    console.log(`De vuelta: ${contentsOf(rows)}, como estaban el ${manifest.madeAt}.`)
  })
  return 0
}
