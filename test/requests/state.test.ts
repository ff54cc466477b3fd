import { rename } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { type TestApp, openTestApp } from '#test/app.ts'
import { shareApp } from '#test/shared-app.ts'
import { STORES } from '#test/stores.ts'

const TOKEN = 'una-llave-de-24-letras-x'
const TOLD = { headers: { Authorization: `Bearer ${TOKEN}` } }

describe.each(STORES)('on %s', (dialect) => {
  const app = shareApp(dialect, () => ({ metricsToken: TOKEN }))

  test('the metrics require the token', async () => {
    const response = await app.visit('/metrics', TOLD)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ])
    for (const init of [{}, { headers: { Authorization: 'Bearer otra' } }]) {
      const refused = await app.visit('/metrics', init)
      expect([refused.status, await refused.text()]).toEqual([404, 'No existe'])
    }
  })

  test('the metrics include the store, the files, the outbox and the process', async () => {
    const createdAt = new Date().toISOString()
    const delivery = { kind: 'contact-mail' as const, messageId: null, payload: null, createdAt }
    await app.store.db
      .insertInto('outbox')
      .values([
        { ...delivery, id: '1', nextAttemptAt: createdAt },
        { ...delivery, id: '2', nextAttemptAt: createdAt, lastError: 'no contesta' },
        { ...delivery, id: '3', nextAttemptAt: null, lastError: 'no contesta' },
        { ...delivery, id: '4', nextAttemptAt: null, lastError: 'no contesta' },
        { ...delivery, id: '5', nextAttemptAt: null, deliveredAt: createdAt },
      ])
      .execute()
    const text = await (await app.visit('/metrics', TOLD)).text()
    const lines = text.split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'cerronorte_store_up 1',
        'cerronorte_files_up 1',
        'cerronorte_outbox_deliveries{state="waiting"} 1',
        'cerronorte_outbox_deliveries{state="retrying"} 1',
        'cerronorte_outbox_deliveries{state="abandoned"} 2',
      ]),
    )
    for (const name of ['process_resident_memory_bytes', 'cerronorte_disk_free_bytes', 'process_start_time_seconds'])
      expect(Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1])).toBeGreaterThan(0)
  })

  test('each metric has the name, the type and the labels that dashboards use', async () => {
    app.parts.watch.requests.labels('/', 'GET', '2xx').observe(0.01)
    app.parts.watch.queries.observe({ outcome: 'ok' }, 0.001)
    const text = await (await app.visit('/metrics', TOLD)).text()
    const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name, type]) => `${name} ${type}`)
    expect(types.toSorted()).toEqual([
      'cerronorte_build_info gauge',
      'cerronorte_connections gauge',
      'cerronorte_disk_free_bytes gauge',
      'cerronorte_files_up gauge',
      'cerronorte_http_request_seconds histogram',
      'cerronorte_last_backup_failed gauge',
      'cerronorte_outbox_deliveries gauge',
      'cerronorte_page_cache_answers_total counter',
      'cerronorte_store_query_seconds histogram',
      'cerronorte_store_up gauge',
      'nodejs_heap_size_used_bytes gauge',
      'process_cpu_seconds_total counter',
      'process_resident_memory_bytes gauge',
      'process_start_time_seconds gauge',
    ])
    const labelled = [...text.matchAll(/^([a-z_]+)\{(.*)\} /gm)].map(([, name = '', labels = '']) =>
      [name, ...[...labels.matchAll(/(\w+)="/g)].map(([, label]) => label)].join(' '),
    )
    expect([...new Set(labelled)].toSorted()).toEqual([
      'cerronorte_build_info version node',
      'cerronorte_http_request_seconds_bucket le route method status',
      'cerronorte_http_request_seconds_count route method status',
      'cerronorte_http_request_seconds_sum route method status',
      'cerronorte_outbox_deliveries state',
      'cerronorte_page_cache_answers_total answer',
      'cerronorte_store_query_seconds_bucket le outcome',
      'cerronorte_store_query_seconds_count outcome',
      'cerronorte_store_query_seconds_sum outcome',
    ])
  })

  test('the page about the state shows the same to a person', async () => {
    const { visit } = await app.signIn()
    const response = await visit('/dashboard/configuracion/estado')
    expect(response.status).toBe(200)
    const text = (await response.text()).replaceAll(/<[^>]+>/g, ' ')
    for (const words of ['Versión', 'de prueba', 'Base de datos', 'Espacio libre en disco', 'Sin entregar'])
      expect(text).toContain(words)
  })

  test('the process is ready while its store and its files are reachable', async () => {
    const response = await app.visit('/readyz')
    expect([response.status, await response.json()]).toEqual([200, { store: 'ok', files: 'ok' }])
  })
})

describe('with an unreachable', () => {
  async function askAll(app: TestApp) {
    const [ready, alive] = [await app.visit('/readyz'), await app.visit('/healthz')]
    return { ready: [ready.status, await ready.json()], alive: alive.status }
  }

  test('store the process is not ready, and its metrics show it', async () => {
    const app = await openTestApp('sqlite', { metricsToken: TOKEN })
    await app.close()
    expect(await askAll(app)).toEqual({ ready: [503, { store: 'unreachable', files: 'unreachable' }], alive: 503 })
    const response = await app.visit('/metrics', TOLD)
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toContain('\ncerronorte_store_up 0\n')
    expect(text).not.toContain('cerronorte_outbox_deliveries')
  })

  test('file store the process is not ready, and is ready again afterwards', async () => {
    const app = await openTestApp('sqlite')
    const { folder } = app
    await rename(folder, `${folder}-away`)
    expect(await askAll(app)).toEqual({ ready: [503, { store: 'ok', files: 'unreachable' }], alive: 200 })
    await rename(`${folder}-away`, folder)
    expect(await askAll(app)).toEqual({ ready: [200, { store: 'ok', files: 'ok' }], alive: 200 })
    await app.close()
  })
})
