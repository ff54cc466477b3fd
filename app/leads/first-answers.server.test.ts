import { describe, expect, test } from 'vitest'
import { buildLead } from '#test/factories/lead.ts'
import { PATIENCE, shareStore } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'
import { createLead } from './change-lead.server.ts'
import { type NewEntry, addEntry } from './entries.server.ts'
import { firstAnswerTimes } from './first-answers.server.ts'
import { summarizeAnswers } from './first-answers.ts'
import { ALL_LEADS } from './lead-scope.ts'
import type { LeadFields } from './lead.ts'

const ALL_DAYS = { since: '2026-11-01T00:00:00.000Z', until: '2026-12-01T00:00:00.000Z' }

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const store = shareStore(dialect)

  /** At a minute of one day. */
  function at(minute: number) {
    return {
      db: store().db,
      actor: { id: null, name: 'Ana' },
      now: new Date(Date.parse('2026-11-20T18:00:00Z') + minute * 60_000),
    }
  }

  async function addLead(minute: number, fields: Partial<LeadFields>, entries: [number, Partial<NewEntry>][]) {
    const { id } = await createLead(at(minute), buildLead(fields))
    for (const [when, entry] of entries) await addEntry(at(when), id, { kind: 'nota', note: '', ...entry })
  }

  test('a lead waits from its arrival to the first line that reached the person', async () => {
    await addLead(0, { name: 'Mensaje', source: 'sitio' }, [
      [-30, { kind: 'mensaje', messageId: 'm1' }],
      [5, { kind: 'nota' }],
      [12, { kind: 'correo' }],
      [20, { kind: 'llamada' }],
    ])
    await addLead(1, { name: 'Respondido', source: 'sitio' }, [
      [1, { kind: 'mensaje', messageId: 'm2' }],
      [9, { kind: 'nota', messageId: 'm2' }],
    ])
    await addLead(2, { name: 'WhatsApp', source: 'whatsapp' }, [
      [2, { kind: 'whatsapp' }],
      [4, { kind: 'whatsapp' }],
    ])
    await addLead(3, { name: 'Sin respuesta', source: 'whatsapp' }, [[3, { kind: 'whatsapp' }]])
    await addLead(4, { name: 'Llamada', source: 'llamada' }, [[4, { kind: 'llamada' }]])
    const answers = await firstAnswerTimes(store().db, ALL_LEADS, ALL_DAYS)
    expect(answers.map(({ source, minutes }) => [source, minutes])).toEqual([
      ['sitio', 42],
      ['sitio', 8],
      ['whatsapp', 2],
      ['whatsapp', null],
    ])
    expect(Object.fromEntries(summarizeAnswers(answers, ({ source }) => source))).toEqual({
      sitio: { leads: 2, answered: 2, median: 25 },
      whatsapp: { leads: 2, answered: 1, median: 2 },
    })
    expect(await firstAnswerTimes(store().db, ALL_LEADS, { ...ALL_DAYS, until: ALL_DAYS.since })).toEqual([])
  })

  test('an asesor who sees only own leads gets no numbers of others', async () => {
    for (const name of ['Ana', 'Luis']) {
      const account = { id: name, name, email: `${name}@correo.mx`, role: 'editor', createdAt: '2026-01-01' }
      await store().db.insertInto('users').values(account).execute()
      await addLead(0, { name, asesorId: name }, [])
    }
    await addLead(0, { name: 'Sin asesor' }, [])
    const own = await firstAnswerTimes(store().db, { onlyOf: 'Ana', seesContacts: true }, ALL_DAYS)
    expect(own.map(({ asesorId }) => asesorId).toSorted()).toEqual(['Ana', null])
  })
})
