type Texts<Name extends string> = Partial<Record<Name, string>>

/**
 * Two versions of a form by what both were made over: what only one person changed is as they left it, what both
 * changed stays as it was typed here, with a sentence that tells what was saved.
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

/** What a form was opened with, as it came back from where anybody may have changed it; null for anything else. */
export function parseTexts(json: string): Record<string, string> | null {
  try {
    const parsed: unknown = JSON.parse(json)
    if (typeof parsed !== 'object' || parsed === null) return null
    return Object.fromEntries(Object.entries(parsed).filter(([, text]) => typeof text === 'string'))
  } catch {
    return null
  }
}

/** Beside a text that somebody else changed in the meantime. @param theirs as it is shown */
export function otherPersonSaved(theirs: string): string {
  return theirs === '' ? 'Otra persona lo dejó vacío' : `Otra persona guardó «${theirs}»`
}
