/** What signs and addresses say for a word. */
const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['avenida', ['av.', 'ave.']],
  ['ave', ['av.']],
  ['carretera', ['carr.']],
  ['boulevard', ['blvd']],
  ['bulevar', ['blvd', 'boulevard']],
  ['blvd', ['boulevard']],
  ['ote', ['oriente']],
  ['pte', ['poniente']],
  ['nte', ['norte']],
  ['gral', ['general']],
  ['dr', ['doctor']],
])

/** What a word of three letters stands for, that is a piece of many: the Tec is no 'techo' and no 'arquitecto'. */
const WHOLE_WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['tec', ['tecnologico', 'tec ', 'tec,', 'tec.', 'tec\n']],
])

/** The texts in which a row says a folded word. */
export function formsOfWord(word: string): readonly string[] {
  return WHOLE_WORDS.get(word) ?? [...wordForms(word), ...(SHORT_FORMS.get(word) ?? [])]
}

/** Without the comma after it, or the stop of an abbreviation: 'carr.'. */
export function withoutStop(folded: string): string {
  return folded.replace(/[,;.]+$/, '') || folded
}

/** 'Amueblado' and 'amueblada', 'equipado'; shorter ones are words of their own: 'mercado', 'entrada', 'privado'. */
const PARTICIPLE = /[a-z]{5}[ai]d[oa]$/

/**
 * What singular and plural of a Spanish word have in common, as a text contains it: 'locales' → 'local',
 * 'naves' → 'nave', 'luces' → 'luz' or 'luce', and both genders of a participle. The word itself contains one of them.
 */
export function wordForms(word: string): string[] {
  if (word.length < 4) return word.endsWith('z') ? [word, `${word.slice(0, -1)}ces`] : [word]
  if (word.endsWith('z')) return [word, `${word.slice(0, -1)}ces`]
  if (word.endsWith('ces')) return [`${word.slice(0, -3)}z`, word.slice(0, -1)]
  if (/[aeiou][dlnrsxjy]es$|..[iu]es$/.test(word)) return [word.slice(0, -2)]
  const one = /[a-z]s$/.test(word) ? word.slice(0, -1) : word
  return PARTICIPLE.test(one) ? [one.slice(0, -1)] : [one]
}
