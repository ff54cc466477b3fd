import { expect, test } from 'vitest'
import { classOf } from './files/file-class.ts'
import { openMatcher } from './match-file.ts'
import { namesInOneLine, sortFiles } from './sort-files.ts'

const match = openMatcher(['BOD-7', 'A-1', 'A-1-2'].map((code) => ({ id: code, code })))
const sorted = (...paths: string[]) =>
  sortFiles(
    paths.map((path) => ({ path, archive: null, class: classOf(path) })),
    match,
  )
const orderOf = (...paths: string[]) =>
  sorted(...paths)
    .ofProperty.get('BOD-7')
    ?.map(({ path }) => path)

test('pictures are in the order of their names, numbers by their value', () => {
  expect(orderOf('BOD-7_10.jpg', 'BOD-7_2.jpg', 'BOD-7.jpg', 'BOD-7-fachada.png', 'BOD-7 (1).jpeg')).toEqual([
    'BOD-7.jpg',
    'BOD-7 (1).jpeg',
    'BOD-7_2.jpg',
    'BOD-7_10.jpg',
    'BOD-7-fachada.png',
  ])
  expect(orderOf('BOD-7/2/b.jpg', 'BOD-7/10.jpg', 'BOD-7/9.jpg')).toEqual([
    'BOD-7/2/b.jpg',
    'BOD-7/9.jpg',
    'BOD-7/10.jpg',
  ])
})

test('what does not come in is named with its reason, and files of the system are counted', () => {
  const { left, ignored } = sorted(
    'IMG_1.jpg',
    'IMG_2.jpg',
    'X-9/a.jpg',
    'A-1-2.jpg',
    'notas.txt',
    'otro.zip',
    '__MACOSX/BOD-7_1.jpg',
    'BOD-7/.DS_Store',
    'BOD-7/Thumbs.db',
    'BOD-7/._1.jpg',
  )
  expect(left.map(({ title, names }) => [title, names])).toEqual([
    ['IMG', ['IMG_1.jpg', 'IMG_2.jpg']],
    ['X-9', ['X-9/a.jpg']],
    ['A-1-2 o A-1', ['A-1-2.jpg']],
    ['No son imágenes', ['notas.txt']],
    ['Un zip dentro de otro', ['otro.zip']],
  ])
  expect(left[2]?.sentence).toContain('El nombre vale para «A-1-2» y «A-1».')
  expect(ignored).toBe(4)
})

test.each([
  ['a.JPG', 'picture'],
  ['a.heic', 'heic'],
  ['sin-extension', 'other'],
  ['a.zip', 'zip'],
  ['a/.ds_store', 'system'],
])('%s is %s', (path, expected) => expect(classOf(path)).toBe(expected))

test('many names are cut', () => {
  expect(namesInOneLine(['a'])).toBe('a')
  expect(namesInOneLine(['a', 'b', 'c'])).toBe('a, b y c')
  expect(namesInOneLine(Array.from({ length: 20 }, (_none, at) => `${at}`))).toMatch(/^0, 1, .* 11 y 8 más$/)
})
