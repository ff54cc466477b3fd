import { expect, test } from 'vitest'
import { openSealedText, sealText } from './sealed-text.server.ts'

const SECRET = 'a secret of the tests'
const PURPOSE = 'contraseña del correo'

test('a sealed text opens with its secret and purpose alone, and is different each time', () => {
  const sealed = sealText('clave con ñ y 🔑', SECRET, PURPOSE)
  expect(openSealedText(sealed, SECRET, PURPOSE)).toBe('clave con ñ y 🔑')
  expect(openSealedText(sealed, `${SECRET}.`, PURPOSE)).toBeNull()
  expect(openSealedText(sealed, SECRET, 'otra cosa')).toBeNull()
  expect(sealText('clave con ñ y 🔑', SECRET, PURPOSE)).not.toBe(sealed)
})

test('a sealed text that was changed anywhere or cut does not open', () => {
  const bytes = Buffer.from(sealText('clave', SECRET, PURPOSE), 'base64url')
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[at] = (bytes[at] ?? 0) ^ 1
    expect(openSealedText(changed.toString('base64url'), SECRET, PURPOSE)).toBeNull()
    expect(openSealedText(bytes.subarray(0, at).toString('base64url'), SECRET, PURPOSE)).toBeNull()
  }
})
