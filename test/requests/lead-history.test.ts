import { beforeEach, describe, expect, test } from 'vitest'
import { createLead } from '#app/leads/change-lead.server.ts'
import { addEntry } from '#app/leads/entries.server.ts'
import type { Visit } from '#test/app.ts'
import { buildLead } from '#test/factories/lead.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const LIST = '/dashboard/prospectos'

describe.each(STORES)('the history of a lead on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
  })

  const by = (now = NOW) => ({ db: app.store.db, actor: { id: null, name: 'Luis Garza' }, now })

  async function pageOf(path: string): Promise<string> {
    return (await (await visit(path)).text()).replaceAll('<!-- -->', '').replaceAll(/<script[\s\S]*?<\/script>/g, '')
  }

  test('older lines are reached with a link, however many there are', async () => {
    const { id } = await createLead(by(), buildLead())
    for (let at = 0; at < 401; at += 1)
      await addEntry(by(new Date(NOW.getTime() + at * 1000)), id, { kind: 'nota', note: `Renglón ${at}.` })
    const shown = (page: string) => [...page.matchAll(/>Renglón (\d+)\.</g)].map(([, at]) => Number(at))
    const linkOf = (page: string) => /href="([^"]*)"[^>]*>Ver anteriores</.exec(page)?.[1]
    const first = await pageOf(`${LIST}/${id}`)
    expect([shown(first)[0], shown(first).length]).toEqual([400, 200])
    expect(linkOf(first)).toBe(`${LIST}/${id}?page=2#renglones-2`)
    const second = await pageOf(`${LIST}/${id}?page=2`)
    expect([shown(second).at(-1), shown(second).length]).toEqual([1, 400])
    expect(second).toMatch(/id="renglones-2"(?:(?!<li)[\s\S])*Renglón 200\./)
    const last = await pageOf(linkOf(second)?.split('#')[0] ?? '')
    expect([shown(last).at(-1), linkOf(last)]).toEqual([0, undefined])
    for (const wrong of ['0', 'x', '99999999999']) expect((await visit(`${LIST}/${id}?page=${wrong}`)).status).toBe(200)
  })
})
