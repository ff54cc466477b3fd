import { ArchiveRefused } from '#app/backups/archive-entries.ts'
import { reasonOfDisk } from '#app/backups/disk-refusal.server.ts'
import { StoreOfOtherVersion } from '#app/db/migrate.server.ts'
import { StoreUnusable } from '#app/db/usable.server.ts'
import { WrongSetting } from '#app/env.server.ts'

/** Errors whose message is already a sentence for the operator. */
const OPERATOR_ERRORS = [ArchiveRefused, StoreOfOtherVersion, StoreUnusable, WrongSetting]

/** Runs a command; an error that the operator can fix ends it with one sentence, any other keeps its stack trace. */
export async function runOrRefuse(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const sentence = sentenceForOperator(error)
    if (sentence === null) throw error
    console.error(sentence)
    // Open connections could keep the process alive; there is nothing left to do.
    process.exit(1)
  }
}

/** The sentence for a path that the system does not let us use; null for any other failure. */
function sentenceOfPath(error: Error): string | null {
  const reason = 'syscall' in error && !('address' in error) ? reasonOfDisk(error) : null
  if (reason === null) return null
  return 'path' in error
    ? `No se puede usar «${String(error.path)}»: ${reason}.`
    : `No se puede usar una ruta: ${reason}.`
}

/** The sentence for the operator; null for a defect of the product. */
export function sentenceForOperator(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (OPERATOR_ERRORS.some((kind) => error instanceof kind)) return error.message
  if (!('code' in error)) return null
  const port = 'port' in error ? ` ${String(error.port)}` : ''
  if (error.code === 'EADDRINUSE') return `El puerto${port} está ocupado: pon otro en PORT.`
  // Errors of the database address are handled in app/db/usable.server.ts: here only HOST can be wrong.
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.code)))
    return 'HOST no es una dirección de esta máquina: pon una que lo sea.'
  if (error.code === 'EACCES' && 'port' in error) return `El puerto${port} no está permitido: pon uno más alto en PORT.`
  return sentenceOfPath(error)
}
