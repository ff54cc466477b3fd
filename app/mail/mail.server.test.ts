import { expect, test } from 'vitest'
import { openMailSink } from '#test/mail-sink.ts'
import { openMail } from './mail.server.ts'

test('of several recipients those whom the server takes get the message, and the operator is told of the others', async () => {
  const sink = await openMailSink({ refuses: 'baja@cerronorte.example' })
  const told: string[] = []
  const sender = async () => ({ name: 'Cerro Norte', address: 'gerencia@cerronorte.example' })
  const mail = openMail({ smtpUrl: sink.url, tell: (message) => told.push(message), sender })
  const message = { subject: 'Mensaje', text: 'Hola' }
  await mail.send({ to: ['ana@cerronorte.example', 'baja@cerronorte.example'], ...message })
  expect((await sink.next()).recipients).toEqual(['ana@cerronorte.example'])
  expect(told).toEqual(['un correo no lo recibe baja@cerronorte.example: el servidor no acepta la dirección'])
  await expect(mail.send({ to: ['baja@cerronorte.example'], ...message })).rejects.toThrow('no such mailbox')
  await mail.send({ to: ['ana@cerronorte.example'], ...message })
  expect(told).toHaveLength(1)
  await sink.close()
})
