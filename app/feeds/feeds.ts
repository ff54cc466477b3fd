/** The public feeds for portals (docs/archive.md). */
export const FEEDS = ['reso', 'trovit', 'meta', 'meta-csv'] as const
export type Feed = (typeof FEEDS)[number]

type FeedText = { file: string; title: string; text: string; type: string }

/** `file`: the last part of the address. */
export const FEED_TEXTS: Record<Feed, FeedText> = {
  reso: {
    file: 'reso.json',
    title: 'JSON con nombres de RESO',
    text: 'Para sistemas y bolsas inmobiliarias que leen los nombres de RESO Data Dictionary.',
    type: 'application/json; charset=utf-8',
  },
  trovit: {
    file: 'propiedades.xml',
    title: 'XML de Trovit, Mitula y LIFULL',
    text: 'Para los buscadores de anuncios de LIFULL Connect, dueña de Trovit y Mitula: un solo formato sirve a todos, y a los portales que lo leen.',
    type: 'application/xml; charset=utf-8',
  },
  meta: {
    file: 'meta.xml',
    title: 'Catálogo de Meta (Facebook e Instagram)',
    text: 'Para anuncios de inmuebles de Meta: da la dirección en su Administrador de ventas como lista de datos programada de un catálogo de anuncios de inmuebles. Lleva ventas y rentas con precio, foto y punto en el mapa, que Meta exige.',
    type: 'application/xml; charset=utf-8',
  },
  'meta-csv': {
    file: 'meta.csv',
    title: 'Catálogo de Meta en CSV',
    text: 'El mismo catálogo como tabla, con los nombres de campo que documenta Meta. Basta uno de los dos.',
    type: 'text/csv; charset=utf-8',
  },
}

/** The feed of a file name; null for any other. */
export function feedOfFile(file: string): Feed | null {
  return FEEDS.find((feed) => FEED_TEXTS[feed].file === file) ?? null
}

/** The forms of Configuración → Portales, by `intent`; each names its feed. */
export const FEED_INTENTS = ['turn-feed-on', 'renew-feed', 'turn-feed-off'] as const
export type FeedIntent = (typeof FEED_INTENTS)[number]
export const FEED_FIELD = 'feed'

export type FeedAddress = { feed: Feed; secret: string }
