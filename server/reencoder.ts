import { open } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { STORED_PHOTO } from '#app/photos/photo-size.ts'
import type { Variant } from '#app/photos/photo-variants.ts'
import type { Reencode, Reencoded } from '#app/photos/reencode-photo.server.ts'
import { photoTypeOf } from '#app/photos/photo-type.ts'
import { readAnswer } from './confined-answer.ts'
import { ConfinedCrash, runConfined } from './confined-process.ts'
import { workerProgram } from './program-files.ts'

/** Maximum bytes of an answer: a photo with its first variants, or all variants of a photo, are far smaller. */
const MOST_BYTES = 32 * 1024 * 1024

const AT_ONCE = 2

/** The outcomes that are accepted from the confined process. */
const OUTCOME = z.union([
  z.strictObject({ fault: z.enum(['notImage', 'heic', 'broken', 'tooManyPixels']) }),
  z.strictObject({
    width: z.int().min(1).max(STORED_PHOTO.width),
    height: z.int().min(1).max(STORED_PHOTO.height),
    luminance: z.int().min(0).max(255),
  }),
])

/**
 * Decodes each picture in its own confined process, two at a time where there are two cores: large pictures need half a
 * gigabyte, and a malicious picture can reach nothing. A picture that crashes its process counts as broken.
 */
export function openReencoder(program = workerProgram('reencode')): { reencode: Reencode } {
  const lanes = Array.from({ length: Math.min(AT_ONCE, availableParallelism()) }, () => ({
    waiting: 0,
    last: Promise.resolve<unknown>(null),
  }))
  return {
    reencode(path) {
      const lane = lanes.reduce((best, each) => (each.waiting < best.waiting ? each : best))
      lane.waiting += 1
      const turn = lane.last
        .then(() => reencodeConfined(program, path))
        .finally(() => {
          lane.waiting -= 1
        })
      lane.last = turn.catch(() => {})
      return turn
    },
  }
}

async function reencodeConfined(program: string, path: string): Promise<Reencoded> {
  await using input = await open(path)
  try {
    return reencodedFrom(await runConfined(program, { input, maxBytes: MOST_BYTES })) ?? { fault: 'broken' }
  } catch (error) {
    if (error instanceof ConfinedCrash) return { fault: 'broken' }
    throw error
  }
}

function reencodedFrom(bytes: Buffer): Reencoded | null {
  const answer = readAnswer(bytes)
  const outcome = OUTCOME.safeParse(answer?.outcome)
  if (!answer || !outcome.success) return null
  if ('fault' in outcome.data) return outcome.data
  const [data, ...first] = answer.files
  if (!data || answer.files.some((file) => photoTypeOf(file) !== 'jpeg')) return null
  return { ...outcome.data, data, first }
}

/** Encodes all variants of a stored photo in a confined process, because the photo comes from an untrusted file. */
export async function encodeVariantsConfined(photo: Uint8Array, variants: readonly Variant[]): Promise<Uint8Array[]> {
  const options = [JSON.stringify(variants)]
  const program = workerProgram('reencode-variants')
  const answer = readAnswer(await runConfined(program, { input: photo, options, maxBytes: MOST_BYTES }))
  const made = answer?.files ?? []
  if (made.length !== variants.length || made.some((file, at) => photoTypeOf(file) !== typeOf(variants[at])))
    throw new Error('no variants were made')
  return made
}

function typeOf(variant: Variant | undefined) {
  return variant?.format === 'jpg' ? 'jpeg' : variant?.format
}
