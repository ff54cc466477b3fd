import { expect, test } from 'vitest'
import { photosOf, setPhotos } from './photo-choice.ts'

test('a form without photos names none', () => {
  expect(photosOf(form([['title', 'Casa']]))).toEqual([])
})

test('photos come in their order, each with the text at its place', () => {
  const fields = form([
    ['images', 'b'],
    ['imageAlts', '  Fachada norte\n '],
    ['images', 'a'],
    ['imageAlts', ''],
    ['images', 'c'],
  ])
  expect(photosOf(fields)).toEqual([
    { photoId: 'b', alt: 'Fachada norte' },
    { photoId: 'a', alt: null },
    { photoId: 'c', alt: null },
  ])
})

test('a photo named twice counts once, where it came first', () => {
  expect(
    photosOf(
      form([
        ['images', 'a'],
        ['images', 'b'],
        ['images', 'a'],
        ['imageAlts', 'uno'],
        ['imageAlts', 'dos'],
        ['imageAlts', 'tres'],
      ]),
    ),
  ).toEqual([
    { photoId: 'a', alt: 'uno' },
    { photoId: 'b', alt: 'dos' },
  ])
})

test('a photo taken away without JavaScript takes its text with it', () => {
  const fields = form([
    ['images', 'a'],
    ['imageAlts', 'uno'],
    ['images', 'b'],
    ['imageAlts', 'dos'],
    ['removedImages', 'a'],
  ])
  expect(photosOf(fields)).toEqual([{ photoId: 'b', alt: 'dos' }])
})

test('a file or an empty value is no photo id', () => {
  const fields = form([
    ['images', new File(['x'], 'a.jpg')],
    ['imageAlts', 'x'],
    ['images', ''],
    ['imageAlts', 'y'],
    ['images', 'a'],
    ['imageAlts', 'z'],
  ])
  expect(photosOf(fields)).toEqual([{ photoId: 'a', alt: 'z' }])
})

test('photos put in place of others leave the rest of the form alone', () => {
  const fields = form([
    ['title', 'Casa'],
    ['images', 'a'],
    ['imageAlts', 'uno'],
    ['removedImages', 'a'],
  ])
  const photos = [
    { photoId: 'b', alt: null },
    { photoId: 'c', alt: 'tres' },
  ]
  setPhotos(fields, photos)
  expect(photosOf(fields)).toEqual(photos)
  expect(fields.get('title')).toBe('Casa')
})

function form(fields: [name: string, value: string | File][]): FormData {
  const formData = new FormData()
  for (const [name, value] of fields) formData.append(name, value)
  return formData
}
