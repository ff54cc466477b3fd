import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draftForm, draftKey, forgetDraft, keepDraft, readDraft } from './draft.ts'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const KEY = draftKey(null)

function form() {
  const data = new FormData()
  data.append('title', 'Local "Ñ"')
  data.append('images', 'b')
  data.append('images', 'a')
  data.append('file', new File(['x'], 'a.jpg'))
  return data
}

test('what was typed comes back as it would have been sent, without files', () => {
  keepDraft(KEY, form(), 5)
  const draft = readDraft(KEY)
  expect(draft?.savedAt).toBe(5)
  expect(draft && [...draftForm(draft)]).toEqual([
    ['title', 'Local "Ñ"'],
    ['images', 'b'],
    ['images', 'a'],
  ])
})

test('each form has a draft of its own', () => {
  keepDraft(draftKey('7'), form(), 5)
  expect(readDraft(KEY)).toBeNull()
  expect([...kept.keys()]).toEqual(['borrador-propiedad-7'])
})

test('a forgotten draft is gone', () => {
  keepDraft(KEY, form(), 5)
  forgetDraft(KEY)
  expect(readDraft(KEY)).toBeNull()
})

test.each(['', '{', '3', 'null', '{"savedAt":"x","entries":[]}', '{"savedAt":1,"entries":[["a"]]}', '{"entries":[]}'])(
  '«%s» is no draft',
  (stored) => {
    kept.set(KEY, stored)
    expect(readDraft(KEY)).toBeNull()
  },
)

test('a storage that is full or forbidden costs only the draft', () => {
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepDraft(KEY, form(), 5)
  forgetDraft(KEY)
  expect(readDraft(KEY)).toBeNull()
})
