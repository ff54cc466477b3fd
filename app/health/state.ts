import { MOST_PROPERTIES, type UnreadableRow } from '#app/catalogue/catalogue.ts'
import { type LastBackup, backupState } from '#app/backups/backup-state.ts'
import { MOST_VERSIONS, VERSION_YEARS } from '#app/records/version-line.ts'
import { formatMoment } from '#app/calendar/moment.ts'
import type { TimeZone } from '#app/calendar/time-zones.ts'
import { formatBytes } from '#app/figures/bytes.ts'
import { formatCount } from '#app/figures/measure.ts'

/** The state of the site. Values that could not be read in time are null. */
export type SiteState = {
  version: string
  startedAt: string
  files: boolean
  store: {
    isServer: boolean
    bytes: number
    properties: number
    photos: number
    versions: number
    unreadable: readonly UnreadableRow[]
  } | null
  disk: { freeBytes: number; totalBytes: number } | null
  outbox: { waiting: number; retrying: number; abandoned: number } | null
  /** `isSetUp`: whether nightly backups are configured. */
  backup: { isSetUp: boolean; last: LastBackup } | null
  /** When this was read. */
  at: string
  memoryBytes: number
  pageCache: { pages: number; bytes: number; mostBytes: number } | null
  cacheAnswers: { hit: number; miss: number; stale: number }
}

/** `isBad`: an administrator has to act. */
type StateRow = { name: string; value: string; note?: string; isBad?: boolean }
export type StateBox = { title: string; rows: StateRow[] }

/** Free space below which an administrator should act (docs/operations.md, Ver qué pasa). */
const LEAST_FREE_BYTES = 2 * 1024 ** 3
const LEAST_FREE_SHARE = 0.1

/** The state as Spanish sentences (docs/operations.md, Ver qué pasa). */
export function stateBoxes(state: SiteState, timeZone: TimeZone): StateBox[] {
  return [
    {
      title: 'Sitio',
      rows: [
        { name: 'Versión', value: state.version },
        { name: 'En marcha desde', value: formatMoment(timeZone, state.startedAt) },
        { name: 'Memoria en uso', value: formatBytes(state.memoryBytes) },
        ...cacheRows(state),
      ],
    },
    {
      title: 'Datos',
      rows: [...storeRows(state.store), photoRow(state), ...diskRows(state.disk)],
    },
    { title: 'Respaldos', rows: backupRows(state, timeZone) },
    { title: 'Correo', rows: outboxRows(state.outbox) },
  ]
}

function storeRows(store: SiteState['store']): StateRow[] {
  const name = 'Base de datos'
  if (!store) return [{ name, value: 'No contesta', note: 'El sitio muestra las páginas que guardó.', isBad: true }]
  return [
    { name, value: formatBytes(store.bytes), note: store.isServer ? 'PostgreSQL' : 'En este equipo' },
    {
      name: 'Propiedades',
      value: formatCount(store.properties),
      ...(store.properties > MOST_PROPERTIES && {
        isBad: true,
        note: `Un proceso está hecho para ${formatCount(MOST_PROPERTIES)}.`,
      }),
    },
    {
      name: 'Versiones de propiedades y conjuntos',
      value: formatCount(store.versions),
      note: `Se conservan ${VERSION_YEARS} años desde que otra las reemplaza, hasta ${MOST_VERSIONS} de cada uno.`,
    },
    ...store.unreadable.map(({ code, reason }) => ({
      name: 'No se puede leer',
      value: code,
      note: `No aparece en ninguna lista (${reason}).`,
      isBad: true,
    })),
  ]
}

function photoRow({ files, store }: SiteState): StateRow {
  if (!files) return { name: 'Fotos', value: 'No se puede llegar a ellas', isBad: true }
  return { name: 'Fotos', value: store ? formatCount(store.photos) : 'Disponibles' }
}

function diskRows(disk: SiteState['disk']): StateRow[] {
  if (!disk) return []
  const { freeBytes, totalBytes } = disk
  const isBad = isShort(disk)
  const value = `${formatBytes(freeBytes)} de ${formatBytes(totalBytes)}`
  return [{ name: 'Espacio libre en disco', value, isBad, ...(isBad && { note: 'Queda poco: hay que hacer lugar.' }) }]
}

export function isShort({ freeBytes, totalBytes }: { freeBytes: number; totalBytes: number }): boolean {
  return freeBytes < LEAST_FREE_BYTES || freeBytes < totalBytes * LEAST_FREE_SHARE
}

function cacheRows({ pageCache, cacheAnswers: { hit, miss, stale } }: SiteState): StateRow[] {
  if (!pageCache) return []
  const answers = hit + miss + stale
  const share =
    answers > 0 ? `${Math.round(((hit + stale) / answers) * 100)} % de las visitas las recibió ya hechas` : ''
  const value = `${formatCount(pageCache.pages)} (${formatBytes(pageCache.bytes)} de ${formatBytes(pageCache.mostBytes)})`
  return [{ name: 'Páginas guardadas', value, ...(share && { note: share }) }]
}

function backupRows({ backup, at }: SiteState, timeZone: TimeZone): StateRow[] {
  const name = 'Último respaldo'
  if (!backup) return [{ name, value: 'No se sabe' }]
  const { isSetUp, last } = backup
  const { made, fault } = last
  const value = made ? formatMoment(timeZone, made.finishedAt) : 'Todavía ninguno'
  const size = made ? formatBytes(made.bytes) : ''
  switch (backupState(isSetUp, last, new Date(at))) {
    case 'none':
      return [
        { name, value: made ? value : 'Ninguno', note: 'No hay respaldos cada noche: falta su carpeta, en Respaldos.' },
      ]
    case 'failed':
      return [{ name, value, note: `El más reciente falló: ${fault?.sentence}`, isBad: true }]
    case 'old':
      return [{ name, value, note: 'Es viejo: el respaldo de cada noche no se está haciendo.', isBad: true }]
    default:
      return [{ name, value, ...(size && { note: size }) }]
  }
}

function outboxRows(outbox: SiteState['outbox']): StateRow[] {
  if (!outbox) return [{ name: 'Por enviar', value: 'No se sabe' }]
  const { waiting, retrying, abandoned } = outbox
  return [
    { name: 'Por enviar', value: formatCount(waiting) },
    { name: 'Por intentar de nuevo', value: formatCount(retrying), isBad: retrying > 0 },
    { name: 'Sin entregar', value: formatCount(abandoned), isBad: abandoned > 0 },
  ]
}
