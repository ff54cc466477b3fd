import { setTimeout } from 'node:timers/promises'
import type { ZodType } from 'zod'
import { countOf } from '#app/forms/control-readers.ts'
import type { JobProgress } from '#app/jobs/job-states.ts'
import type { ReadOutcome } from '#app/inventory/import/file/table.ts'
import { EASY_BROKER_PAGE, EASY_BROKER_PROPERTY, type EasyBrokerProperty } from './easy-broker-property.ts'
import { easyBrokerTable } from './easy-broker-table.ts'

const BASE = 'https://api.easybroker.com/v1'
/** The most that a page of their list holds. */
const PAGE = 50
/** Properties of one import: each is a request of its own. */
const MOST = 1_000
/** Milliseconds between two requests: they allow 20 a second. */
const GAP = 60
/** Requests under way at a time. */
const AT_ONCE = 5
const TRIES = 4
const FIRST_WAIT = 1_000
/** The longest wait for a server that fails, and for one that says how long. */
const LONGEST_WAIT = 10_000
const LONGEST_ASKED_WAIT = 120_000
const PATIENCE = 15_000
const MOST_BYTES = 5 * 1024 * 1024
const BUSY = [408, 425, 429, 500, 502, 503, 504]

const WRONG_KEY = 'EasyBroker no acepta esa clave. Cópiala de Mi cuenta → API en EasyBroker, completa.'
const NO_ANSWER = 'EasyBroker no contesta: no hay conexión con su servidor. Prueba otra vez en unos minutos.'
const TOO_BUSY = 'EasyBroker no acepta más solicitudes por ahora. Prueba otra vez más tarde.'
const FAILED = (status: number) => `EasyBroker falló (error ${status}). Prueba otra vez en unos minutos.`
const NOT_UNDERSTOOD = 'La respuesta de EasyBroker no se entiende. Prueba otra vez, o importa su lista en Excel.'
const NONE = 'Esa cuenta de EasyBroker no tiene propiedades.'
const TOO_MANY = `Esa cuenta tiene más de ${countOf(MOST)} propiedades: exporta su lista de EasyBroker a Excel e impórtala por partes.`

class Refused extends Error {}

export type ReadOptions = {
  /** Ends the reading: the promise is rejected. */
  signal?: AbortSignal
  onProgress?: (state: JobProgress) => void
  /** The address of their API; another one in tests. */
  base?: string
  /** Milliseconds before the second try. */
  firstWait?: number
}

/** The properties of an account of EasyBroker, or the sentence about why they can't be read. */
export async function readEasyBroker(
  key: string,
  { base = BASE, firstWait = FIRST_WAIT, signal, onProgress = () => {} }: ReadOptions = {},
): Promise<ReadOutcome> {
  // A header takes no other signs.
  if (!/^[\w.~+/=-]{8,200}$/.test(key)) return { fault: WRONG_KEY }
  const pace = pacer(signal)
  const progress: JobProgress = { done: 0, total: null }

  async function read<Answer>(path: string, schema: ZodType<Answer>): Promise<Answer | null> {
    for (let tries = 1; ; tries += 1) {
      await pace.turn()
      const answer = await ask(`${base}${path}`, key, signal)
      if (answer === null || BUSY.includes(answer.status)) {
        const wait = answer?.wait ?? Math.min(LONGEST_WAIT, firstWait * 2 ** (tries - 1))
        if (tries === TRIES || wait > LONGEST_ASKED_WAIT) throw new Refused(busySentence(answer?.status))
        if (answer?.wait) onProgress({ ...progress, wait: Math.ceil(wait / 1000) })
        pace.wait(wait)
        continue
      }
      if (answer.status === 401 || answer.status === 403) throw new Refused(WRONG_KEY)
      if (answer.status === 404) return null
      const parsed = schema.safeParse(jsonOf(answer.text))
      if (answer.status !== 200 || !parsed.success) throw new Refused(NOT_UNDERSTOOD)
      return parsed.data
    }
  }

  try {
    const ids = await listIds(read)
    if (ids.length === 0) return { fault: NONE }
    const properties: (EasyBrokerProperty | null)[] = []
    progress.total = ids.length
    onProgress(progress)
    const waiting = ids.entries()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [at, id] of waiting) {
          properties[at] = await read(`/properties/${id}`, EASY_BROKER_PROPERTY)
          progress.done += 1
          onProgress(progress)
        }
      }),
    )
    return easyBrokerTable(properties.flatMap((property) => property ?? []))
  } catch (error) {
    if (error instanceof Refused) return { fault: error.message }
    throw error
  }
}

async function listIds(
  read: <Answer>(path: string, schema: ZodType<Answer>) => Promise<Answer | null>,
): Promise<string[]> {
  const ids = new Set<string>()
  for (let page = 1; ; page += 1) {
    const list = await read(`/properties?page=${page}&limit=${PAGE}`, EASY_BROKER_PAGE)
    for (const { public_id: id } of list?.content ?? []) ids.add(id)
    if (ids.size > MOST || (list?.pagination.total ?? 0) > MOST) throw new Refused(TOO_MANY)
    if (!list?.pagination.next_page || list.content.length === 0) return [...ids]
  }
}

function busySentence(status: number | undefined): string {
  if (status === undefined) return NO_ANSWER
  return status === 429 ? TOO_BUSY : FAILED(status)
}

/** Spaces the requests out. `wait` lets none of them start for so many milliseconds. */
function pacer(signal: AbortSignal | undefined) {
  let next = 0
  return {
    async turn() {
      const now = performance.now()
      const start = Math.max(now, next)
      next = start + GAP
      if (start > now) await setTimeout(start - now, undefined, { signal })
    },
    wait(milliseconds: number) {
      next = Math.max(next, performance.now() + milliseconds)
    },
  }
}

/** `wait`: the milliseconds that the server asks for. Null if there was no answer. */
async function ask(
  url: string,
  key: string,
  signal: AbortSignal | undefined,
): Promise<{ status: number; text: string; wait: number | undefined } | null> {
  try {
    const response = await fetch(url, {
      headers: { 'X-Authorization': key, Accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])]),
    })
    const after = Number(response.headers.get('Retry-After') ?? Number.NaN)
    const wait = after >= 0 ? after * 1000 : undefined
    return { status: response.status, text: await limitedText(response), wait }
  } catch (error) {
    if (error instanceof Refused || signal?.aborted) throw error
    return null
  }
}

async function limitedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new Refused(NOT_UNDERSTOOD)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
