import { expect, test } from 'vitest'
import { type Circumstances, suspicionOf } from './suspicion.ts'

const PERSON: Circumstances = {
  honeypot: '',
  seconds: 40,
  text: 'Busco una bodega en Apodaca',
  overAddress: false,
  overEverybody: false,
}

test.each<[string, Partial<Circumstances>]>([
  ['writes at leisure', {}],
  ['pastes at once', { seconds: 0.4 }],
  ['comes by another form', { seconds: null }],
  ['left the page open for days', { seconds: 300_000 }],
  ['names a page', { text: 'Vi esta: https://www.cerronorte.example/propiedad/x' }],
  ['writes on a busy day', { overEverybody: true }],
])('somebody who %s is believed', (_who, circumstances) => {
  expect(suspicionOf({ ...PERSON, ...circumstances })).toBeNull()
})

test.each<[string, Partial<Circumstances>, string]>([
  ['fills what nobody sees', { honeypot: 'x' }, 'llenó un campo que nadie ve'],
  ['writes code of links', { text: 'a [url=https://x.example]b[/url]' }, 'trae código de enlaces; trae enlaces'],
  ['sends links at once', { seconds: 1, text: 'https://x.example' }, 'se envió en un instante; trae enlaces'],
  [
    'sends links without the form',
    { seconds: null, text: 'www.x.example' },
    'no salió del formulario del sitio; trae enlaces',
  ],
  ['sends far too many', { overAddress: true }, 'llegaron demasiados de la misma dirección'],
  [
    'hurries in a flood',
    { seconds: 0, overEverybody: true },
    'llegan demasiados de todas partes; se envió en un instante',
  ],
])('what %s is set aside, and why is said', (_who, circumstances, words) => {
  expect(suspicionOf({ ...PERSON, ...circumstances })).toBe(words)
})
