import { StoreTooNew } from '#app/db/migrate.server.ts'
import { StoreUnusable } from '#app/db/usable.server.ts'
import { WrongSetting } from '#app/env.server.ts'
import { BuildFailure } from './build.ts'

/** Errors whose message is for the operator as it is. */
const OPERATORS = [BuildFailure, StoreTooNew, StoreUnusable, WrongSetting]

/** Runs a command; what its operator can put right ends it with one sentence, anything else keeps its stack trace. */
export async function runOrRefuse(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const sentence = refusalOf(error)
    if (sentence === null) throw error
    if (error instanceof BuildFailure) console.error(error.output)
    console.error(sentence)
    // Open stores may hold the process for a while longer; nothing is left to do in it.
    process.exit(1)
  }
}

/** The sentence for the operator; null for a defect of the product. */
export function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (OPERATORS.some((kind) => error instanceof kind)) return error.message
  if (!('code' in error)) return null
  const port = 'port' in error ? ` ${String(error.port)}` : ''
  if (error.code === 'EADDRINUSE') return `El puerto${port} está ocupado: pon otro en PORT.`
  // Who the store's address names was asked before (app/db/usable.server.ts).
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(error.code)))
    return 'HOST no es una dirección de esta máquina: pon una que lo sea.'
  if (error.code === 'EACCES' && 'port' in error) return `El puerto${port} no está permitido: pon uno más alto en PORT.`
  return null
}
