import { findSection } from '#app/agency/agency.server.ts'
import { saveSection } from '#app/agency/change-agency.server.ts'
import type { AgencyContent, AgencySection } from '#app/agency/content/agency-content.ts'
import type { Store } from '#app/db/store.server.ts'
import { textOf } from '#app/forms/form-text.ts'
import { mergeTexts, parseTexts } from '#app/forms/merge-texts.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import type { Change } from '#app/records/change.server.ts'
import {
  type SectionForm,
  type Texts,
  blankTexts,
  isItemGroup,
  readTexts,
  sectionTexts,
  tidyTexts,
} from './section-form.ts'
import { SECTION_CONFLICT, type SectionRefusal } from './section-refusal.ts'

type Content = AgencyContent[AgencySection]

/** Saves the posted section. Fields that the person did not change keep what somebody else saved in the meantime. */
export async function saveSectionForm(
  change: Change,
  form: SectionForm,
  posted: FormData,
  today: string,
): Promise<{ ok: true } | { ok: false; refusal: SectionRefusal; status: number }> {
  const base = textOf(posted, 'base')
  const mine = postedTexts(form, posted)
  const read = readTexts(form, mine)
  if ('errors' in read) return { ok: false, refusal: refused({ values: mine, errors: read.errors, base }), status: 422 }
  let conflict: SectionRefusal | null = null
  await saveSection(change, form.section, (saved) => {
    const stored = sectionTexts(form, saved)
    const all = { ...blankTexts(mine), ...blankTexts(parseTexts(base) ?? {}), ...stored }
    const { values, errors } = mergeTexts({ base: parseTexts(base) ?? stored, mine, saved: all })
    const merged = readTexts(form, values as Texts)
    const problems = 'errors' in merged ? { ...errors, ...merged.errors } : errors
    if (Object.keys(problems).length === 0 && 'content' in merged) return finished(form, merged.content, saved, today)
    conflict = { ...refused({ values, errors: problems, base: JSON.stringify(all) }), isMerged: true }
    conflict.message = SECTION_CONFLICT
    return null
  })
  return conflict ? { ok: false, refusal: conflict, status: 409 } : { ok: true }
}

/** The posted content as it would be saved, for a preview; null if it has errors. */
export async function previewedContent(store: Store, form: SectionForm, posted: FormData, today: string) {
  const read = readTexts(form, postedTexts(form, posted))
  if ('errors' in read) return null
  return finished(form, read.content, await findSection(store, form.section), today)
}

function finished(form: SectionForm, content: object, saved: Content, today: string): Content {
  return form.finish ? form.finish(content as Content, saved, today) : (content as Content)
}

/** The typed texts of all posted controls. */
function postedTexts(form: SectionForm, posted: FormData): Texts {
  const names = [...posted.keys()].filter((name) => name !== 'base' && name !== 'intent')
  const typed = Object.fromEntries(names.map((name) => [name, textOf(posted, name)]))
  const scalars = form.groups.flatMap((group) => (isItemGroup(group) ? [] : group.fields.map(({ name }) => [name, ''])))
  return tidyTexts(form, { ...Object.fromEntries(scalars), ...typed })
}

function refused({ values, errors, base }: Pick<Refusal<string>, 'values' | 'errors'> & { base: string }) {
  return { values, errors, message: null, base: parseTexts(base) && base, isMerged: false } as SectionRefusal
}
