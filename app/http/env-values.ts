import { z } from 'zod'

/** Offline, an encrypted archive can be tried for years. */
const SHORTEST_PASSPHRASE = 16

/** A text, or null where it is missing or empty. */
export const optional = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullable()
  .default(null)

export function flag(name: string, fallback: '0' | '1') {
  return z
    .enum(['0', '1'], { error: (issue) => `${name} solo admite 0 o 1, no «${String(issue.input)}».` })
    .default(fallback)
    .transform((text) => text === '1')
}

/** The error never repeats it. */
export function passphrase(name: string) {
  return optional.refine((text) => text === null || text.length >= SHORTEST_PASSPHRASE, {
    error: `${name} es muy corta: pon una frase de al menos ${SHORTEST_PASSPHRASE} letras, cifras o signos.`,
  })
}
