import { expect, test } from 'vitest'
import { type MailError, mailFailure } from './mail-failure.ts'

test.each<[MailError, string]>([
  [
    { code: 'EAUTH', message: 'Invalid login: 535 5.7.8 no', command: 'AUTH PLAIN', response: '535 5.7.8 no' },
    'El servidor no aceptó el usuario o la contraseña. Algunos piden una contraseña de aplicación. Respondió: «535 5.7.8 no».',
  ],
  [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND no-hay.invalid' }, 'No existe un servidor con ese nombre'],
  [{ code: 'ESOCKET', message: 'certificate has expired' }, 'El certificado del servidor venció'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'El certificado del servidor venció'],
  [{ code: 'ESOCKET', message: "Hostname/IP does not match certificate's altnames" }, 'El certificado del servidor'],
  [{ code: 'ESOCKET', message: '40:error:0A00010B:SSL:wrong version number:tls.c:77:\n' }, 'Ese puerto no usa TLS'],
  [{ code: 'ETLS', message: 'Error upgrading connection', command: 'STARTTLS' }, 'El servidor no ofrece STARTTLS'],
  [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1', command: 'CONN' }, 'No hay conexión'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'El servidor no contestó a tiempo'],
  [{ code: 'EPROTOCOL', message: 'Invalid greeting. response=HTTP/1.1' }, 'Lo que contesta en ese puerto no es'],
  [
    { code: 'EENVELOPE', message: 'x', command: 'MAIL FROM', response: '550 no' },
    'El servidor no aceptó la dirección de',
  ],
  [{ message: '', response: '554  5.7.1\r\nspam' }, 'El servidor no aceptó el mensaje. Respondió: «554 5.7.1 spam».'],
])('%o has its sentence', (error, sentence) => {
  expect(mailFailure(error)).toContain(sentence)
})

test('a long answer is cut', () => {
  expect(mailFailure({ message: '', response: 'x'.repeat(5_000) }).length).toBeLessThan(400)
})
