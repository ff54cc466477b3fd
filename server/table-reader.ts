import { open } from 'node:fs/promises'
import { z } from 'zod'
import { ACTIVITY_ACTIONS, ACTIVITY_TYPES } from '#app/activity/activity-actions.ts'
import { TABLE_SOURCE } from '#app/inventory/import/file/import-json.ts'
import type { ReadOutcome, TableChoice } from '#app/inventory/import/file/table.ts'
import { readAnswer } from './confined-answer.ts'
import { ConfinedCrash, ConfinedLate, runConfined } from './confined-process.ts'
import { workerProgram } from './program-files.ts'

/** Maximum bytes of an answer: more than the largest accepted file has. */
const MOST_BYTES = 96 * 1024 * 1024

const CELL = z.union([z.string(), z.number()])
/** The outcomes that are accepted from the confined process. */
const OUTCOME = z.union([
  z.strictObject({ fault: z.string().max(500) }),
  z.strictObject({
    table: z.strictObject({
      headers: z.array(z.string()),
      rows: z.array(z.strictObject({ line: z.int().min(1), cells: z.array(CELL) })),
    }),
    records: z
      .strictObject({
        entries: z.array(
          z.strictObject({
            key: z.string(),
            action: z.enum(ACTIVITY_ACTIONS),
            type: z.enum(ACTIVITY_TYPES),
            title: z.string(),
            line: z.int().nullable(),
            userName: z.string().nullable(),
            timestamp: z.string(),
            details: z.string(),
          }),
        ),
        people: z.array(z.strictObject({ name: z.string(), email: z.string(), role: z.string() })),
        contact: z
          .strictObject({ contactName: z.string(), contactPhone: z.string(), contactEmail: z.string() })
          .nullable(),
        notes: z.array(z.string()),
      })
      .optional(),
    source: TABLE_SOURCE.optional(),
  }),
])

const CRASHED = 'El archivo no se pudo abrir: está dañado, o es demasiado grande al abrirlo.'

const LATE =
  'El archivo tardó demasiado en abrirse y no se leyó. Inténtalo de nuevo; si se repite, divídelo en varios o guárdalo como CSV.'

/** Reads an uploaded table in a confined process: a damaged or malicious file can't take the memory of the server. */
export async function readTableConfined(
  path: string,
  {
    choice = {},
    program = workerProgram('read-table'),
    timeout,
  }: { choice?: TableChoice | undefined; program?: string; timeout?: number } = {},
): Promise<ReadOutcome> {
  await using input = await open(path)
  try {
    const answer = readAnswer(
      await runConfined(program, { input, options: [JSON.stringify(choice)], maxBytes: MOST_BYTES, timeout }),
    )
    return OUTCOME.safeParse(answer?.outcome).data ?? { fault: CRASHED }
  } catch (error) {
    if (error instanceof ConfinedCrash) return { fault: CRASHED }
    if (error instanceof ConfinedLate) return { fault: LATE }
    throw error
  }
}
