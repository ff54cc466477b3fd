import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanDrafts, draftForm, draftKey, findDraft, deleteDraft, saveDraft, readDraft } from './draft.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal('localStorage', new Proxy(storage, { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: own }))
})
afterEach(() => vi.unstubAllGlobals())

/** `Object.keys(localStorage)` lists the stored keys. */
function own() {
  return { enumerable: true, configurable: true }
}

const KEY = draftKey(null, 'a')
const DAY = 86_400_000

function form() {
  const data = new FormData()
  data.append('title', 'Local "Ñ"')
  data.append('images', 'b')
  data.append('images', 'a')
  data.append('file', new File(['x'], 'a.jpg'))
  return data
}

test('a draft is read as the form would have been posted, without files', () => {
  saveDraft(KEY, form(), 5)
  const draft = readDraft(KEY)
  expect(draft?.savedAt).toBe(5)
  expect(draft && [...draftForm(draft)]).toEqual([
    ['title', 'Local "Ñ"'],
    ['images', 'b'],
    ['images', 'a'],
  ])
})

test('each form has a draft of its own', () => {
  saveDraft(draftKey('7', '7'), form(), 5)
  expect(readDraft(KEY)).toBeNull()
  expect([...kept.keys()]).toEqual(['borrador-propiedad-7'])
})

test('a new form offers the newest draft of any new form, an edit its own', () => {
  saveDraft('borrador-propiedad-nueva', form(), 4)
  saveDraft(draftKey(null, 'b'), form(), 6)
  saveDraft(KEY, form(), 5)
  saveDraft(draftKey('7', '7'), form(), 7)
  expect(findDraft(null, 'c')).toMatchObject({ key: draftKey(null, 'b'), draft: { savedAt: 6 } })
  expect(findDraft('7', '7')).toMatchObject({ key: 'borrador-propiedad-7', draft: { savedAt: 7 } })
  expect(findDraft('8', '8')).toBeNull()
})

test('drafts that are too old, or copies of this form, are deleted, but never its own', () => {
  kept.set('favoritos', 'local')
  for (const [id, savedAt] of [
    ['a', 0],
    ['b', 40 * DAY],
    ['c', 9 * DAY],
  ] as const)
    saveDraft(draftKey(null, id), form(), savedAt)
  saveDraft(draftKey('7', '7'), form(), 9 * DAY)
  saveDraft(draftKey('8', '8'), form(), 40 * DAY)
  cleanDrafts(KEY, 40 * DAY, () => false)
  expect([...kept.keys()]).toEqual(['favoritos', KEY, draftKey(null, 'b'), draftKey('8', '8')])
  cleanDrafts(KEY, 40 * DAY, () => true)
  expect([...kept.keys()]).toEqual(['favoritos', KEY, draftKey('8', '8')])
})

test('a deleted draft is not found', () => {
  saveDraft(KEY, form(), 5)
  deleteDraft(KEY)
  expect(readDraft(KEY)).toBeNull()
})

test.each(['', '{', '3', 'null', '{"savedAt":"x","entries":[]}', '{"savedAt":1,"entries":[["a"]]}', '{"entries":[]}'])(
  '«%s» is not a draft',
  (stored) => {
    kept.set(KEY, stored)
    expect(readDraft(KEY)).toBeNull()
  },
)

test('a full or blocked storage costs only the draft', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  saveDraft(KEY, form(), 5)
  deleteDraft(KEY)
  expect(readDraft(KEY)).toBeNull()
})
