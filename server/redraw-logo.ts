import { z } from 'zod'
import { LOGO_FAULTS } from '#app/agency/logo/logo-fault.ts'
import type { LogoShape, RedrawnLogo } from '#app/agency/logo/redraw-logo.server.ts'
import { photoTypeOf } from '#app/photos/photo-type.ts'
import { readAnswer } from './confined-answer.ts'
import { ConfinedCrash, runConfined } from './confined-process.ts'
import { workerProgram } from './program-files.ts'

const MOST_BYTES = 2 * 1024 * 1024
const MOST_PIXELS = 1_000

/** The outcomes that are accepted from the confined process. */
const OUTCOME = z.union([
  z.strictObject({ fault: z.enum(LOGO_FAULTS) }),
  z.strictObject({
    width: z.int().min(1).max(MOST_PIXELS),
    height: z.int().min(1).max(MOST_PIXELS),
    tone: z.enum(['pale', 'dark', 'mixed']),
  }),
])

/** Redraws a logo in a confined process, because a malicious file must reach nothing. A crash counts as a broken file. */
export async function redrawLogoConfined(
  file: Uint8Array,
  shape: LogoShape = 'wide',
  program = workerProgram('redraw-logo'),
): Promise<RedrawnLogo> {
  try {
    const answer = readAnswer(await runConfined(program, { input: file, options: [shape], maxBytes: MOST_BYTES }))
    const outcome = OUTCOME.safeParse(answer?.outcome)
    if (!answer || !outcome.success) return { fault: 'broken' }
    if ('fault' in outcome.data) return outcome.data
    const [data, small] = answer.files
    return data && small && isPng(data) && isPng(small) ? { ...outcome.data, data, small } : { fault: 'broken' }
  } catch (error) {
    if (error instanceof ConfinedCrash) return { fault: 'broken' }
    throw error
  }
}

function isPng(file: Uint8Array): boolean {
  return photoTypeOf(file) === 'png'
}
