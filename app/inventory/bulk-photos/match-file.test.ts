import { expect, test } from 'vitest'
import { openMatcher } from './match-file.ts'

const CODES = [
  'BOD-7',
  'BOD-71',
  'A-1',
  'A-10',
  'A-1-2',
  'A-1-BIS',
  'Ofna 3',
  '2024',
  '12',
  'L-5',
  'l 5',
  'PROP-3f2a',
  '—',
]
const match = openMatcher(CODES.map((code) => ({ id: code, code })))

test.each([
  ['BOD-7_1.jpg', 'BOD-7'],
  ['BOD-7 (2).jpeg', 'BOD-7'],
  ['BOD-7-fachada.png', 'BOD-7'],
  ['bod7.JPG', 'BOD-7'],
  ['Bod 007_1.jpg', null],
  ['BOD-71_1.jpg', 'BOD-71'],
  ['BOD-72.jpg', null],
  ['BOD-7B.jpg', null],
  ['BOD-7 b.jpg', 'BOD-7'],
  ['A-10.jpg', 'A-10'],
  ['A-1.jpg', 'A-1'],
  ['A-1 10.jpg', 'A-1'],
  // Also picture 2 of A-1.
  ['A-1-2.jpg', ['A-1-2', 'A-1']],
  ['A-1-2_1.jpg', 'A-1-2'],
  ['A-1-bis.jpg', 'A-1-BIS'],
  ['A-1-bis-2.jpg', 'A-1-BIS'],
  ['ofna-3 sala.webp', 'Ofna 3'],
  ['L-5_1.jpg', ['L-5', 'l 5']],
  ['prop-3F2A (1).jpg', 'PROP-3f2a'],
  ['IMG_0001.jpg', null],
  ['.jpg', null],
  // Folders, nested ones too.
  ['BOD-7/fachada.png', 'BOD-7'],
  ['BOD-7/Interior/12.jpg', 'BOD-7'],
  ['Fotos 2026\\BOD-7 Bodega en Apodaca\\IMG_1.jpg', 'BOD-7'],
  ['BOD-7/BOD-7_2.jpg', 'BOD-7'],
  ['BOD-7/A-10_2.jpg', ['A-10', 'BOD-7']],
  ['A-1/A-10/x.jpg', ['A-1', 'A-10']],
  ['A-1/A-1-2.jpg', 'A-1'],
  ['Fotos/2024/BOD-7_1.jpg', 'BOD-7'],
  ['2024/BOD-7_1.jpg', 'BOD-7'],
  ['2024/x.jpg', '2024'],
  ['12_1.jpg', '12'],
  ['../../etc/BOD-7.jpg', 'BOD-7'],
  ['C:\\BOD-7\\x.jpg', 'BOD-7'],
])('%s is of %s', (path, expected) => {
  const found = match(path, null)
  const ids = found.of === 'one' ? found.id : found.of === 'several' ? found.codes : null
  expect(ids).toEqual(expected)
})

test('the name of a zip is that of its property, unless a name in it says otherwise', () => {
  expect(match('fachada.jpg', 'BOD-7.zip')).toEqual({ of: 'one', id: 'BOD-7' })
  expect(match('A-10_1.jpg', 'BOD-7.zip')).toEqual({ of: 'one', id: 'A-10' })
  expect(match('fachada.jpg', 'fotos.zip')).toEqual({ of: 'none' })
})
