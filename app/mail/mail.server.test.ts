import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type MailSink, openMailSink } from '#test/mail-sink.ts'
import { type Mail, openMail } from './mail.server.ts'

const ANA = 'ana@cerronorte.example'
const EVA = 'eva@cerronorte.example'
const OLD = 'baja@cerronorte.example'
const FAR = 'ventas@ñandú.example'
const NOW = new Date('2026-11-20T18:00:00Z')
const AT = NOW.toISOString()
const MESSAGE = { subject: 'Mensaje', text: 'Hola' }

let sink: MailSink
let mail: Mail

beforeAll(async () => {
  sink = await openMailSink()
  const sender = async () => ({ name: 'Cerro Norte', address: 'gerencia@cerronorte.example' })
  mail = openMail({ smtpUrl: sink.url, warn: () => {}, sender, now: () => NOW })
})

afterEach(() => {
  for (const address of [EVA, OLD, FAR]) sink.answer(address, null)
  sink.answerContent(null)
  sink.left()
})

afterAll(() => sink.close())

test('each recipient has their own result, and only a deferred one gets the same message again', async () => {
  sink.answer(EVA, '450 4.2.1 mailbox busy')
  sink.answer(OLD, '550 5.1.1 no such mailbox')
  const to = [ANA, EVA, OLD]
  const earlier = await mail.send({ to, id: 'a1', ...MESSAGE })
  expect(earlier).toEqual([
    { address: ANA, state: 'delivered', answer: null, at: AT },
    { address: EVA, state: 'deferred', answer: '450 4.2.1 mailbox busy', at: AT },
    { address: OLD, state: 'rejected', answer: '550 5.1.1 no such mailbox', at: AT },
  ])
  const first = await sink.next()
  sink.answer(EVA, null)
  const states = (await mail.send({ to, id: 'a1', earlier, ...MESSAGE })).map(({ address, state }) => [address, state])
  expect(Object.fromEntries(states)).toEqual({ [ANA]: 'delivered', [EVA]: 'delivered', [OLD]: 'rejected' })
  const second = await sink.next()
  expect([first.recipients, second.recipients]).toEqual([[ANA], [EVA]])
  expect([second.messageId, second.to]).toEqual([first.messageId, first.to])
  expect(sink.left()).toEqual([])
})

test.each([
  ['450 4.2.1 mailbox busy', 'deferred'],
  ['451 4.7.1 greylisted', 'deferred'],
  ['452 4.2.2 mailbox full', 'deferred'],
  ['550 5.1.1 no such mailbox', 'rejected'],
  ['552 5.2.2 mailbox full', 'rejected'],
  ['554 5.7.1 not wanted', 'rejected'],
])('%s is %s for one of two recipients, for the only one and for the content', async (reply, state) => {
  sink.answer(EVA, reply)
  expect(await mail.send({ to: [ANA, EVA], ...MESSAGE })).toMatchObject([{ state: 'delivered' }, { state }])
  expect(await mail.send({ to: [EVA], ...MESSAGE })).toEqual([{ address: EVA, state, answer: reply, at: AT }])
  sink.answer(EVA, null)
  sink.answerContent(reply)
  expect(await mail.send({ to: [ANA, EVA], ...MESSAGE })).toMatchObject([{ state }, { state }])
})

test('if all recipients are rejected or deferred, each has their own reason', async () => {
  sink.answer(EVA, '452 4.2.2 mailbox full')
  sink.answer(OLD, '550 5.1.1 no such mailbox')
  const recipients = await mail.send({ to: [OLD, EVA], ...MESSAGE })
  expect(recipients.map(({ state }) => state)).toEqual(['rejected', 'deferred'])
})

test('an address with non-ASCII letters has its own result too', async () => {
  sink.answer(FAR, '450 4.2.1 mailbox busy')
  const recipients = await mail.send({ to: [FAR, ANA], ...MESSAGE })
  expect(recipients.map(({ address, state }) => [address, state])).toEqual([
    [FAR, 'deferred'],
    [ANA, 'delivered'],
  ])
})

test('a recipient who was added since then gets the message, and a removed one does not', async () => {
  const earlier = await mail.send({ to: [ANA], ...MESSAGE })
  const deferred = { address: OLD, state: 'deferred' as const, answer: '450', at: AT }
  sink.left()
  await mail.send({ to: [EVA], earlier: [...earlier, deferred], ...MESSAGE })
  expect((await sink.next()).recipients).toEqual([EVA])
})

test('a server that is unreachable, shuts down or refuses the log-in gives no result for any recipient', async () => {
  const sender = async () => ({ name: '', address: 'x@cerronorte.example' })
  const away = openMail({ smtpUrl: 'smtp://127.0.0.1:1', warn: () => {}, sender, now: () => NOW })
  await expect(away.send({ to: [ANA], ...MESSAGE })).rejects.toThrow('ECONNREFUSED')
  const stranger = openMail({ smtpUrl: sink.url.replace('//', '//ana:clave@'), warn: () => {}, sender, now: () => NOW })
  await expect(stranger.send({ to: [ANA], ...MESSAGE })).rejects.toThrow('Invalid login')
  sink.answer(EVA, '421 4.3.2 shutting down')
  await expect(mail.send({ to: [ANA, EVA], ...MESSAGE })).rejects.toThrow('421 4.3.2 shutting down')
  expect(sink.left()).toEqual([])
})

test('automatic mail has the header that prevents absence notices', async () => {
  await mail.send({ to: [ANA], ...MESSAGE })
  const { headers } = await sink.next()
  expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
})
