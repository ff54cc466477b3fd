import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isEmailAddress } from './mail/email-address.ts'

/** A wrong or missing setting: the message is the sentence that stops the start. */
export class WrongSetting extends Error {}

const optional = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullable()
  .default(null)

const BYTES_PER_MB = 1_048_576

function flag(name: string, fallback: '0' | '1') {
  return z
    .enum(['0', '1'], { error: (issue) => `${name} solo admite 0 o 1, no «${String(issue.input)}».` })
    .default(fallback)
    .transform((text) => text === '1')
}

const schema = z.object({
  HOST: z
    .string()
    .trim()
    .min(1, 'HOST está vacío: pon una dirección, por ejemplo 127.0.0.1.')
    .refine((text) => !text || isIP(text) !== 0 || isHostName(text), {
      error: (issue) =>
        `HOST no es una dirección: «${String(issue.input)}». Pon una sin puerto, por ejemplo 127.0.0.1.`,
    })
    .default('127.0.0.1'),
  PORT: z
    .string()
    .default('3000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: (issue) => `PORT no es un puerto: «${String(issue.input)}». Pon un número de 0 a 65535.`,
    })
    .transform(Number),
  PUBLIC_URL: optional.refine((text) => text === null || isWebOrigin(text), {
    error: (issue) => `PUBLIC_URL no es una dirección http(s) sin ruta: «${String(issue.input)}».`,
  }),
  DATA_DIR: z.string().trim().min(1, 'DATA_DIR está vacío: pon una carpeta.').default('./data'),
  DATABASE_URL: optional.refine((text) => text === null || isPostgres(text), {
    error: 'DATABASE_URL no es una dirección de PostgreSQL: empieza con postgres:// o postgresql://.',
  }),
  STORAGE_URL: optional.refine((text) => text === null || isBucket(text), {
    error: 'STORAGE_URL no es una dirección de almacenamiento: usa s3://cubo?region=…&endpoint=….',
  }),
  SMTP_URL: optional.refine((text) => text === null || isMailServer(text), {
    error: 'SMTP_URL no es una dirección de correo saliente: usa smtp://usuario:clave@servidor:587 o smtps://….',
  }),
  CONTACT_TO: optional
    .transform((text) => text?.split(',').map((address) => address.trim()) ?? null)
    .refine((addresses) => addresses?.every(isEmailAddress) ?? true, {
      error: 'CONTACT_TO no es un correo: pon uno, o varios separados por comas, como ventas@empresa.mx.',
    }),
  CONTACT_FORWARD_URL: optional.refine((text) => text === null || isWebAddress(text), {
    error: 'CONTACT_FORWARD_URL no es la dirección http(s) de un servicio de formularios: usa https://servicio/….',
  }),
  REGISTRATION: optional.pipe(
    z
      .enum(['open', 'invite'], {
        error: (issue) => `REGISTRATION solo admite open o invite, no «${String(issue.input)}».`,
      })
      .nullable(),
  ),
  TRUST_PROXY: flag('TRUST_PROXY', '0'),
  PAGE_CACHE_MB: z
    .string()
    .default('24')
    .refine((text) => /^\d{1,5}$/.test(text), {
      error: (issue) =>
        `PAGE_CACHE_MB no es un número de megabytes: «${String(issue.input)}». Pon un entero; 0 apaga la caché.`,
    })
    .transform((text) => Number(text) * BYTES_PER_MB),
  LOG_REQUESTS: flag('LOG_REQUESTS', '0'),
  METRICS_TOKEN: optional.refine((text) => text === null || /^[\x21-\x7e]{16,}$/.test(text), {
    error: 'METRICS_TOKEN es muy corta o lleva espacios: pon al menos 16 letras, cifras o signos.',
  }),
  MAP_STYLE_URL: optional.refine((text) => text === null || isWebAddress(text), {
    error: 'MAP_STYLE_URL no es la dirección http(s) de un estilo de mapa: usa https://servicio/…/style.json.',
  }),
  BACKUP_DIR: optional,
  BACKUP_KEEP: z
    .string()
    .default('14')
    .refine((text) => /^[1-9]\d{0,3}$/.test(text), {
      error: (issue) => `BACKUP_KEEP no es un número de respaldos: «${String(issue.input)}». Pon un entero desde 1.`,
    })
    .transform(Number),
  DEMO: flag('DEMO', '1'),
})

export type Settings = {
  host: string
  port: number
  /** Origin of the site without a final slash. */
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  storageUrl: string | null
  smtpUrl: string | null
  /** Who gets visitors' messages. */
  contactTo: string[] | null
  /** The form-forwarding service that gets them too (spec, section 7). */
  contactForwardUrl: string | null
  /** Who may create an account (decision 1): `open` by default only on a local address. */
  registration: 'open' | 'invite'
  /** True when all visitors come through a proxy: the client address is then read from its header. */
  trustProxy: boolean
  /** Most memory for pages that are kept ready; 0 keeps none. */
  pageCacheBytes: number
  /** Whether each request is told in the log, not only those that take long. */
  logRequests: boolean
  /** Whoever has it may read the metrics; null: only programs of this machine. */
  metricsToken: string | null
  /** Address of a MapLibre style, whose streets the map of the listing can show; null for none. */
  mapStyleUrl: string | null
  /** Folder of the nightly backups; null makes none. */
  backupDir: string | null
  /** How many of them are kept. */
  backupKeep: number
  demo: boolean
}

/**
 * Reads and checks the environment (architecture, Contrato del proceso).
 * @throws WrongSetting with a sentence that says what to set
 */
export function readSettings(environment: Record<string, string | undefined> = process.env): Settings {
  const parsed = schema.safeParse(environment)
  if (!parsed.success) throw new WrongSetting(parsed.error.issues.map((issue) => issue.message).join(' '))
  const { HOST, PORT, PUBLIC_URL, DATA_DIR, DATABASE_URL, STORAGE_URL, SMTP_URL, REGISTRATION, TRUST_PROXY, DEMO } =
    parsed.data
  const { CONTACT_TO, CONTACT_FORWARD_URL, PAGE_CACHE_MB, LOG_REQUESTS, METRICS_TOKEN } = parsed.data
  const { MAP_STYLE_URL, BACKUP_DIR, BACKUP_KEEP } = parsed.data
  const publicUrl = PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://${isIP(HOST) === 6 ? `[${HOST}]` : HOST}:${PORT}`
  if (publicUrl.startsWith('https:') && MAP_STYLE_URL?.startsWith('http:'))
    throw new WrongSetting('MAP_STYLE_URL debe empezar con https://: un sitio en https no puede cargar nada sin él.')
  return {
    host: HOST,
    port: PORT,
    publicUrl,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    storageUrl: STORAGE_URL,
    smtpUrl: SMTP_URL,
    contactTo: CONTACT_TO,
    contactForwardUrl: CONTACT_FORWARD_URL,
    registration: REGISTRATION ?? (isLoopback(publicUrl) ? 'open' : 'invite'),
    trustProxy: TRUST_PROXY,
    pageCacheBytes: PAGE_CACHE_MB,
    logRequests: LOG_REQUESTS,
    metricsToken: METRICS_TOKEN,
    mapStyleUrl: MAP_STYLE_URL,
    backupDir: BACKUP_DIR && resolve(BACKUP_DIR),
    backupKeep: BACKUP_KEEP,
    demo: DEMO,
  }
}

/** The environment of a process that this one starts. */
export function environmentWith(settings: Record<string, string>): Record<string, string | undefined> {
  return { ...process.env, ...settings }
}

/** The environment of a process that must know no secret: nothing of this one's but where programs are. */
export function bareEnvironment(settings: Record<string, string>): Record<string, string | undefined> {
  const { PATH, NODE_ENV } = process.env
  return { PATH, NODE_ENV, ...settings }
}

/** A host name needs a letter in its last label: only digits would be a (malformed) IP address. */
function isHostName(text: string): boolean {
  return /^(?:[a-z0-9_-]+\.)*(?=[0-9-]*[a-z])[a-z0-9-]+\.?$/i.test(text)
}

function isPostgres(text: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text)
}

function isWebOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && pathname === '/' && !search && !hash
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password
}

/** A loopback address is reachable only from this machine. */
export function isLoopback(origin: string): boolean {
  return /^https?:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/.test(origin)
}

function isMailServer(text: string): boolean {
  if (!/^smtps?:\/\/[^/?]/.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return hostname !== '' && isDecodable(username + password)
}

function isBucket(text: string): boolean {
  if (!/^s3:\/\/[^/?]/.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password, searchParams } = new URL(text)
  const endpoint = searchParams.get('endpoint')
  return (
    hostname !== '' &&
    searchParams.get('region') !== '' &&
    (endpoint === null || isWebAddress(endpoint)) &&
    isDecodable(username + password)
  )
}

/** A literal percent sign must be written as %25. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
