type Texts<Name extends string> = Partial<Record<Name, string>>

/**
 * Merges two edits of the same form, given its original texts. A text that only one person changed keeps that change.
 * If both changed it, this person's text stays, with a sentence that shows the saved one.
 */
export function mergeTexts<Name extends string>({
  base,
  mine,
  saved,
}: {
  base: Texts<NoInfer<Name>>
  mine: Texts<NoInfer<Name>>
  saved: Record<Name, string>
}) {
  const values: Texts<Name> = {}
  const errors: Texts<Name> = {}
  for (const name of Object.keys(saved) as Name[]) {
    const [before = '', typed = ''] = [base[name], mine[name]]
    const theirs = saved[name]
    values[name] = typed === before ? theirs : typed
    if (typed !== before && theirs !== before && theirs !== typed) errors[name] = otherPersonSaved(theirs)
  }
  return { values, errors }
}

/** Parses the original texts that the form posted back, which anybody may have changed; null if they are invalid. */
export function parseTexts(json: string): Record<string, string> | null {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return null
    return Object.fromEntries(Object.entries(parsed).filter(([, text]) => typeof text === 'string'))
  } catch {
    return null
  }
}

/** Message beside a text that somebody else has changed meanwhile. @param theirs the saved text */
export function otherPersonSaved(theirs: string): string {
  return theirs === '' ? 'Otra persona lo dejó vacío' : `Otra persona guardó «${theirs}»`
}
