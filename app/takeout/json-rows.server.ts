import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Row } from '#app/db/snapshot.ts'
import { TakeoutRefused } from './takeout-refused.ts'

/** Maximum characters of a line; the longest ones contain a logo. */
const LONGEST_LINE = 32 * 1024 * 1024

/**
 * The rows of a file of JSON lines, one at a time.
 * @throws TakeoutRefused for a line that is not an object, is too long or has no end
 */
export async function* jsonRows(path: string): AsyncGenerator<Row> {
  let rest = ''
  let number = 0
  for await (const chunk of createReadStream(path, { encoding: 'utf8', highWaterMark: 262_144 })) {
    const lines = (rest + String(chunk)).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new TakeoutRefused('El archivo está dañado: una de sus líneas no termina.')
    for (const line of lines) {
      number += 1
      yield rowOf(line, `${basename(path)}, línea ${number}`)
    }
  }
  if (rest !== '') throw new TakeoutRefused('El archivo está dañado: su última línea no termina.')
}

function rowOf(line: string, place: string): Row {
  try {
    const row: unknown = JSON.parse(line)
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as Row
  } catch {
    // It gets the same sentence.
  }
  throw new TakeoutRefused(`El archivo está dañado: ${place}, no es JSON.`)
}
