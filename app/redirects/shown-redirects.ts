import type { NoticeCode } from '#app/site/notices.ts'

/** Values of `intent` in the forms of Direcciones anteriores. */
export const REDIRECT_INTENTS = {
  add: 'add-redirect',
  remove: 'remove-redirect',
  file: 'import-redirects',
} as const
/** The parameter with an address to try, and the one with words to find in the list. */
export const TRY_PARAM = 'probar'
export const FIND_PARAM = 'busca'
/** Redirects on one page of the list. */
export const REDIRECTS_PAGE_SIZE = 50
/** Lines of a file that were not taken and are named; the rest is counted. */
export const MOST_NAMED = 100
/** Lines that one file may have. */
export const MOST_LINES = 20_000

/** A redirect in the list. `to`: the property by name, or a path. */
export type ShownRedirect = { source: string; to: string; propertyId: string | null }
export type RedirectsPage = { redirects: ShownRedirect[]; total: number; page: number; pages: number; find: string }
/** What a tried address answers, in words. */
export type Tried = { address: string; sentence: string; path: string | null }
/** A line of a file with the texts of its two columns. */
export type RedirectLine = { line: number; from: string; to: string }
/** What became of a file. */
export type FileResult = { added: number; changed: number; same: number; refused: { line: number; sentence: string }[] }
/** A refused form, with what was typed. */
export type RefusedRedirect = { from: string; to: string; field: 'from' | 'to'; sentence: string }

/** The code of the notice about a property that is gone, which a person may add to a list as a target. */
export const GONE_NOTICE: NoticeCode = 'propiedad-ya-no-esta'
