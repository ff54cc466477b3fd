import { expect, test } from 'vitest'
import { outcomeOf } from './send-photo.ts'
import { statusOf } from './upload-answer.ts'

const PHOTO = { photoId: 'a', key: 'properties/1_a.jpg', width: 3, height: 2 }

test.each([
  ['one was taken', 1, [], 201],
  ['one was taken, another was not', 1, ['broken'], 201],
  ['none was sent', 0, [], 400],
  ['all are too large', 0, ['tooLarge', 'tooLarge'], 413],
  ['none is a picture that we read', 0, ['notImage', 'heic'], 415],
  ['one cannot be read as what it is', 0, ['broken'], 422],
  ['each has another fault', 0, ['tooLarge', 'notImage'], 422],
] as const)('the upload has the right state when %s', (_case, taken, faults, status) => {
  expect(
    statusOf(
      taken,
      faults.map((fault) => ({ fault })),
    ),
  ).toBe(status)
})

test.each([
  ['a photo', 201, { photos: [{ ...PHOTO, url: '/img/x' }], refused: [] }, { stored: PHOTO }],
  [
    'a refusal',
    422,
    { photos: [], refused: ['a.jpg no es una imagen válida'] },
    { refused: 'a.jpg no es una imagen válida' },
  ],
  ['a request cut short', 400, { photos: [], refused: ['Llegó incompleto'] }, { failed: 'Llegó incompleto' }],
])('an answer with %s is read', (_case, status, answer, outcome) => {
  expect(outcomeOf(status, JSON.stringify(answer))).toEqual(outcome)
})

test.each([
  ['the page to sign in', 200, '<!doctype html><title>Iniciar sesión</title>', /sesión terminó/],
  ['a refusal of the guard', 403, 'Solicitud no permitida', /sesión terminó/],
  ['a failure of the server', 500, '<h1>Algo salió mal</h1>', /El sitio no contesta/],
  ['nothing', 502, '', /El sitio no contesta/],
  ['a refusal of a proxy', 413, '<h1>Request Entity Too Large</h1>', /no recibe un archivo tan grande/],
  ['other JSON', 200, 'null', /sesión terminó/],
])('%s may be retried', (_case, status, text, message) => {
  expect(outcomeOf(status, text)).toEqual({ failed: expect.stringMatching(message) })
})
