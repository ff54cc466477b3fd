import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { type Delivery, claimDue, enqueue, markDelivered, markFailed, retryNow, withdraw } from './outbox.server.ts'
import { type DeliveryChannel, MOST_ATTEMPTS, openOutboxWorker, retryAt } from './outbox-worker.server.ts'
import type { OutboxKind } from './outbox-kinds.ts'
import { type RecipientState, parseRecipients } from './recipient.ts'

const ANA = { address: 'ana@x.mx', state: 'delivered', answer: null, at: '2026-11-20T18:00:00.000Z' } as const
const EVA = { address: 'eva@x.mx', state: 'deferred', answer: '450 busy', at: '2026-11-20T18:00:00.000Z' } as const
const START = new Date('2026-11-20T18:00:00Z')
const MINUTE = 60_000

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)
  let now: Date
  let warnings: string[]
  const mayDeliver = async () => true

  beforeEach(() => {
    now = START
    warnings = []
  })

  function pass(milliseconds: number) {
    now = new Date(now.getTime() + milliseconds)
  }

  function open(...channels: DeliveryChannel[]) {
    return openOutboxWorker({
      store: store(),
      channels,
      mayDeliver,
      now: () => now,
      warn: (message) => warnings.push(message),
    })
  }

  /** A channel that records its deliveries and fails with the text in `down`. */
  function channel(kind: OutboxKind, most?: number) {
    const peer = { got: [] as string[], down: '' }
    const deliver = async ({ id }: Delivery) => {
      if (peer.down) throw new Error(peer.down)
      peer.got.push(id)
      return []
    }
    return { kind, deliver, peer, ...(most && { most }) }
  }

  async function addMessage(id: string, ...kinds: OutboxKind[]) {
    const row = { id, nombre: 'Ana', email: 'ana@correo.mx', mensaje: 'Hola', createdAt: now.toISOString() }
    await store()
      .db.insertInto('contactMessages')
      .values({ ...row, telefono: null, asunto: null })
      .execute()
    for (const kind of kinds) await enqueue(store().db, { kind, messageId: id }, now)
  }

  const rows = () => store().db.selectFrom('outbox').selectAll().orderBy('kind').execute()

  test("the server's text about a recipient is stored for the panel and has no addresses in the log", async () => {
    const mail = channel('contact-mail')
    mail.peer.down = '550 <ana@correo.mx>: user unknown'
    await addMessage('a', 'contact-mail')
    await open(mail).run()
    expect(warnings.splice(0)).toEqual([expect.stringContaining('550 <…@correo.mx>: user unknown')])
    expect(await rows()).toMatchObject([{ lastError: '550 <ana@correo.mx>: user unknown' }])
  })

  test('a due message is delivered once, and the time is stored', async () => {
    const mail = channel('contact-mail')
    await addMessage('a', 'contact-mail')
    const outboxWorker = open(mail)
    await Promise.all([outboxWorker.run(), outboxWorker.run()])
    await outboxWorker.run()
    expect(mail.peer.got).toHaveLength(1)
    expect(await rows()).toMatchObject([{ deliveredAt: START.toISOString(), nextAttemptAt: null, attempts: 1 }])
    expect(warnings).toEqual([])
  })

  test('an entry without a message is deleted after its delivery', async () => {
    const reset = channel('password-reset')
    await enqueue(store().db, { kind: 'password-reset', payload: 'ana@correo.mx' }, now)
    await open(reset).run()
    expect(reset.peer.got).toHaveLength(1)
    expect(await rows()).toEqual([])
  })

  test('a target that is down for an hour gets everything afterwards', async () => {
    const mail = channel('contact-mail')
    mail.peer.down = 'connect ECONNREFUSED 127.0.0.1:25'
    const outboxWorker = open(mail)
    for (let minute = 0; minute < 60; minute++) {
      if (minute % 20 === 0) await addMessage(`m${minute}`, 'contact-mail')
      await outboxWorker.run()
      pass(MINUTE)
    }
    const waiting = await rows()
    expect(waiting.map(({ lastError }) => lastError)).toEqual(Array(3).fill('connect ECONNREFUSED 127.0.0.1:25'))
    expect(warnings, 'said once for each, not at each attempt').toHaveLength(3)
    mail.peer.down = ''
    for (let minute = 0; minute < 90; minute++) {
      await outboxWorker.run()
      pass(MINUTE)
    }
    expect(new Set(mail.peer.got)).toEqual(new Set(waiting.map(({ id }) => id)))
    expect(mail.peer.got).toHaveLength(3)
    expect((await rows()).every(({ deliveredAt, lastError }) => deliveredAt && !lastError)).toBe(true)
  })

  test('a target that is down does not delay the others', async () => {
    const mail = channel('contact-mail')
    const forward = channel('contact-forward')
    let release = () => {}
    const released = new Promise<[]>((resolve) => (release = () => resolve([])))
    const hanging: DeliveryChannel = { ...mail, deliver: () => released }
    for (const id of ['a', 'b', 'c']) await addMessage(id, 'contact-mail', 'contact-forward')
    const outboxWorker = open(hanging, forward)
    const run = outboxWorker.run()
    await expect.poll(() => forward.peer.got.length).toBe(3)
    release()
    void run
    await outboxWorker.close(0)
  })

  test('an abandoned delivery is reported and can be retried', async () => {
    const mail = channel('contact-mail', 3)
    mail.peer.down = '550 no such mailbox'
    await addMessage('a', 'contact-mail')
    const outboxWorker = open(mail)
    for (let hour = 0; hour < 5; hour++) {
      await outboxWorker.run()
      pass(60 * MINUTE)
    }
    expect(await rows()).toMatchObject([
      { attempts: 3, nextAttemptAt: null, deliveredAt: null, lastError: '550 no such mailbox' },
    ])
    expect(warnings).toEqual([expect.stringContaining('se intentará'), expect.stringContaining('se abandona tras 3')])
    mail.peer.down = ''
    await retryNow(store().db, 'a', now)
    await outboxWorker.run()
    expect(mail.peer.got).toHaveLength(1)
  })

  /** A mail channel with two recipients; the server answers `state` for the second one. */
  function mailToTwo() {
    const peer = { state: 'deferred' as RecipientState, earlier: [] as Delivery['recipients'][] }
    const deliver = async ({ recipients }: Delivery) => {
      peer.earlier.push(recipients)
      const eva = { ...EVA, state: peer.state, answer: peer.state === 'delivered' ? null : EVA.answer }
      return [ANA, eva]
    }
    return { kind: 'contact-mail' as const, deliver, peer }
  }

  const recipientsOf = async () => parseRecipients((await rows())[0]?.recipients ?? null)

  test('only the deferred one of two recipients is tried again, and the result of the other stays', async () => {
    const mail = mailToTwo()
    await addMessage('a', 'contact-mail')
    const outboxWorker = open(mail)
    await outboxWorker.run()
    expect(await rows()).toMatchObject([{ deliveredAt: null, lastError: 'eva@x.mx: 450 busy' }])
    expect(await recipientsOf()).toEqual([ANA, EVA])
    expect(warnings.splice(0)).toEqual([expect.stringMatching(/\(se intentará de nuevo\): …@x\.mx: 450 busy$/)])
    mail.peer.state = 'delivered'
    pass(MINUTE)
    await outboxWorker.run()
    expect(mail.peer.earlier).toEqual([[], [ANA, EVA]])
    expect(await rows()).toMatchObject([{ deliveredAt: now.toISOString(), lastError: null, nextAttemptAt: null }])
    expect((await recipientsOf()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  test('a rejected recipient ends the attempts until somebody requests another one', async () => {
    const mail = mailToTwo()
    mail.peer.state = 'rejected'
    await addMessage('a', 'contact-mail')
    const outboxWorker = open(mail)
    await outboxWorker.run()
    pass(60 * MINUTE)
    await outboxWorker.run()
    expect(await rows()).toMatchObject([{ attempts: 1, nextAttemptAt: null, deliveredAt: null }])
    expect(warnings.splice(0)).toEqual([expect.stringContaining('se abandona tras 1 intento)')])
    await retryNow(store().db, 'a', now)
    mail.peer.state = 'delivered'
    await outboxWorker.run()
    expect(mail.peer.earlier.at(-1)).toEqual([ANA, EVA])
    expect(await rows()).toMatchObject([{ deliveredAt: now.toISOString() }])
  })

  test('a later outage of the server keeps the result of each recipient', async () => {
    const mail = mailToTwo()
    await addMessage('a', 'contact-mail')
    await open(mail).run()
    pass(MINUTE)
    const down = channel('contact-mail')
    down.peer.down = 'connect ECONNREFUSED'
    await open(down).run()
    expect(await recipientsOf()).toEqual([ANA, { ...EVA, answer: 'connect ECONNREFUSED' }])
    warnings.length = 0
  })

  test('a claim of a crashed process is delivered by the next process, but only after it expires', async () => {
    await addMessage('a', 'contact-mail')
    expect(await claimDue(store().db, 'contact-mail', 5, now)).toHaveLength(1)
    const mail = channel('contact-mail')
    const outboxWorker = open(mail)
    pass(MINUTE)
    await outboxWorker.run()
    expect(mail.peer.got).toEqual([])
    pass(2 * MINUTE)
    await outboxWorker.run()
    expect(mail.peer.got).toHaveLength(1)
  })

  test('a manual retry during a delivery does not send the message twice, also after a failure', async () => {
    const mail = channel('contact-mail')
    mail.peer.down = '451 try later'
    await addMessage('a', 'contact-mail')
    await open(mail).run()
    mail.peer.down = ''
    await retryNow(store().db, 'a', now)
    expect(await claimDue(store().db, 'contact-mail', 5, now)).toHaveLength(1)
    await retryNow(store().db, 'a', now)
    await open(mail).run()
    expect(mail.peer.got).toEqual([])
  })

  test('several processes share the deliveries without duplicates', async () => {
    const channels = Array.from({ length: 4 }, () => channel('contact-mail'))
    for (let at = 0; at < 12; at++) await addMessage(`m${at}`, 'contact-mail')
    await Promise.all(channels.map((each) => open(each).run()))
    const got = channels.flatMap(({ peer }) => peer.got)
    expect(got).toHaveLength(12)
    expect(new Set(got).size).toBe(12)
  })

  test('a process that finishes too late does not change what another has claimed since', async () => {
    await addMessage('a', 'contact-mail')
    const [slow] = await claimDue(store().db, 'contact-mail', 5, now)
    pass(3 * MINUTE)
    const [other] = await claimDue(store().db, 'contact-mail', 5, now)
    if (!slow || !other) throw new Error('it was due twice')
    await markFailed(store().db, slow, { error: 'too late', recipients: [], again: null })
    expect(await rows()).toMatchObject([{ lastError: null, nextAttemptAt: expect.any(String) }])
    await markDelivered(store().db, other, [], now)
    await markFailed(store().db, other, { error: 'never', recipients: [], again: null })
    expect(await rows()).toMatchObject([{ lastError: null, deliveredAt: now.toISOString() }])
  })

  test('a cancelled or deleted delivery is not sent', async () => {
    const mail = channel('contact-mail')
    await addMessage('a', 'contact-mail')
    await addMessage('b', 'contact-mail')
    await withdraw(store().db, 'a')
    await store().db.deleteFrom('contactMessages').where('id', '=', 'b').execute()
    await open(mail).run()
    expect(mail.peer.got).toEqual([])
    expect(await rows()).toEqual([])
  })

  test('closing waits for running deliveries and starts no more', async () => {
    await addMessage('a', 'contact-mail')
    let finish = () => {}
    const finished = new Promise<[]>((resolve) => (finish = () => resolve([])))
    const slow: DeliveryChannel = { kind: 'contact-mail', deliver: () => finished }
    const outboxWorker = open(slow)
    outboxWorker.wake()
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
    let closed = false
    const closing = outboxWorker.close().then(() => (closed = true))
    await addMessage('b', 'contact-mail')
    outboxWorker.wake()
    expect(closed).toBe(false)
    finish()
    await closing
    const after = await rows()
    expect(after.map(({ messageId, attempts }) => [messageId, attempts]).toSorted()).toEqual([
      ['a', 1],
      ['b', 0],
    ])
    expect(after.find(({ messageId }) => messageId === 'a')?.deliveredAt).not.toBeNull()
  })

  test('a stored error has one line and a limited length', async () => {
    const mail = channel('contact-mail')
    mail.peer.down = `451 busy\r\n451 ${'later '.repeat(100)}`
    await addMessage('a', 'contact-mail')
    await open(mail).run()
    const [row] = await rows()
    expect(row?.lastError).toMatch(/^451 busy 451 later/)
    expect(row?.lastError).toHaveLength(300)
  })
})

describe('the time of the next attempt', () => {
  function secondsUntil(attempts: number, chance: number): number {
    const again = retryAt(attempts, START, chance)
    return again ? (again.getTime() - START.getTime()) / 1000 : Number.NaN
  }

  test('each wait is twice the one before, up to six hours', () => {
    const waits = [1, 2, 3, 4, 5, 8, 10, 11, 12, 23].map((attempts) => secondsUntil(attempts, 0))
    expect(waits).toEqual([30, 60, 120, 240, 480, 3840, 15_360, 21_600, 21_600, 21_600])
  })

  test('the random delay adds a fifth at most and never shortens a wait', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: MOST_ATTEMPTS - 1 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (attempts, chance) => {
          const shortest = secondsUntil(attempts, 0)
          expect(secondsUntil(attempts, chance)).toBeGreaterThanOrEqual(shortest)
          expect(secondsUntil(attempts, chance)).toBeLessThanOrEqual(shortest * 1.2)
        },
      ),
    )
  })

  test('after the last attempt the delivery is abandoned', () => {
    expect(retryAt(MOST_ATTEMPTS - 1, START, 0)).not.toBeNull()
    expect(retryAt(MOST_ATTEMPTS, START, 0)).toBeNull()
    expect(retryAt(3, START, 0, 3)).toBeNull()
  })

  test('a delivery continues within an hour after a short outage, and survives an outage of three days', () => {
    const tried = [0]
    for (let attempts = 1; attempts < MOST_ATTEMPTS; attempts++)
      tried.push(Number(tried.at(-1)) + secondsUntil(attempts, 0.99))
    expect(tried.find((second) => second >= 3600)).toBeLessThan(2 * 3600)
    expect(tried.at(-1)).toBeGreaterThan(3 * 86_400)
  })
})
