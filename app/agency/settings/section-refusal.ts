import type { Refusal } from '#app/forms/refusal.ts'

/**
 * A refused form of a section. `base`: the stored texts that it was edited from, as JSON; null for those that it was opened
 * with. `isMerged`: its values contain changes that somebody else saved.
 */
export type SectionRefusal = Refusal<string> & { base: string | null; isMerged: boolean }

export const SECTION_CONFLICT =
  'Otra persona guardó los datos de la agencia mientras los editabas. Revisa lo marcado y guarda otra vez: queda lo que dice aquí.'

/** The refusal of a form that did not reach the server: it keeps what was typed. */
export function unreachedSection(posted: FormData, message: string): SectionRefusal {
  const { base, ...values } = Object.fromEntries(posted)
  return { values, errors: {}, message, base, isMerged: false } as SectionRefusal
}
