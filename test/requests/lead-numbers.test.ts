import { beforeEach, describe, expect, test } from 'vitest'
import { createLead } from '#app/leads/change-lead.server.ts'
import type { Visit } from '#test/app.ts'
import { buildDeal } from '#test/factories/deal.ts'
import { buildLead } from '#test/factories/lead.ts'
import { shareApp } from '#test/shared-app.ts'
import { PATIENCE } from '#test/shared-store.ts'
import { STORES } from '#test/stores.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const NUMBERS = '/dashboard/prospectos/numeros'

describe.each(STORES)('on %s', { timeout: PATIENCE }, (dialect) => {
  const app = shareApp(dialect)
  let visit: Visit

  beforeEach(async () => {
    app.setNow(NOW)
    ;({ visit } = await app.signIn())
  })

  const textOf = async (path: string, visitor = visit) =>
    (await (await visitor(path)).text()).replaceAll('<!-- -->', '').replaceAll(/<script[\s\S]*?<\/script>/g, '')

  test('the page says what it counts, and its links find the same leads', async () => {
    expect(await textOf(NUMBERS)).toContain('Todavía no hay números')
    const change = { db: app.store.db, actor: { id: null, name: 'Ana' }, now: NOW }
    await createLead(change, buildLead({ name: 'Eva', stage: 'ganado', deals: [buildDeal()] }))
    await createLead(change, buildLead({ name: 'Beto', stage: 'perdido', lostReason: 'precio' }))
    const page = await textOf(`${NUMBERS}?periodo=3`)
    for (const part of [
      'Del 1 sep 2026 al 20 nov 2026',
      '1 (50 %)',
      '$150,000 MXN',
      'aria-label="Por etapa. Nuevo: 0;',
    ])
      expect(page).toContain(part)
    const links = [...page.matchAll(/href="(\/dashboard\/prospectos\?[^"]+)"/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    )
    expect(links.length).toBeGreaterThan(8)
    const reason = links.find((path) => path.includes('motivo=precio')) ?? ''
    const list = await textOf(reason)
    for (const part of ['1 prospecto<', 'Beto', 'Motivo: Precio']) expect(list).toContain(part)
    for (const path of links)
      expect([path, await textOf(path)]).toEqual([path, expect.not.stringContaining('Ningún prospecto')])
  })

  test('a lector sees the numbers without commissions', async () => {
    const change = { db: app.store.db, actor: { id: null, name: 'Ana' }, now: NOW }
    await createLead(change, buildLead({ name: 'Eva', stage: 'ganado', deals: [buildDeal()] }))
    const { visit: reader } = await app.signIn({ role: 'lector' })
    const page = await (await reader(NUMBERS)).text()
    expect(page).toContain('Por etapa')
    for (const hidden of ['Comisión', '150,000', '15000000']) expect(page).not.toContain(hidden)
  })
})
