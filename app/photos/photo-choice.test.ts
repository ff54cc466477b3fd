import { expect, test } from 'vitest'
import { picturesOf, setNamed, setPictures } from './photo-choice.ts'

test('a form without photos gives no photos', () => {
  expect(picturesOf(form([['title', 'Casa']]), 'photos')).toEqual([])
})

test('photos are read in their order, each with its text', () => {
  const fields = form([
    ['images', 'b'],
    ['imageAlts', '  Fachada norte\n '],
    ['images', 'a'],
    ['imageAlts', ''],
    ['images', 'c'],
  ])
  expect(picturesOf(fields, 'photos')).toEqual([
    { photoId: 'b', alt: 'Fachada norte' },
    { photoId: 'a', alt: null },
    { photoId: 'c', alt: null },
  ])
})

test('a repeated photo counts once, at its first position', () => {
  expect(
    picturesOf(
      form([
        ['images', 'a'],
        ['images', 'b'],
        ['images', 'a'],
        ['imageAlts', 'uno'],
        ['imageAlts', 'dos'],
        ['imageAlts', 'tres'],
      ]),
      'photos',
    ),
  ).toEqual([
    { photoId: 'a', alt: 'uno' },
    { photoId: 'b', alt: 'dos' },
  ])
})

test('a photo that is removed without JavaScript is removed with its text', () => {
  const fields = form([
    ['images', 'a'],
    ['imageAlts', 'uno'],
    ['images', 'b'],
    ['imageAlts', 'dos'],
    ['removedImages', 'a'],
  ])
  expect(picturesOf(fields, 'photos')).toEqual([{ photoId: 'b', alt: 'dos' }])
})

test('a file or an empty value is not a photo id', () => {
  const fields = form([
    ['images', new File(['x'], 'a.jpg')],
    ['imageAlts', 'x'],
    ['images', ''],
    ['imageAlts', 'y'],
    ['images', 'a'],
    ['imageAlts', 'z'],
  ])
  expect(picturesOf(fields, 'photos')).toEqual([{ photoId: 'a', alt: 'z' }])
})

test('replacing the photos does not change the rest of the form', () => {
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
  setPictures(fields, 'photos', photos)
  expect(picturesOf(fields, 'photos')).toEqual(photos)
  expect(fields.get('title')).toBe('Casa')
})

test('plans are separate from the photos, each with its name', () => {
  const fields = form([
    ['images', 'a'],
    ['plans', 'b'],
    ['planAlts', 'Planta baja'],
    ['plans', 'c'],
    ['removedPlans', 'c'],
    ['removedImages', 'b'],
  ])
  expect(picturesOf(fields, 'photos')).toEqual([{ photoId: 'a', alt: null }])
  expect(picturesOf(fields, 'plans')).toEqual([{ photoId: 'b', alt: 'Planta baja' }])
  setPictures(fields, 'plans', [])
  expect([picturesOf(fields, 'photos').length, picturesOf(fields, 'plans').length]).toEqual([1, 0])
  expect(['images', 'plans', 'imageAlts'].map(setNamed)).toEqual(['photos', 'plans', null])
})

function form(fields: [name: string, value: string | File][]): FormData {
  const formData = new FormData()
  for (const [name, value] of fields) formData.append(name, value)
  return formData
}
