import { stringify } from 'csv-stringify/sync'
import { propertyCode } from '#app/catalogue/property/property.ts'
import { contains } from '#app/db/contains.server.ts'
import type { Store } from '#app/db/store.server.ts'
import { pageAt } from '#app/figures/page-at.ts'
import { followOldAddress } from './follow-redirect.server.ts'
import { readOldAddress } from './old-address.ts'
import { findKnownPages, livePageFault } from './read-redirect.server.ts'
import { REDIRECTS_PAGE_SIZE, type RedirectsPage, type ShownRedirect, type Tried } from './shown-redirects.ts'

/** A property that is in the papelera or gone. */
const GONE_NAME = 'Propiedad que ya no está: lleva a las que se le parecen'
const CSV = { record_delimiter: 'windows', escape_formulas: true } as const

/** One page of the redirects in the order of their addresses. @param find letters of an address or of its target */
export async function findRedirects({ db }: Store, requested: number, find: string): Promise<RedirectsPage> {
  const part = find.trim().toLowerCase()
  const chosen = db
    .selectFrom('redirects')
    .leftJoin('properties', 'properties.id', 'redirects.propertyId')
    .$if(part !== '', (all) =>
      all.where((eb) =>
        eb.or([
          contains(eb.ref('redirects.source'), part),
          contains(eb.fn('lower', ['redirects.target']), part),
          contains(eb.fn('lower', ['properties.propertyId']), part),
        ]),
      ),
    )
  const { total } = await chosen.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const { page, pages, offset } = pageAt(requested, { rows: Number(total), size: REDIRECTS_PAGE_SIZE })
  const rows = await chosen
    .select(['redirects.source', 'redirects.propertyId', 'redirects.target'])
    .select(['properties.id', 'properties.title', 'properties.propertyId as code'])
    .orderBy('redirects.source')
    .limit(REDIRECTS_PAGE_SIZE)
    .offset(offset)
    .execute()
  const redirects = rows.map(({ source, target, id, title, code }): ShownRedirect => {
    if (target !== null) return { source, to: target, propertyId: null }
    if (id === null) return { source, to: GONE_NAME, propertyId: null }
    return { source, to: `${propertyCode({ id, propertyId: code })} · ${title}`, propertyId: id }
  })
  return { redirects, total: Number(total), page, pages, find }
}

/** All redirects as a CSV, which can be changed in a spreadsheet and sent again. */
export async function redirectsFile({ db }: Store): Promise<Response> {
  const rows = await db
    .selectFrom('redirects')
    .leftJoin('properties', 'properties.id', 'redirects.propertyId')
    .select(['redirects.source', 'redirects.target', 'redirects.propertyId', 'properties.slug'])
    .orderBy('redirects.source')
    .execute()
  const cells = rows.map(({ source, target, propertyId, slug }) => [
    source,
    target ?? (slug === null ? `/property/${propertyId}` : `/propiedad/${slug}`),
  ])
  return new Response(`\uFEFF${stringify([['de', 'a'], ...cells], CSV)}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="direcciones-anteriores.csv"',
      'Cache-Control': 'no-store',
    },
  })
}

/** What an old address answers, without leaving the panel. @param typed as in `readOldAddress` */
export async function tryAddress(store: Store, origin: string, typed: string): Promise<Tried> {
  const read = readOldAddress(typed)
  if (!read.ok) return { address: typed, sentence: read.refusal, path: null }
  const { source } = read
  const live = livePageFault(source, await findKnownPages(store, origin))
  if (live !== null) return { address: source, sentence: 'Es una página de este sitio.', path: source }
  const led = await followOldAddress(store, new URL(source, 'http://aqui.invalid'))
  if (!led) return { address: source, sentence: 'No lleva a ninguna página: responde que no existe (404).', path: null }
  const isForGood = led.status === 301
  return {
    address: source,
    sentence: isForGood ? 'Lleva, de forma permanente (301), a' : 'Lleva, mientras siga así (302), a',
    path: led.path,
  }
}
