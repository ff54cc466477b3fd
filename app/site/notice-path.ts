import { NOTICE_PARAM } from './notice-param.ts'
import type { NoticeCode, NoticeLinks } from './notices.ts'

/** Path of a page with a notice to show. */
export function noticePath(path: string, code: NoticeCode, links: NoticeLinks = {}): string {
  const more = new URLSearchParams(links).toString()
  return `${path}${path.includes('?') ? '&' : '?'}${NOTICE_PARAM}=${code}${more && `&${more}`}`
}
