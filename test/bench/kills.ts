import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killAndLook } from '#test/crash/kill-and-look.ts'
import { acknowledged } from '#test/crash/journal.ts'
import { printHeading, printLine } from './measure.ts'

const KILLS = 100

/** Counts the acknowledged changes that are lost when a server is killed again and again. */
export async function benchKills() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cerro-norte-bench-'))
  try {
    const { journal, missing } = await killAndLook(dataDir, KILLS)
    for (const line of missing) console.error(line)
    printHeading('El proceso muere (SIGKILL) a mitad de lo que hace')
    printLine({ label: 'Veces', value: KILLS, unit: 'muertes' })
    printLine({ label: 'Cambios confirmados', value: acknowledged(journal), unit: 'cambios' })
    printLine({ label: 'De ellos perdidos, o hechos a medias', value: missing.length, unit: 'cambios', limit: 0 })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
