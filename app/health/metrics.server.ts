import { lastBackup } from '#app/backups/night.server.ts'
import { countOutbox } from '#app/mail/count-outbox.server.ts'
import type { Parts } from '#app/http/parts.server.ts'
import { withTimeout } from './with-timeout.server.ts'
import { type Metric, type Sample, metricsText } from './metrics-text.server.ts'
import { readReadiness } from './readiness.server.ts'
import { type Watch, CACHE_ANSWERS } from './watch.server.ts'

declare module '#app/http/parts.server.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Parts {
    /** Counters of requests and queries. */
    watch: Watch
    /** Token for the metrics; null allows only programs of this machine. */
    metricsToken: string | null
  }
}

const MILLISECONDS = 1_000
const MICROSECONDS = 1_000_000

type Needed = Pick<Parts, 'store' | 'files' | 'watch' | 'diskSpace'>

/**
 * All metrics of this process for Prometheus. What can't be read from the store now is left out, and
 * `cerronorte_store_up` is 0.
 */
export async function readMetrics(parts: Needed): Promise<string> {
  const { store, watch, diskSpace } = parts
  const [ready, outbox, disk, last] = await Promise.all([
    readReadiness(parts),
    withTimeout(countOutbox(store.db)),
    withTimeout(diskSpace()),
    withTimeout(lastBackup(store.db)),
  ])
  return metricsText([
    gauge('cerronorte_build_info', 'Versión que corre.', [
      { labels: { version: watch.version, node: process.version }, value: 1 },
    ]),
    watch.requests,
    ...loadMetrics(watch),
    ...cacheMetrics(watch),
    gauge('cerronorte_store_up', '1 si la base de datos contesta.', [{ value: Number(ready.store) }]),
    gauge('cerronorte_files_up', '1 si el almacén de fotos contesta.', [{ value: Number(ready.files) }]),
    watch.queries,
    gauge(
      'cerronorte_outbox_deliveries',
      'Entregas pendientes: por hacer, por repetir y abandonadas.',
      counted(outbox),
    ),
    gauge('cerronorte_disk_free_bytes', 'Bytes libres en el disco de DATA_DIR.', disk && [{ value: disk.freeBytes }]),
    gauge(
      'cerronorte_last_backup_timestamp_seconds',
      'Cuándo terminó el último respaldo nocturno.',
      last?.made ? [{ value: Date.parse(last.made.finishedAt) / MILLISECONDS }] : null,
    ),
    gauge(
      'cerronorte_last_backup_failed',
      '1 si el intento más reciente de respaldo falló.',
      last && [{ value: Number(last.fault !== null) }],
    ),
    ...processMetrics(watch),
  ])
}

function loadMetrics({ figures }: Watch): Metric[] {
  const delay = figures.loopDelay()
  return [
    gauge(
      'cerronorte_event_loop_delay_seconds',
      'Lo que espera su turno lo que está listo para correr.',
      delay && [
        { labels: { quantile: '0.5' }, value: delay.median },
        { labels: { quantile: '0.99' }, value: delay.p99 },
        { labels: { quantile: '1' }, value: delay.longest },
      ],
    ),
    gauge('cerronorte_requests_under_way', 'Solicitudes que se están atendiendo.', byKind(figures.underWay())),
    counter(
      'cerronorte_requests_turned_away_total',
      'Solicitudes rechazadas por exceso de trabajo.',
      byKind(figures.refused()),
    ),
    gauge('cerronorte_connections', 'Conexiones abiertas.', [{ value: figures.connections() }]),
  ]
}

function cacheMetrics({ cacheAnswers, figures }: Watch): Metric[] {
  const kept = figures.pageCache()
  return [
    counter(
      'cerronorte_page_cache_answers_total',
      'Páginas públicas servidas: guardada (hit), hecha (miss) o la última hecha (stale).',
      CACHE_ANSWERS.map((answer) => ({ labels: { answer }, value: cacheAnswers[answer] })),
    ),
    gauge('cerronorte_page_cache_pages', 'Páginas guardadas.', kept && [{ value: kept.pages }]),
    gauge('cerronorte_page_cache_bytes', 'Memoria de las páginas guardadas.', kept && [{ value: kept.bytes }]),
    gauge('cerronorte_page_cache_limit_bytes', 'Tope de esa memoria.', kept && [{ value: kept.mostBytes }]),
  ]
}

/** Standard names of process metrics. */
function processMetrics({ startedAt }: Watch): Metric[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    gauge('process_resident_memory_bytes', 'Memoria del proceso.', [{ value: rss }]),
    gauge('nodejs_heap_size_used_bytes', 'Memoria que usa JavaScript.', [{ value: heapUsed }]),
    counter('process_cpu_seconds_total', 'Segundos de procesador.', [{ value: (user + system) / MICROSECONDS }]),
    gauge('process_start_time_seconds', 'Desde cuándo corre.', [{ value: startedAt.getTime() / MILLISECONDS }]),
  ]
}

type Samples = readonly Sample[]

function gauge(name: string, help: string, samples: Samples | null): Metric {
  return { name, help, type: 'gauge', samples: samples ?? [] }
}

function counter(name: string, help: string, samples: Samples): Metric {
  return { name, help, type: 'counter', samples }
}

function counted(counts: Record<string, number> | null): Samples | null {
  return counts && Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }))
}

function byKind(counts: Record<string, number>): Samples {
  return Object.entries(counts).map(([kind, value]) => ({ labels: { kind }, value }))
}
