import { expect, test } from 'vitest'
import { lockMessage } from './lock-mail.server.ts'

test('the mail says what happened, what still works and what to do', () => {
  const { subject, text } = lockMessage({ name: 'Ana', link: 'https://x.mx/recuperar', agency: 'Cerro Norte' })
  expect(subject).toBe('Códigos incorrectos en tu cuenta · Cerro Norte')
  for (const part of [
    'Hola, Ana:',
    '10 códigos incorrectos',
    'durante 15 minutos',
    'En un navegador en el que ya habías entrado puedes iniciar sesión como siempre.',
    '\nhttps://x.mx/recuperar',
  ])
    expect(text).toContain(part)
  expect(lockMessage({ name: '', link: '', agency: '' }).text).toMatch(/^Hola:\n/)
})
