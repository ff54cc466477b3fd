import { expect, test } from 'vitest'
import { savedEditsIn, writeSavedEdit } from './saved-edit.ts'
import { turnedBy, untouched } from './photo-edit.ts'

const KEPT = { photoId: 'a', original: 'b', edit: turnedBy(untouched({ width: 40, height: 30 }), 'right') }

test('an edit that a form has written is read back', () => {
  const cropped = { ...KEPT, edit: { ...KEPT.edit, frame: { x: 0, y: 2, width: 10, height: 20 } } }
  expect(savedEditsIn(form([writeSavedEdit(KEPT), writeSavedEdit(cropped)]), 'photos')).toEqual([KEPT, cropped])
})

test.each([
  '',
  '{',
  'null',
  '[]',
  JSON.stringify({ ...KEPT, original: 3 }),
  JSON.stringify({ ...KEPT, edit: { ...KEPT.edit, turns: 4 } }),
  JSON.stringify({ ...KEPT, edit: { ...KEPT.edit, ratio: 'toString' } }),
  JSON.stringify({ ...KEPT, edit: { ...KEPT.edit, size: { width: 0, height: 1 } } }),
  JSON.stringify({ ...KEPT, edit: { ...KEPT.edit, frame: { x: 1, y: 1, width: 1 } } }),
])('an invalid edit is dropped: %s', (text) => {
  expect(savedEditsIn(form([text]), 'photos')).toEqual([])
})

function form(texts: readonly string[]): FormData {
  const data = new FormData()
  for (const text of texts) data.append('imageEdits', text)
  return data
}
